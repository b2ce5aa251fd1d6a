package org.lasttrick.bare;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The least that an endpoint of this stack can do: it reads a little JSON and appends one row. */
@Path("/append")
public class BareResource {
    private final DataSource database;
    private final String insert;

    BareResource(DataSource database, @ConfigProperty(name = "bench.insert") String insert) {
        this.database = database;
        this.insert = insert;
    }

    /** Entry {@code version} of a game; {@code n} makes its command id unique. */
    public record Append(String game, int version, int n) {}

    /** What was appended. */
    public record Appended(String game, int version) {}

    @POST
    public Response append(Append row) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(insert)) {
            statement.setString(1, row.game());
            statement.setInt(2, row.version());
            statement.setInt(3, row.n());
            return statement.executeUpdate() == 1
                    ? Response.status(201)
                            .entity(new Appended(row.game(), row.version()))
                            .build()
                    : Response.status(409).build();
        }
    }
}
