package org.lasttrick.faults;

import static java.util.stream.Collectors.toCollection;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.lasttrick.Signal;
import org.lasttrick.SmallDisk;

/** What happens to an installation while it is used. Each comes back when the fault is over, not when all works again. */
enum Fault {
    CONNECTIONS_ENDED(32) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            installation
                    .database()
                    .asSuperuser("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            + " WHERE usename = 'lasttrick_service' AND random() < 0.7");
        }
    },
    ANSWERS_OF_THE_DATABASE_CUT(24) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            installation.relay().cutAnswers(random.nextInt(5, 50));
        }
    },
    DATABASE_FROZEN(16) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            freeze(installation.database().process(), random.nextInt(100, 1_500));
        }
    },
    DATABASE_FROZEN_LONGER_THAN_REQUESTS_WAIT(2) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            freeze(installation.database().process(), random.nextInt(6_000, 9_000));
        }
    },
    DATABASE_KILLED(16) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            installation.database().process().destroyForcibly();
        }
    },
    DATABASE_KILLED_WITH_ALL_ITS_PROCESSES(12) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            Signal.send("KILL", installation.database().process());
        }
    },
    /** Half of the time the write-ahead log needs a new file at that moment, without which PostgreSQL ends. */
    DISK_FULL(1) {
        @Override
        boolean isPossible(FaultInstallation installation) {
            return installation.disk().isPresent();
        }

        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
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
    SERVICE_FROZEN(8) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            freeze(oneReplica(installation, random).process(), random.nextInt(100, 1_500));
        }
    },
    SERVICE_KILLED(2) {
        @Override
        void strike(FaultInstallation installation, Random random) {
            oneReplica(installation, random).killAndStart();
        }
    },
    SERVICE_KILLED_AND_ITS_CLOCK_SET(1) {
        @Override
        void strike(FaultInstallation installation, Random random) {
            oneReplica(installation, random).killAndStart((random.nextInt(3) - 1) * THREE_YEARS);
        }
    },
    MIGRATION_KILLED(1) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            KilledMigration.strike(installation.database(), random);
        }
    },
    ALL_CONNECTIONS_OF_THE_DATABASE_TAKEN(4) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            installation.database().takeConnections(random.nextInt(500, 3_000));
        }
    },
    ALL_CONNECTIONS_OF_THE_SERVICES_WAIT(2) {
        @Override
        int scorers() {
            return CROWD;
        }

        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            installation
                    .database()
                    .asSuperuser(
                            "BEGIN; LOCK TABLE entry IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(%d / 1000.0); COMMIT"
                                    .formatted(random.nextInt(500, 3_500)));
        }
    },
    SIXTY_FOUR_SCORE_AT_ONE_TABLE(4) {
        @Override
        int scorers() {
            return CROWD;
        }

        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            Thread.sleep(random.nextInt(500, 1_500));
        }
    },
    /** Loses what came after {@link FaultInstallation#backUp}, which nothing can prevent: it is never drawn at random. */
    OLD_BACKUP_PLAYED_BACK(0) {
        @Override
        void strike(FaultInstallation installation, Random random) throws Exception {
            installation.playBackTheBackup();
        }
    };

    private static final int THREE_YEARS = 3 * 365;
    private static final int CROWD = 64;

    /** How often it is drawn, compared with the others: seldom if it takes seconds. */
    private final int weight;

    Fault(int weight) {
        this.weight = weight;
    }

    abstract void strike(FaultInstallation installation, Random random) throws Exception;

    /** How many more clients score meanwhile, all at one table. */
    int scorers() {
        return 0;
    }

    /** Each that is possible once, and others until there are at least {@code number}, in random order. */
    static List<Fault> sequence(int number, FaultInstallation installation, Random random) {
        List<Fault> faults = Stream.of(values())
                .filter(fault -> fault.weight > 0 && fault.isPossible(installation))
                .collect(toCollection(ArrayList::new));
        while (faults.size() < number) {
            faults.add(any(installation, random));
        }
        Collections.shuffle(faults, random);
        return faults;
    }

    boolean isPossible(FaultInstallation installation) {
        return true;
    }

    private static Fault any(FaultInstallation installation, Random random) {
        Fault[] weighted = Stream.of(values())
                .filter(fault -> fault.isPossible(installation))
                .flatMap(fault -> Stream.generate(() -> fault).limit(fault.weight))
                .toArray(Fault[]::new);
        return weighted[random.nextInt(weighted.length)];
    }

    private static Replica oneReplica(FaultInstallation installation, Random random) {
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
