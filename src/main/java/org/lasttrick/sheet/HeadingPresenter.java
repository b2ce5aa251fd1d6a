package org.lasttrick.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.language.rulebook.EndSummary;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.sheet.SheetView.HeadingView;
import org.lasttrick.sheet.SheetView.Labelled;

/** Draws what stands above the players: the game's name, its rules in short, and the hand that is played now. */
record HeadingPresenter(PageText text, GameNames names, GameText handText, RulesText settings) {

    HeadingView draw(Game game) {
        String name = names.of(game);
        GameStarted start = game.start();
        Optional<Deal> next = game.sheet().next();
        return new HeadingView(
                next.map(deal -> text.hand() + " " + deal.number() + ", " + name)
                        .orElse(name),
                name,
                rules(start),
                new SettingNarrator(settings).marks(start.variant(), start.people(), start.rules()),
                next.map(deal -> now(game, deal))
                        .orElseGet(() -> List.of(new Labelled(
                                text.hands(), Integer.toString(game.hands().size())))));
    }

    private String rules(GameStarted start) {
        Stream<String> variant = start.name() == null ? Stream.empty() : Stream.of(names.of(start.variant()));
        return Stream.concat(variant, new EndSummary(handText, settings, start.rules()).parts().stream())
                .collect(Collectors.joining(" · "));
    }

    private List<Labelled> now(Game game, Deal deal) {
        String number = game.start().rules().end() instanceof End.Hands(int hands)
                ? text.handOf(deal.number(), hands)
                : Integer.toString(deal.number());
        String cards = deal.handSize().isPresent() ? text.cards(deal.handSize().getAsInt()) : text.dealersChoice();
        return List.of(
                new Labelled(text.hand(), number),
                new Labelled(text.dealer(), game.nameOf(deal.dealer())),
                new Labelled(text.leads(), game.nameOf(deal.leader())),
                new Labelled(text.deal(), cards));
    }
}
