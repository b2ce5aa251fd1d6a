package org.lasttrick.transfer.export;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.language.rulebook.EndSummary;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.StakesScoring;

/** Writes what is above the table of a scoresheet, in the reader's language. */
@Singleton
public record SheetHeader(Messages messages) {
    /** Returns the variant, and when the game ends. */
    public String rules(Game game) {
        Stream<String> end = new EndSummary(
                        messages.of(GameText.class),
                        messages.of(RulesText.class),
                        game.start().rules())
                .parts().stream();
        return Stream.concat(Stream.of(variant(game)), end).collect(Collectors.joining(" · "));
    }

    /** Returns the name that its players gave the game, else that of its variant. */
    public String title(Game game) {
        return new GameNames(messages).of(game);
    }

    public String variant(Game game) {
        return new GameNames(messages).of(game.start().variant());
    }

    /** Says how the rules differ from the variant's, in a few words each. */
    public List<String> houseRules(Game game) {
        GameStarted start = game.start();
        return new SettingNarrator(messages.of(RulesText.class)).marks(start.variant(), start.people(), start.rules());
    }

    /** Returns the name of the table's last line. */
    public String total(Game game) {
        PageText page = messages.of(PageText.class);
        return game.start().rules().scoring() instanceof StakesScoring ? page.credits() : page.total();
    }
}
