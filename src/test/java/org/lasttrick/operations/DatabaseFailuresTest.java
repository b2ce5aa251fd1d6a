package org.lasttrick.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

@QuarkusTest
class DatabaseFailuresTest {
    @Inject
    DiskSpace disk;

    @Test
    void connectionsAreKeptAfterARefusal() {
        AtomicInteger flushed = new AtomicInteger();
        AgroalDataSource counting = (AgroalDataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {AgroalDataSource.class},
                (proxy, method, arguments) -> method.getName().equals("flush") ? flushed.incrementAndGet() : null);
        DatabaseFailures failures = new DatabaseFailures(counting, disk);
        assertFalse(failures.isDiskFull(new IllegalStateException(new SQLException("lock timeout", "55P03"))));
        assertEquals(0, flushed.get());
        assertFalse(failures.isDiskFull(new IllegalStateException(new SQLException("terminated", "57P01"))));
        assertEquals(1, flushed.get());
    }
}
