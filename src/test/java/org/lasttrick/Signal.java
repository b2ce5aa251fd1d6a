package org.lasttrick;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** Signals that Java can't send; not on Windows. */
public final class Signal {
    private Signal() {}

    /** @param name as {@code kill} takes it: {@code STOP}, {@code CONT}, {@code KILL} */
    public static void send(String name, ProcessHandle process) throws IOException, InterruptedException {
        List<String> command = Stream.concat(
                        Stream.of("kill", "-" + name),
                        Stream.concat(Stream.of(process), process.descendants()).map(each -> Long.toString(each.pid())))
                .toList();
        // Its status tells only that one of them had ended already.
        new ProcessBuilder(command).start().waitFor();
    }
}
