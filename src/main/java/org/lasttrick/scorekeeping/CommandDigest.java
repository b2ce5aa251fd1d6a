package org.lasttrick.scorekeeping;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.Hash;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.notation.Notation;

/**
 * Digests the content of commands, to tell a repeated command from another one under the same id. Receipts outlive upgrades, so the
 * digested form is frozen: a name for each command, independent of its class, and its content, in which fields added later are left
 * out when they have the meaning that their absence had.
 */
final class CommandDigest {
    private static final ObjectMapper MAPPER = Notation.stored()
            .addMixIn(GameCommand.Join.class, LaterFields.class)
            .addMixIn(GameCommand.Rename.class, LaterFields.class)
            .addMixIn(GameCommand.Substitute.class, LaterFields.class)
            .addMixIn(Entrant.class, LaterFields.class)
            .addMixIn(GameCommand.TakeSeats.class, SeatsFromAHandOn.class);

    private CommandDigest() {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private interface LaterFields {}

    interface SeatsFromAHandOn {
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Integer hand();
    }

    static Hash of(GameCommand.StartGame command) {
        return digest("StartGame", command);
    }

    static Hash of(GameCommand.Rematch command) {
        return digest("Rematch", command);
    }

    static Hash of(GameCommand command) {
        String name = switch (command) {
            case GameCommand.ScoreHand score -> "ScoreHand";
            case GameCommand.CorrectHand correct -> "CorrectHand";
            case GameCommand.StrikeHand strike -> "StrikeHand";
            case GameCommand.Join join -> "Join";
            case GameCommand.Leave leave -> "Leave";
            case GameCommand.Return comeBack -> "Return";
            case GameCommand.Rename rename -> "Rename";
            case GameCommand.Substitute substitute -> "Substitute";
            case GameCommand.TakeSeats seats -> "TakeSeats";
            case GameCommand.CorrectRules rules -> "CorrectRules";
            case GameCommand.CorrectDay day -> "CorrectDay";
            case GameCommand.Close close -> "Close";
            case GameCommand.Abandon abandon -> "Abandon";
            case GameCommand.Reopen reopen -> "Reopen";
            case GameCommand.Undo undo -> "Undo";
            case GameCommand.Redo redo -> "Redo";
        };
        return digest(name, command);
    }

    private static Hash digest(String name, Object command) {
        try {
            return Hash.over(name, MAPPER.writeValueAsString(command));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A command could not be written", e);
        }
    }
}
