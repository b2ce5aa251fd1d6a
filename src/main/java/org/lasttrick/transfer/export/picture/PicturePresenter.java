package org.lasttrick.transfer.export.picture;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.transfer.export.SheetHeader;
import org.lasttrick.transfer.export.Titles;
import org.lasttrick.transfer.export.picture.PictureView.Row;

/** Makes the view of a picture. */
@ApplicationScoped
class PicturePresenter {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG);

    private final PageText text;
    private final HandText handText;
    private final GameNames names;
    private final SheetHeader header;

    PicturePresenter(Messages messages, SheetHeader header) {
        this.text = messages.of(PageText.class);
        this.handText = messages.of(HandText.class);
        this.names = new GameNames(messages);
        this.header = header;
    }

    PictureView draw(RecordedGame recorded, ZoneId zone) {
        Game game = recorded.game();
        GameNarrator narrator = new GameNarrator(text, new HandNarrator(handText, game));
        String variant = names.of(game.start().variant());
        String name = game.start().name();
        String day = DAY.withLocale(Locale.forLanguageTag(text.datesAsIn()))
                .format(Titles.startedAt(recorded).atZone(zone));
        return new PictureView(
                Objects.requireNonNullElse(name, variant),
                headline(game, narrator),
                Stream.of(name == null ? "" : variant, progress(game), day)
                        .filter(fact -> !fact.isEmpty())
                        .toList(),
                header.total(game),
                narrator.inOrder().stream().map(standing -> row(game, standing)).toList(),
                text.appName());
    }

    private String headline(Game game, GameNarrator narrator) {
        Scoresheet sheet = game.sheet();
        return sheet.isOver() ? narrator.words().over(sheet) : narrator.ahead().orElseGet(text::allEven);
    }

    private String progress(Game game) {
        int hands = game.hands().size();
        return game.sheet().isOver() ? text.afterHands(hands) : text.handIsNext(hands + 1);
    }

    private Row row(Game game, Standing standing) {
        Scoresheet sheet = game.sheet();
        List<PlayerId> first = sheet.isOver() ? sheet.winners() : sheet.ahead();
        return new Row(
                sheet.isOver() ? sheet.place(standing.player()).map(text::place).orElse("") : "",
                game.nameOf(standing.player()),
                switch (standing.status()) {
                    case ACTIVE -> "";
                    case OUT -> text.out();
                    case LEFT -> text.left();
                },
                standing.cucumbers(),
                Integer.toString(standing.score()).replace('-', '−'),
                first.contains(standing.player()));
    }
}
