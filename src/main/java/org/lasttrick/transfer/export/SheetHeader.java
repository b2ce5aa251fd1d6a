package org.lasttrick.transfer.export;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.EndSummary;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.StakesScoring;

/** What is above the table of a scoresheet, in the reader's language. */
@ApplicationScoped
public class SheetHeader {
    private final PageText page;
    private final HandText handText;
    private final SettingText settings;

    SheetHeader(Messages messages) {
        this.page = messages.of(PageText.class);
        this.handText = messages.of(HandText.class);
        this.settings = messages.of(SettingText.class);
    }

    /** The variant, and when the game ends. */
    public String rules(Game game) {
        Stream<String> end = new EndSummary(handText, settings, game.start().rules()).parts().stream();
        return Stream.concat(Stream.of(Titles.variant(game)), end).collect(Collectors.joining(" · "));
    }

    /** How the rules differ from the variant's, in a few words each. */
    public List<String> houseRules(Game game) {
        GameStarted start = game.start();
        return new SettingNarrator(settings)
                .marks(start.variant(), start.players().size(), start.rules());
    }

    /** What the last line of the table is called. */
    public String total(Game game) {
        return game.start().rules().scoring() instanceof StakesScoring ? page.credits() : page.total();
    }
}
