package org.lasttrick.launch;

import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.Dependent;

/** Runs {@code migrate}, which does what the service does at its start if it has the owner's role. */
@Dependent
record MigrateCommand(Migrations migrations) implements QuarkusApplication {
    @Override
    public int run(String... arguments) {
        System.out.println(
                "The database is ready for this Last Trick: its tables have version " + migrations.run() + ".");
        return 0;
    }
}
