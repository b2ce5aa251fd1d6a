package org.lasttrick.faults;

import org.lasttrick.Signal;

/** What happens to a cluster while it is used. */
enum Failure {
    PRIMARY_KILLED(true) {
        @Override
        Repair strike(Cluster cluster) throws Exception {
            return killed(cluster.primary());
        }
    },
    PRIMARY_FROZEN(true) {
        @Override
        Repair strike(Cluster cluster) throws Exception {
            return frozen(cluster.primary());
        }
    },
    SYNCHRONOUS_STANDBY_KILLED(false) {
        @Override
        Repair strike(Cluster cluster) throws Exception {
            return killed(cluster.synchronousStandby());
        }
    },
    SYNCHRONOUS_STANDBY_FROZEN(false) {
        @Override
        Repair strike(Cluster cluster) throws Exception {
            return frozen(cluster.synchronousStandby());
        }
    },
    LEADER_OF_ETCD_KILLED(false) {
        @Override
        Repair strike(Cluster cluster) throws Exception {
            Machine leader = cluster.leaderOfEtcd();
            Signal.send("KILL", leader.etcd());
            return leader::startEtcd;
        }
    },
    SERVICE_KILLED(false) {
        @Override
        Repair strike(Cluster cluster) {
            cluster.service(0).kill();
            return () -> cluster.startService(0);
        }
    },
    SWITCHOVER(true) {
        @Override
        Repair strike(Cluster cluster) throws Exception {
            cluster.patronictl("switchover", "--force");
            return () -> {};
        }
    },
    SERVICES_RESTARTED_ONE_AFTER_THE_OTHER(false) {
        @Override
        Repair strike(Cluster cluster) {
            for (int number = 0; number < cluster.services(); number++) {
                cluster.service(number).terminate();
                cluster.startService(number);
            }
            return () -> {};
        }
    };

    private final boolean movesThePrimary;

    Failure(boolean movesThePrimary) {
        this.movesThePrimary = movesThePrimary;
    }

    /** What an operator, or the computer by itself, does about it. */
    @FunctionalInterface
    interface Repair {
        void run() throws Exception;
    }

    abstract Repair strike(Cluster cluster) throws Exception;

    /** Whether another machine becomes the primary. */
    boolean movesThePrimary() {
        return movesThePrimary;
    }

    private static Repair killed(Machine machine) throws Exception {
        machine.signal("KILL");
        return machine::startPatroni;
    }

    private static Repair frozen(Machine machine) throws Exception {
        machine.signal("STOP");
        return () -> machine.signal("CONT");
    }
}
