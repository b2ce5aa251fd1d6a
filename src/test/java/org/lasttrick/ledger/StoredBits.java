package org.lasttrick.ledger;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import org.lasttrick.chain.GameId;

/**
 * The columns of an entry as bits in PostgreSQL. The generated column is left out, since nobody can change it.
 */
enum StoredBits {
    GAME_ID(Form.TEXT),
    VERSION(Form.NUMBER),
    TYPE(Form.TEXT),
    REVISION(Form.NUMBER),
    PAYLOAD(Form.TEXT),
    ACTOR(Form.TEXT),
    COMMAND_ID(Form.TEXT),
    COMMAND_DIGEST(Form.BYTES),
    RECORDED_AT(Form.TIME),
    PREVIOUS_HASH(Form.BYTES),
    HASH(Form.BYTES);

    private final Form form;

    StoredBits(Form form) {
        this.form = form;
    }

    private enum Form {
        TEXT("8 * octet_length(%1$s)", turned("convert_from(set_bit(%2$s, ?, 1 - get_bit(%2$s, ?)), 'UTF8')")),
        BYTES("8 * octet_length(%1$s)", "set_bit(%1$s, ?, 1 - get_bit(%1$s, ?))"),
        NUMBER("32", "%1$s # (1 << ?) # (0 * ?)"),
        /** As it is stored: the microseconds since 2000. */
        TIME(
                "64",
                "timestamptz '2000-01-01Z' + make_interval() + (SELECT (t.micros # (1::bigint << ?) # (0 * ?))"
                        + " * interval '1 microsecond' FROM (SELECT (1000000 * extract(epoch FROM %1$s"
                        + " - timestamptz '2000-01-01Z'))::bigint AS micros) AS t)");

        private final String count;
        private final String turn;

        Form(String count, String turn) {
            this.count = count;
            this.turn = turn;
        }

        private static String turned(String text) {
            return text.replace("%2$s", "convert_to(%1$s, 'UTF8')");
        }
    }

    private String column() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The number of bits in this column of an entry; 0 for null. */
    int count(Connection connection, GameId game, int version) throws SQLException {
        String query = "SELECT coalesce(%s, 0) FROM entry WHERE game_id = ? AND version = ?"
                .formatted(form.count.formatted(column()));
        try (PreparedStatement select = connection.prepareStatement(query)) {
            select.setString(1, game.value());
            select.setInt(2, version);
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        }
    }

    void turn(Connection connection, GameId game, int version, int bit) throws SQLException {
        String change = "UPDATE entry SET %s = %s WHERE game_id = ? AND version = ?"
                .formatted(column(), form.turn.formatted(column()));
        try (PreparedStatement update = connection.prepareStatement(change)) {
            update.setInt(1, bit);
            update.setInt(2, bit);
            update.setString(3, game.value());
            update.setInt(4, version);
            if (update.executeUpdate() != 1) {
                throw new AssertionError("No entry " + version);
            }
        }
    }
}
