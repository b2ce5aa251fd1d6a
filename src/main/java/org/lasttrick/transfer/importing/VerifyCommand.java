package org.lasttrick.transfer.importing;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lasttrick.scorekeeping.GameImport.ImportedGame;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.export.Titles;

/** Runs {@code verify FILE}, which reads a JSON export and prints for each game whether it is valid. It needs no database. */
public final class VerifyCommand {
    private static final int VALID = 0;
    private static final int NOT_VALID = 1;

    private final PrintStream out;
    private int games;
    private int wrong;

    private VerifyCommand(PrintStream out) {
        this.out = out;
    }

    /**
     * @param file an export in JSON
     * @return the process's exit status: 0 when every game is valid, 1 when one isn't or the file can't be read
     */
    public static int run(PrintStream out, PrintStream err, Path file) {
        return new VerifyCommand(out).verify(file, err);
    }

    private int verify(Path file, PrintStream err) {
        try (InputStream bytes = Files.newInputStream(file)) {
            ImportFile.games(ImportParser.OF_ANY_SIZE.parse(bytes)).forEach(this::verify);
        } catch (ImportFault e) {
            out.println(verdict(e));
            return NOT_VALID;
        } catch (IOException e) {
            err.println("The file can't be read: " + e.getMessage());
            return NOT_VALID;
        }
        out.println(
                wrong == 0
                        ? "All valid: %d of %d.".formatted(games, games)
                        : "Not valid: %d of %d.".formatted(wrong, games));
        return wrong == 0 ? VALID : NOT_VALID;
    }

    private void verify(String pointer, GameFile file) {
        games++;
        try {
            ImportedGame game = new GameCheck(pointer, file).verified();
            int entries = game.chain().entries().size();
            out.println("%s: %d %s, %s, valid"
                    .formatted(
                            Titles.orPlayers(game.chain().game()),
                            entries,
                            entries == 1 ? "entry" : "entries",
                            game.chain().entries().getLast().hash().fingerprint()));
        } catch (ImportFault e) {
            wrong++;
            out.println(verdict(e));
        }
    }

    private static String verdict(ImportFault fault) {
        boolean unread = fault.kind() == ImportFault.Kind.TOO_MUCH;
        return (unread ? "NOT CHECKED: " : "NOT VALID: ") + fault.sentence();
    }
}
