package org.lasttrick.bench;

import java.nio.file.Path;

/**
 * What each part of the benchmark works with.
 *
 * @param directory for files that are of no use later
 * @param ceiling on a server of its own
 */
record Bench(Options options, Results results, Path directory, MeasuredInstallation installation, EntryTable ceiling) {

    /** A part of the benchmark. */
    interface Part {
        /** Makes the games that it needs, while no service runs. */
        default void prepare() throws Exception {}

        void measure() throws Exception;
    }
}
