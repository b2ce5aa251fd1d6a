package org.lasttrick.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.EndSummary;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.sheet.SheetView.Labelled;

/** What stands above the players: the game's name, its rules in short, and the hand that is played now. */
final class HeadingPresenter {
    private final PageText text;
    private final GameNames names;
    private final HandText handText;
    private final SettingText settings;

    HeadingPresenter(Messages messages) {
        this.text = messages.of(PageText.class);
        this.names = new GameNames(messages);
        this.handText = messages.of(HandText.class);
        this.settings = messages.of(SettingText.class);
    }

    /** The name its players gave the game, otherwise that of its variant. */
    String name(Game game) {
        return Optional.ofNullable(game.start().name())
                .orElseGet(() -> names.of(game.start().variant()));
    }

    String title(Game game) {
        return game.sheet()
                .next()
                .map(deal -> text.hand() + " " + deal.number() + ", " + name(game))
                .orElseGet(() -> name(game));
    }

    String rules(Game game) {
        Stream<String> variant = game.start().name() == null
                ? Stream.empty()
                : Stream.of(names.of(game.start().variant()));
        return Stream.concat(
                        variant, new EndSummary(handText, settings, game.start().rules()).parts().stream())
                .collect(Collectors.joining(" · "));
    }

    /** What the game plays otherwise than its variant. */
    List<String> marks(Game game) {
        return new SettingNarrator(settings)
                .marks(
                        game.start().variant(),
                        game.start().players().size(),
                        game.start().rules());
    }

    List<Labelled> now(Game game) {
        Optional<Deal> next = game.sheet().next();
        if (next.isEmpty()) {
            return List.of(
                    new Labelled(text.hands(), Integer.toString(game.hands().size())));
        }
        Deal deal = next.get();
        return List.of(
                new Labelled(
                        text.hand(),
                        game.start().rules().end() instanceof End.Hands(int hands)
                                ? text.handOf(deal.number(), hands)
                                : Integer.toString(deal.number())),
                new Labelled(text.dealer(), game.nameOf(deal.dealer())),
                new Labelled(text.leads(), game.nameOf(deal.leader())),
                new Labelled(
                        text.deal(),
                        deal.handSize().isPresent() ? text.cards(deal.handSize().getAsInt()) : text.dealersChoice()));
    }
}
