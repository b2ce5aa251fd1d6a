package org.lasttrick.language.narration;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Timeline.Hand;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.GameText.Fate;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;

/**
 * Describes a ledger's entries: what each recorded, and whether later entries have changed it.
 *
 * @param text the sentences, in the reader's language
 * @param rules says what a correction of the rules changed, after the game before it
 */
public record EntryNarrator(GameText text, BiFunction<Game, GameEvent.RulesCorrected, String> rules) {
    public EntryNarrator(Messages messages, BiFunction<Game, GameEvent.RulesCorrected, String> rules) {
        this(messages.of(GameText.class), rules);
    }

    /**
     * An entry is described in the reader's words.
     *
     * @param now what later entries did to it; {@code null} when it still counts as recorded
     * @param about the version of the entry that it undoes, redoes, corrects or strikes out; {@code null} for none
     */
    public record Entry(
            int version,
            String text,
            @Nullable Now now,
            @Nullable Integer about) {
        private Entry with(Now fate) {
            return new Entry(version, text, fate, about);
        }
    }

    /** @param by the version of the entry that did it */
    public record Now(String text, int by) {}

    /** @param events all of the game's, in order */
    public List<Entry> entries(List<GameEvent> events) {
        return entries(Game.fold(events), events, 1, events.size());
    }

    /**
     * Describes some of the entries.
     *
     * @param events all of {@code game}'s, in order
     * @param first the version of the first of them, from 1
     * @param last the version of the last of them, at most the last of all; less than {@code first} for none
     */
    public List<Entry> entries(Game game, List<GameEvent> events, int first, int last) {
        Set<Integer> described = described(events, first, last);
        Fates fates = Fates.in(game);
        NavigableMap<Integer, Entry> entries = new TreeMap<>();
        Game before = null;
        for (GameEvent event : events) {
            int version = before == null ? 1 : before.version() + 1;
            List<Integer> affected = affected(before, event);
            if (described.contains(version)) {
                Integer about = affected.isEmpty() ? null : affected.getFirst();
                entries.put(version, new Entry(version, describe(before, event, entries), null, about));
            }
            if (!affected.isEmpty() && fates.of(version, event) == null) {
                for (int earlier : affected) {
                    Fate fate = fates.of(earlier, events.get(earlier - 1));
                    if (fate != null && causes(fate, event)) {
                        entries.computeIfPresent(earlier, (_, entry) -> entry.with(new Now(text.fate(fate), version)));
                    }
                }
            }
            before = before == null ? Game.fold(List.of(event)) : before.after(event);
        }
        return first > last
                ? List.of()
                : List.copyOf(entries.subMap(first, true, last, true).values());
    }

    /** Returns the versions of these entries, and of those that they undo or redo. */
    private static Set<Integer> described(List<GameEvent> events, int first, int last) {
        Set<Integer> versions = new LinkedHashSet<>();
        for (int version = first; version <= last; version++) {
            versions.add(version);
            if (events.get(version - 1) instanceof GameEvent.Reversal reversal) {
                versions.add(reversal.version());
            }
        }
        return versions;
    }

    /**
     * The fates say which entries count, and which hands were corrected.
     *
     * @param counting the versions of those that count
     * @param corrected by the version of the entry of each hand that counts, whether it was corrected
     */
    private record Fates(Set<Integer> counting, Map<Integer, Boolean> corrected) {
        static Fates in(Game game) {
            Map<Integer, Boolean> corrected = new LinkedHashMap<>();
            game.hands().forEach(hand -> corrected.put(hand.entry(), hand.corrected()));
            return new Fates(game.counting().stream().map(Game.Entry::version).collect(Collectors.toSet()), corrected);
        }

        @Nullable
        Fate of(int version, GameEvent event) {
            if (version == 1 || event instanceof GameEvent.Reversal) {
                return null;
            }
            if (!counting.contains(version)) {
                return Fate.TAKEN_BACK;
            }
            Boolean isCorrected = event instanceof GameEvent.HandScored ? corrected.get(version) : Boolean.FALSE;
            if (isCorrected == null) {
                return Fate.STRUCK_OUT;
            }
            return isCorrected ? Fate.CORRECTED : null;
        }
    }

    private static boolean causes(Fate fate, GameEvent event) {
        return switch (fate) {
            case TAKEN_BACK -> event instanceof GameEvent.EntryUndone;
            case STRUCK_OUT, CORRECTED -> event instanceof GameEvent.Rescoring;
        };
    }

    /**
     * Describes one entry, which is no undo or redo.
     *
     * @param before the game without it
     */
    public String describe(Game before, GameEvent event) {
        return describe(before, event, Map.of());
    }

