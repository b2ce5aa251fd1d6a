package org.lasttrick.architecture.wrong.web;

import jakarta.inject.Singleton;

public interface WebThatTakesAServiceApart {
    @Singleton
    record Service(Runnable part) {}

    static void run(Service service) {
        service.part().run();
    }
}
