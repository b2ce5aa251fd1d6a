package org.lasttrick.web.ledger;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.Verification;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.RuleChanges;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.PastSheetView;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.SheetView.Link;
import org.lasttrick.web.layout.ReaderTimes;
import org.lasttrick.web.ledger.LedgerView.AnswerView;
import org.lasttrick.web.ledger.LedgerView.RowView;
import org.lasttrick.web.sheet.ServiceSheetHost;

/** Draws the ledger, also a damaged one, and the sheet as it stood after an entry. */
@Singleton
public record LedgerPresenter(Messages messages, SheetPresenter sheets, Access access, ReaderTimes times) {
    private static final String HAND = "hand-scored";
    private static final Duration SHORTEST_HAND = Duration.ofSeconds(3);

    /**
     * Draws the page.
     *
     * @param asked {@code head}, to be looked for; {@code from} and {@code to}, to be compared
     * @param mayScore whether the device that asks is one of the game's book
     */
    public LedgerView draw(GameId id, Audit audit, FormFields asked, boolean mayScore) {
        RecordedGame game = audit.game();
        LedgerWindow shown = LedgerWindow.of(audit.entries().size(), asked);
        int last = audit.lastSound();
        boolean compares = asked.number("from") != null && asked.number("to") != null;
        int one = version(asked.number("from"), 1, last);
        int other = version(asked.number("to"), last, last);
        int from = Math.min(one, other);
        int to = Math.max(one, other);
        String noted = asked.text("head").strip();
        return new LedgerView(
                game == null ? text().gameNotShown() : new GameNames(messages).of(game.game()),
                "/games/" + id,
                audit,
                audit.verification().head().orElse(null),
                access.names(audit.scorebook(), id.value(), audit.devices()),
                shown,
                noted,
                noted.isEmpty() ? null : answer(noted, audit.verification(), audit.entries()),
                from,
                to,
                game != null && last > 0 && compares
                        ? new DifferencePresenter(text(), messages.of(PageText.class))
                                .draw(game, from, to, narrated(game, from + 1, to))
                        : null,
                audit.isDamaged() && mayScore,
                rows(audit, shown));
    }

    private List<EntryNarrator.Entry> narrated(RecordedGame game, int first, int last) {
        return new EntryNarrator(messages, new RuleChanges(messages)).entries(game.game(), game.events(), first, last);
    }

    private static int version(@Nullable Integer asked, int otherwise, int last) {
        return Math.clamp(asked == null ? otherwise : asked, 1, Math.max(1, last));
    }

    private AnswerView answer(String noted, Verification verification, List<LedgerEntry> entries) {
        if (!Hash.isHashOrFingerprint(noted)) {
            return new AnswerView(false, text().noFingerprint());
        }
        return entries.stream()
                .filter(entry -> entry.hash().matches(noted))
                .findFirst()
                .map(entry -> contained(entry.version(), verification))
                .orElseGet(() -> new AnswerView(false, text().notContained()));
    }

    private AnswerView contained(int version, Verification verification) {
        boolean sound = verification.faults().stream().allMatch(fault -> fault.version() > version);
        return new AnswerView(sound, sound ? text().isContained(version) : text().isContainedButWrong(version));
    }

    private List<RowView> rows(Audit audit, LedgerWindow shown) {
        RecordedGame game = audit.game();
        List<EntryNarrator.Entry> narrated =
                game == null ? List.of() : narrated(game, shown.first(), Math.min(shown.last(), game.version()));
        Set<Integer> wrong =
                audit.verification().faults().stream().map(Fault::version).collect(Collectors.toSet());
        List<LedgerEntry> entries = audit.entries().subList(shown.first() - 1, shown.last());
        return IntStream.range(0, entries.size())
                .mapToObj(i -> new RowView(
                        entries.get(i),
                        i < narrated.size() ? narrated.get(i) : null,
                        wrong.contains(entries.get(i).version()),
                        i > 0 && together(entries.get(i - 1), entries.get(i)),
                        played(entries.get(i))))
                .toList();
    }

    private @Nullable String played(LedgerEntry entry) {
        return entry.playTime()
                .map(time -> text().playedAt(
                                time.isDay()
                                        ? times.day(time.instant())
                                        : times.of(entry.playedAt()).text()))
                .orElse(null);
    }

    /** Returns whether two hands were entered together, since none is played so soon after another: both waited on a device. */
    static boolean together(LedgerEntry hand, LedgerEntry next) {
        return hand.type().equals(HAND)
                && next.type().equals(HAND)
                && next.playTime().isEmpty()
                && Duration.between(hand.recordedAt(), next.recordedAt()).compareTo(SHORTEST_HAND) < 0;
    }

    /** Draws the sheet as it stood after one of {@code last} entries. */
    SheetView past(RecordedGame then, int last, @Nullable Panel panel, boolean allHands) {
        String url = "/games/" + then.id();
        String ledger = url + "/ledger";
        int version = then.version();
        Link now = new Link(text().backToNow(), url);
        PastSheetView past = new PastSheetView(
                text().asItStood(version, last),
                times.of(then.entry(version).playedAt()),
                version,
                last,
                ledger,
                version == 1 ? null : new Link(text().earlierEntry(), ledger + "/" + (version - 1)),
                version == last ? null : new Link(text().laterEntry(), ledger + "/" + (version + 1)),
                now,
                List.of(
                        now,
                        new Link(text().ledger(), ledger),
                        new Link(messages.of(PageText.class).rules(), url + "/rules")));
        return sheets.past(ServiceSheetHost.sheet(then), past, panel, allHands);
    }

    private BookText text() {
        return messages.of(BookText.class);
    }
}
