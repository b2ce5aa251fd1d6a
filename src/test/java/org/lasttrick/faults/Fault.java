package org.lasttrick.faults;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Random;
import java.util.stream.Stream;
import org.lasttrick.Signal;
import org.lasttrick.SmallDisk;

/** What happens to an installation while it is used. Each comes back when the fault is over, not when all works again. */
enum Fault {
    CONNECTIONS_ENDED(8) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            installation
                    .database()
                    .asSuperuser("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            + " WHERE usename = 'lasttrick_service' AND random() < 0.7");
        }
    },
    ANSWERS_OF_THE_DATABASE_CUT(6) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            installation.proxy().cutAnswers(random.nextInt(5, 50));
        }
    },
    DATABASE_FROZEN(4) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            freeze(installation.database().process(), random.nextInt(100, 1_500));
        }
    },
    DATABASE_FROZEN_LONGER_THAN_REQUESTS_WAIT(1) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            freeze(installation.database().process(), random.nextInt(6_000, 9_000));
        }
    },
    DATABASE_KILLED(4) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            installation.database().process().destroyForcibly();
        }
    },
    DATABASE_KILLED_WITH_ALL_ITS_PROCESSES(3) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            Signal.send("KILL", installation.database().process());
        }
    },
    /** Half of the time the write-ahead log needs a new file at that moment, without which PostgreSQL ends. */
    DISK_FULL(2) {
        @Override
        boolean isPossible(Installation installation) {
            return installation.disk().isPresent();
        }

        @Override
        void strike(Installation installation, Random random) throws Exception {
            SmallDisk disk = installation.disk().orElseThrow();
            disk.fill();
            try {
                if (random.nextBoolean()) {
                    installation.database().asSuperuser("SELECT pg_switch_wal()");
                }
                Thread.sleep(random.nextInt(500, 3_000));
            } catch (SQLException e) {
                // It ends in the middle of the answer.
                Thread.sleep(random.nextInt(500, 3_000));
            } finally {
                disk.free();
            }
        }
    },
    SERVICE_FROZEN(2) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            freeze(oneReplica(installation, random).process(), random.nextInt(100, 1_500));
        }
    },
    SERVICE_KILLED(1) {
        @Override
        void strike(Installation installation, Random random) {
            oneReplica(installation, random).killAndStart();
        }
    },
    /** Loses what came after {@link Installation#backUp}, which nothing can prevent: it is never drawn at random. */
    OLD_BACKUP_PLAYED_BACK(0) {
        @Override
        void strike(Installation installation, Random random) throws Exception {
            installation.playBackTheBackup();
        }
    };

    /** How often it is drawn, compared with the others. */
    private final int weight;

    Fault(int weight) {
        this.weight = weight;
    }

    abstract void strike(Installation installation, Random random) throws Exception;

    boolean isPossible(Installation installation) {
        return true;
    }

    static Fault any(Installation installation, Random random) {
        Fault[] weighted = Stream.of(values())
                .filter(fault -> fault.isPossible(installation))
                .flatMap(fault -> Stream.generate(() -> fault).limit(fault.weight))
                .toArray(Fault[]::new);
        return weighted[random.nextInt(weighted.length)];
    }

    private static Replica oneReplica(Installation installation, Random random) {
        return installation
                .replicas()
                .get(random.nextInt(installation.replicas().size()));
    }

    private static void freeze(ProcessHandle process, int millis) throws IOException, InterruptedException {
        Signal.send("STOP", process);
        try {
            Thread.sleep(millis);
        } finally {
            Signal.send("CONT", process);
        }
    }
}
