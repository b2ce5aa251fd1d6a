package org.lasttrick.ledger;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import javax.sql.DataSource;

/** A data source with one connection. Closing it has no effect, so its transaction goes on. */
final class OneConnection {
    private OneConnection() {}

    static DataSource of(Connection connection) {
        Connection kept = proxy(
                Connection.class,
                (method, arguments) -> method.getName().equals("close") ? null : invoke(method, connection, arguments));
        return proxy(DataSource.class, (method, arguments) -> {
            if (!method.getName().equals("getConnection")) {
                throw new UnsupportedOperationException(method.getName());
            }
            return kept;
        });
    }

    private interface Answer {
        Object to(Method method, Object[] arguments) throws Throwable;
    }

    private static <T> T proxy(Class<T> type, Answer answer) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> answer.to(method, arguments)));
    }

    private static Object invoke(Method method, Connection connection, Object[] arguments) throws Throwable {
        try {
            return method.invoke(connection, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
