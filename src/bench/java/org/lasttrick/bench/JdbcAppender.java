package org.lasttrick.bench;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Appends entries to one game after the other, without HTTP. */
final class JdbcAppender implements Load.Client {
    private final Connection connection;
    private final PreparedStatement insert;
    private final String prefix;
    private final int number;
    private final int clients;
    private final int hands;
    private int n;

    /** @param prefix of the games, of which it takes {@code number}, {@code number + clients} and so on */
    JdbcAppender(Connection connection, String prefix, int number, int clients, int hands) throws SQLException {
        this.connection = connection;
        this.insert = connection.prepareStatement(EntryTable.INSERT);
        this.prefix = prefix;
        this.number = number;
        this.clients = clients;
        this.hands = hands;
    }

    @Override
    public boolean next() throws SQLException {
        insert.setString(1, prefix + (number + n / hands * clients));
        insert.setInt(2, n % hands + 1);
        insert.setInt(3, n++);
        return insert.executeUpdate() == 1;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