    /** Says that an entry was undone or redone; a hand is named by its number alone. */
    public String reversed(Game before, GameEvent event, boolean undone) {
        String entry = event instanceof GameEvent.HandScored
                ? text.handNumber(before.hands().size() + 1)
                : describe(before, event);
        return undone ? text.undone(entry) : text.redone(entry);
    }

    private String describe(@Nullable Game before, GameEvent event, Map<Integer, Entry> earlier) {
        if (before == null) {
            Game begun = Game.fold(List.of(event));
            return text.started(new HandNarrator(text, begun).list(begun.playerNames()));
        }
        HandNarrator words = new HandNarrator(text, before);
        return switch (event) {
            case GameEvent.GameStarted start -> throw new IllegalStateException("A game starts once");
            case GameEvent.HandScored(HandResult result) ->
                text.handRecorded(before.hands().size() + 1, words.describe(result));
            case GameEvent.HandCorrected(int hand, HandResult result, var reason, List<Integer> struck, var kept) ->
                withStruck(
                        struck, text.handCorrected(hand, words.describe(result(before, hand)), words.describe(result)));
            case GameEvent.HandStruck(int hand, List<Integer> struck, var kept) ->
                withStruck(struck, text.handStruck(hand, words.describe(result(before, hand))));
            case GameEvent.PlayerJoined joined ->
                text.joined(joined.playerName().toString());
            case GameEvent.PlayerAdded added ->
                text.addedFrom(added.hand(), added.playerName().toString());
            case GameEvent.PlayerLeft(PlayerId player) -> text.hasLeft(before.nameOf(player));
            case GameEvent.PlayerReturned(PlayerId player) ->
                before.sheet().mayBuyBackIn(player)
                        ? text.boughtIn(before.nameOf(player))
                        : text.cameBack(before.nameOf(player));
            case GameEvent.PlayerRenamed renamed ->
                text.renamed(
                        before.nameOf(renamed.player()), renamed.playerName().toString());
            case GameEvent.PlayerSubstituted change ->
                text.substituted(
                        change.hand(),
                        before.playing(change.hand(), change.player()).toString(),
                        change.playerName().toString());
            case GameEvent.SeatsChanged(List<PlayerId> players, PlayerId dealer) ->
                text.newSeats(words.names(players), before.nameOf(dealer));
            case GameEvent.SeatsCorrected(int hand, List<PlayerId> players, PlayerId dealer) ->
                text.seatsFrom(
                        hand,
                        words.names(players),
                        new HandNarrator(text, before.after(event)).dealerName(hand, dealer));
            case GameEvent.RulesCorrected correction ->
                withStruck(correction.struck(), text.rulesCorrected(changedRules(before, correction)));
            case GameEvent.DayCorrected(String day) -> text.playedOn(day);
            case GameEvent.GameClosed closed -> text.closed();
            case GameEvent.GameAbandoned abandoned -> text.abandoned();
            case GameEvent.GameReopened reopened -> text.reopened();
            case GameEvent.EntryUndone(int version) -> text.undone(text(earlier, version));
            case GameEvent.EntryRedone(int version) -> text.redone(text(earlier, version));
        };
    }

    private static String text(Map<Integer, Entry> entries, int version) {
        return Objects.requireNonNull(entries.get(version)).text();
    }

    /**
     * Returns the versions of the entry that an event is about, which is the first, and of the later hands that it strikes out.
     */
    private static List<Integer> affected(@Nullable Game before, GameEvent event) {
        return switch (event) {
            case GameEvent.HandChange change ->
                entriesOf(Stream.concat(Stream.of(change.hand()), change.struck().stream()), before);
            case GameEvent.RulesCorrected correction -> entriesOf(correction.struck().stream(), before);
            case GameEvent.Reversal reversal -> List.of(reversal.version());
            case GameEvent.GameStarted _,
                    GameEvent.HandScored _,
                    GameEvent.TableChange _,
                    GameEvent.DayCorrected _,
                    GameEvent.GameClosed _,
                    GameEvent.GameAbandoned _,
                    GameEvent.GameReopened _ -> List.of();
        };
    }

    private static List<Integer> entriesOf(Stream<Integer> hands, @Nullable Game before) {
        List<Hand> recorded = Objects.requireNonNull(before).hands();
        return hands.map(number -> recorded.get(number - 1).entry()).toList();
    }

    /** Returns what was corrected: each setting before and after. */
    public String changedRules(Game before, GameEvent.RulesCorrected correction) {
        return rules.apply(before, correction);
    }

    private static HandResult result(Game game, int hand) {
        return game.hands().get(hand - 1).result();
    }

    /** Returns the sentence of an entry and, if it struck out other hands, one that names them. */
    public String withStruck(List<Integer> struck, String entry) {
        return struck.isEmpty()
                ? entry
                : text.struckWithIt(entry, struck.stream().map(text::handNumber).collect(Collectors.joining(", ")));
    }
}
