package org.lasttrick.start;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.NameProposal;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.start.StartView.LastTime;

/** Draws the start page. */
public record StartPresenter(Messages messages) {
    /** A phone shows so many names beside the seats. */
    private static final int CHIPS = 12;
    /** So many games leave Start on a tablet's screen. */
    private static final int FIRST_GAMES = 4;

    /**
     * @param book {@code null} for a device that has none yet
     * @param commandId a new idempotency key
     * @param erased the address of a game that was just erased; {@code null}: none was
     */
    public StartView draw(
            @Nullable StartBook book,
            NewGameForm form,
            boolean needsInviteCode,
            String commandId,
            List<String> errors,
            @Nullable String erased,
            boolean hasUnknownKey,
            @Nullable NameProposal proposal) {
        StartBook known = Objects.requireNonNullElse(book, StartBook.NONE);
        Game last = known.last();
        List<ChosenGame> games = GameTilesPresenter.games(known.kept(), last);
        ChosenGame game = games.stream()
                .filter(each -> each.key().equals(form.chosen()))
                .findFirst()
                .orElse(games.getFirst());
        List<GameTile> all = games.stream()
                .map(each -> new GameTilesPresenter(messages).draw(each, game))
                .toList();
        int seats = Variants.all().stream().mapToInt(Variant::maxPlayers).max().orElseThrow();
        return new StartView(
                book,
                form,
                form.bookName(messages.of(PageText.class)),
                needsInviteCode,
                commandId,
                last == null ? null : lastTime(last),
                known.regulars().stream().limit(CHIPS).toList(),
                known.regulars().stream().skip(CHIPS).toList(),
                all.subList(0, FIRST_GAMES),
                new GameTilesPresenter(messages).byCountry(all.subList(FIRST_GAMES, all.size())),
                games.indexOf(game) >= FIRST_GAMES,
                new HouseRulesPresenter(messages.of(RulesText.class))
                        .draw(game, rules(form.houseRules(), game, game.equals(games.getFirst()) ? last : null)),
                errors,
                Stream.concat(form.scores().stream(), form.cucumbers().stream())
                                .anyMatch(typed -> !InputText.isBlank(typed))
                        || !form.day().isEmpty(),
                form.seats(seats),
                erased,
                hasUnknownKey,
                proposal);
    }

    private LastTime lastTime(Game last) {
        Set<String> names = new LinkedHashSet<>(last.sheet().standings().presentPeople().stream()
                .map(last::nameOf)
                .toList());
        return new LastTime(
                String.join("\n", names), messages.of(PageText.class).sameAsLastTime(String.join(", ", names)));
    }

    /** Fills in the rules of the last game that the book doesn't keep, as long as the form has none of this game. */
    private static HouseRulesForm rules(HouseRulesForm form, ChosenGame chosen, @Nullable Game last) {
        String variant = chosen.variant().id();
        if (last == null
                || chosen.kept() != null
                || !last.start().variant().equals(variant)
                || form.filledFor().equals(variant)) {
            return form;
        }
        return HouseRulesForm.of(
                variant,
                Settings.of(last.start().rules())
                        .differenceFrom(chosen.settings(last.start().people())));
    }
}
