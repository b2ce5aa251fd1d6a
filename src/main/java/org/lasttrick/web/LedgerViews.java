package org.lasttrick.web;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access;
import org.lasttrick.ledger.Arrival;
import org.lasttrick.ledger.Audit;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.Hash;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.ledger.Verification;
import org.lasttrick.ledger.Verification.Fault;
import org.lasttrick.web.LedgerView.AnswerView;
import org.lasttrick.web.LedgerView.ArrivalView;
import org.lasttrick.web.LedgerView.CheckView;
import org.lasttrick.web.LedgerView.DifferenceView;
import org.lasttrick.web.LedgerView.NowView;
import org.lasttrick.web.LedgerView.RowView;
import org.lasttrick.words.AuditText;
import org.lasttrick.words.EntryText;
import org.lasttrick.words.EntryWords;
import org.lasttrick.words.HandText;
import org.lasttrick.words.PageText;
import org.lasttrick.words.VerdictText;

/** Draws the ledger, also one with which something is wrong. */
@ApplicationScoped
class LedgerViews {
    private static final int MOST_FAULTS = 10;

    private final AuditText say;
    private final VerdictText verdicts;
    private final PageText text;
    private final EntryWords words;
    private final SheetViews sheets;
    private final DifferenceViews differences;
    private final Access access;

    LedgerViews(
            AuditText say,
            VerdictText verdicts,
            PageText text,
            EntryText entries,
            HandText hands,
            SheetViews sheets,
            DifferenceViews differences,
            Access access) {
        this.say = say;
        this.verdicts = verdicts;
        this.text = text;
        this.words = new EntryWords(entries, hands);
        this.sheets = sheets;
        this.differences = differences;
        this.access = access;
    }

    /**
     * Draws the page.
     *
     * @param asked {@code head}, to be looked for; {@code from} and {@code to}, to be compared
     * @param mayScore whether the device that asks is one of the game's book
     */
    LedgerView draw(GameId id, Audit audit, PadFields asked, boolean mayScore) {
        RecordedGame told = audit.told();
        List<EntryWords.Entry> entries = told == null ? List.of() : words.entries(told.events());
        Map<String, String> names = names(id, audit);
        int last = entries.size();
        boolean compares = last > 0 && asked.number("from") != null && asked.number("to") != null;
        int one = moment(asked.number("from"), 1, last);
        int other = moment(asked.number("to"), last, last);
        String noted = asked.text("head").strip();
        return new LedgerView(
                told == null ? say.noGame() : sheets.name(told.game()),
                "/games/" + id,
                check(audit.verification()),
                noted,
                noted.isEmpty() ? null : answer(noted, audit.verification(), audit.entries()),
                last,
                Math.min(one, other),
                Math.max(one, other),
                compares ? difference(told, Math.min(one, other), Math.max(one, other), entries) : null,
                audit.isDamaged() && mayScore,
                arrivals(audit.arrivals(), names),
                rows(audit, entries, names));
    }

    private static int moment(@Nullable Integer asked, int otherwise, int last) {
        return Math.clamp(asked == null ? otherwise : asked, 1, Math.max(1, last));
    }

    private @Nullable DifferenceView difference(
            @Nullable RecordedGame told, int from, int to, List<EntryWords.Entry> entries) {
        return told == null ? null : differences.draw(told, from, to, entries);
    }

    private CheckView check(Verification verification) {
        List<Fault> faults = verification.faults();
        boolean whole = verification.isValid();
        return new CheckView(
                whole,
                whole
                        ? say.whole(verification.heads().size())
                        : say.firstWrong(faults.getFirst().version()),
                faults.stream().limit(MOST_FAULTS).map(this::inWords).toList(),
                faults.size() > MOST_FAULTS ? say.moreWrong(faults.size() - MOST_FAULTS) : null,
                whole ? say.wholeHint() : say.wrongHint(),
                verification.head().map(Hash::fingerprint).orElse(null));
    }

    private String inWords(Fault fault) {
        int version = fault.version();
        return switch (fault.kind()) {
            case MISSING -> verdicts.missing(version);
            case OUT_OF_ORDER -> verdicts.outOfOrder(version);
            case FOLLOWS_ANOTHER -> verdicts.followsAnother(version);
            case CHANGED -> verdicts.changed(version);
            case UNREADABLE -> verdicts.unreadable(version);
            case IMPOSSIBLE -> verdicts.impossible(version);
        };
    }

    private AnswerView answer(String noted, Verification verification, List<LedgerEntry> entries) {
        if (!noted.replaceAll("[\\s-]", "").matches("[0-9A-Za-z]{12}|[0-9A-Fa-f]{64}")) {
            return new AnswerView(false, say.noFingerprint());
        }
        return entries.stream()
                .filter(entry -> entry.hash().isWritten(noted))
                .findFirst()
                .map(entry -> contained(entry.version(), verification))
                .orElseGet(() -> new AnswerView(false, say.notContained()));
    }

    private AnswerView contained(int version, Verification verification) {
        boolean sound = verification.faults().stream().allMatch(fault -> fault.version() > version);
        return new AnswerView(sound, sound ? say.contained(version) : say.containedButWrong(version));
    }

    private List<RowView> rows(Audit audit, List<EntryWords.Entry> entries, Map<String, String> names) {
        Set<Integer> wrong =
                audit.verification().faults().stream().map(Fault::version).collect(Collectors.toSet());
        Map<Integer, Integer> latestAbout = entries.stream()
                .filter(entry -> entry.about() != null)
                .collect(Collectors.toMap(
                        entry -> Objects.requireNonNull(entry.about()), EntryWords.Entry::version, Math::max));
        return IntStream.range(0, audit.entries().size())
                .mapToObj(i -> row(
                        audit.entries().get(i),
                        i < entries.size() ? entries.get(i) : null,
                        latestAbout::get,
                        names,
                        wrong))
                .toList();
    }

    private RowView row(
            LedgerEntry entry,
            EntryWords.@Nullable Entry told,
            Function<Integer, @Nullable Integer> latestAbout,
            Map<String, String> names,
            Set<Integer> wrong) {
        Integer by = latestAbout.apply(entry.version());
        return new RowView(
                entry.version(),
                told != null,
                told == null ? say.untold(entry.type()) : told.told(),
                told == null ? null : told.about(),
                told == null || told.now() == null || by == null ? null : new NowView(say.nowBy(told.now(), by), by),
                wrong.contains(entry.version()),
                Moment.of(entry.recordedAt(), text),
                names.getOrDefault(entry.actor(), say.unknownDevice()),
                entry.hash().fingerprint(),
                entry.hash().hex(),
                entry.previousHash().hex());
    }

    private List<ArrivalView> arrivals(List<Arrival> arrivals, Map<String, String> names) {
        return arrivals.stream()
                .map(arrival -> new ArrivalView(
                        say.broughtIn(arrival.first(), arrival.last()),
                        Moment.of(arrival.at(), text),
                        names.getOrDefault(arrival.device(), say.unknownDevice())))
                .toList();
    }

    private Map<String, String> names(GameId id, Audit audit) {
        Set<String> devices = Stream.concat(
                        audit.entries().stream().map(LedgerEntry::actor),
                        audit.arrivals().stream().map(Arrival::device))
                .collect(Collectors.toSet());
        return devices.isEmpty() ? Map.of() : access.names(id.value(), devices);
    }
}
