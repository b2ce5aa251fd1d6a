package org.lasttrick.game.stored;

import org.lasttrick.game.GameEvent;
import org.lasttrick.rules.Keyword;

/** An event type is a kind of entry. Its name in the ledger never changes. */
public enum EventType implements Keyword {
    GAME_STARTED(2),
    HAND_SCORED(1),
    HAND_CORRECTED(2),
    HAND_STRUCK(2),
    PLAYER_JOINED(2),
    PLAYER_ADDED(1),
    PLAYER_LEFT(1),
    PLAYER_RETURNED(1),
    PLAYER_RENAMED(1),
    PLAYER_SUBSTITUTED(1),
    SEATS_CHANGED(1),
    SEATS_CORRECTED(1),
    RULES_CORRECTED(1),
    DAY_CORRECTED(1),
    GAME_CLOSED(1),
    GAME_ABANDONED(1),
    GAME_REOPENED(1),
    ENTRY_UNDONE(1),
    ENTRY_REDONE(1);

    private final int revision;

    EventType(int revision) {
        this.revision = revision;
    }

    /** Returns the revision of the form in which such events are written today. */
    public int revision() {
        return revision;
    }

    public static EventType of(GameEvent event) {
        return switch (event) {
            case GameEvent.GameStarted _ -> GAME_STARTED;
            case GameEvent.HandScored _ -> HAND_SCORED;
            case GameEvent.HandCorrected _ -> HAND_CORRECTED;
            case GameEvent.HandStruck _ -> HAND_STRUCK;
            case GameEvent.PlayerJoined _ -> PLAYER_JOINED;
            case GameEvent.PlayerAdded _ -> PLAYER_ADDED;
            case GameEvent.PlayerLeft _ -> PLAYER_LEFT;
            case GameEvent.PlayerReturned _ -> PLAYER_RETURNED;
            case GameEvent.PlayerRenamed _ -> PLAYER_RENAMED;
            case GameEvent.PlayerSubstituted _ -> PLAYER_SUBSTITUTED;
            case GameEvent.SeatsChanged _ -> SEATS_CHANGED;
            case GameEvent.SeatsCorrected _ -> SEATS_CORRECTED;
            case GameEvent.RulesCorrected _ -> RULES_CORRECTED;
            case GameEvent.DayCorrected _ -> DAY_CORRECTED;
            case GameEvent.GameClosed _ -> GAME_CLOSED;
            case GameEvent.GameAbandoned _ -> GAME_ABANDONED;
            case GameEvent.GameReopened _ -> GAME_REOPENED;
            case GameEvent.EntryUndone _ -> ENTRY_UNDONE;
            case GameEvent.EntryRedone _ -> ENTRY_REDONE;
        };
    }
}
