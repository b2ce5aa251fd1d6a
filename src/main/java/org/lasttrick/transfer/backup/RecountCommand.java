package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.Dependent;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;

/** {@code recount}, inside Quarkus: forgets what is derived from the ledgers, so that the service derives it again. */
@Dependent
class RecountCommand implements QuarkusApplication {

    private final Flyway flyway;

    RecountCommand(Flyway flyway) {
        this.flyway = flyway;
    }

    @Override
    public int run(String... arguments) {
        return BackupCommands.status(this::recount);
    }

    private void recount() throws SQLException {
        try (Connection owner = flyway.getConfiguration().getDataSource().getConnection();
                Statement statement = owner.createStatement()) {
            statement.execute("SELECT recount_games()");
        }
        System.out.println("The games are counted anew while Last Trick runs.");
    }
}
