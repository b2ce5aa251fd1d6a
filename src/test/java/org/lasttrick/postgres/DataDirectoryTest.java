package org.lasttrick.postgres;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataDirectoryTest {

    @TempDir
    Path temp;

    @Test
    void aDataDirectoryIsLockedOnce() throws IOException {
        try (var _ = DataDirectory.lock(temp, Duration.ZERO)) {
            assertThrows(CommandException.class, () -> DataDirectory.lock(temp, Duration.ZERO));
        }
        assertDoesNotThrow(() -> DataDirectory.lock(temp, Duration.ZERO).close());
    }

    @Test
    void theNextStartWaitsForOneThatIsStopping() throws Exception {
        DataDirectory stopping = DataDirectory.lock(temp, Duration.ZERO);
        var next = CompletableFuture.supplyAsync(() -> DataDirectory.lock(temp, Duration.ofMinutes(1)));
        stopping.close();
        next.get().close();
    }

    @Test
    void aDirectoryThatCanNotBeCreatedIsNamed() throws IOException {
        Path file = Files.createFile(temp.resolve("file"));
        var refusal =
                assertThrows(CommandException.class, () -> DataDirectory.lock(file.resolve("data"), Duration.ZERO));
        assertTrue(refusal.getMessage().contains(file.toString()), refusal.getMessage());
    }

    @Test
    void passwordsStayTheSameFromStartToStart() throws IOException {
        Path file = temp.resolve("passwords");
        assertEquals(Passwords.readOrCreate(file), Passwords.readOrCreate(file));
    }

    @Test
    void aDamagedPasswordFileIsNamed() throws IOException {
        Path file = Files.writeString(temp.resolve("passwords"), "superuser=x';--\n");
        var refusal = assertThrows(CommandException.class, () -> Passwords.readOrCreate(file));
        assertTrue(refusal.getMessage().contains(file.toString()), refusal.getMessage());
    }
}
