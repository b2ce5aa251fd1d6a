package org.lasttrick.architecture.wrong.web;

import jakarta.inject.Singleton;
import java.util.function.Function;

public interface WebThatTakesAServiceApart {
    @Singleton
    record Service(Runnable part) {}

    Function<Service, Runnable> PART = Service::part;
}
