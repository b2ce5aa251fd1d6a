package org.lasttrick.transfer.export;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.EndSummary;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.StakesScoring;

/** What a sheet says above its table, in the reader's language. */
@ApplicationScoped
class SheetFacts {
    private final PageText page;
    private final HandText handText;
    private final SettingText settings;

    SheetFacts(Messages messages) {
        this.page = messages.of(PageText.class);
        this.handText = messages.of(HandText.class);
        this.settings = messages.of(SettingText.class);
    }

    /** Which game it is, and how far it goes. */
    String rules(Game game) {
        Stream<String> course = new EndSummary(handText, settings, game.start().rules()).parts().stream();
        return Stream.concat(Stream.of(Titles.variant(game)), course).collect(Collectors.joining(" · "));
    }

    /** What is played otherwise than the variant has it, in a few words each. */
    List<String> houseRules(Game game) {
        return new SettingNarrator(settings)
                .marks(
                        game.start().variant(),
                        game.start().players().size(),
                        game.start().rules());
    }

    String moment(Instant moment, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
                .withLocale(Locale.forLanguageTag(page.datesAsIn()))
                .format(moment.atZone(zone));
    }

    String total(Game game) {
        return game.start().rules().scoring() instanceof StakesScoring ? page.credits() : page.total();
    }
}
