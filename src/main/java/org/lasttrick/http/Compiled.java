package org.lasttrick.http;

import io.quarkus.runtime.LaunchMode;
import jakarta.enterprise.inject.Instance;
import java.util.Optional;

/** Finds what the build has compiled from templates and message bundles. */
public final class Compiled {
    private Compiled() {}

    /**
     * Returns the compiled instance; empty in development, where Qute reads the sources as they are now, and in tests that were
     * built without Maven.
     */
    public static <T> Optional<T> of(Instance<T> compiled) {
        return switch (LaunchMode.current()) {
            case NORMAL, RUN -> Optional.of(compiled.get());
            case TEST, DEVELOPMENT -> compiled.stream().findFirst();
        };
    }
}
