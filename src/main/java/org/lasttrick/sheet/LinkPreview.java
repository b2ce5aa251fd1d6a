package org.lasttrick.sheet;

import java.util.stream.Collectors;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;

/**
 * A preview is what others see of a link to a game before they open it. It has nothing that the link doesn't lead to.
 *
 * @param title the game and its totals
 * @param description what is played, and how it stands
 * @param url of the sheet, as others open it
 * @param picture its absolute address
 */
public record LinkPreview(String title, String description, String url, String picture) {
    /** Draws previews. */
    public record Presenter(Messages messages, SheetHost host) {
        /** @param url the path of the sheet */
        public LinkPreview draw(Game game, String url) {
            PageText text = messages.of(PageText.class);
            GameNames names = new GameNames(messages);
            GameNarrator narrator = new GameNarrator(text, new HandNarrator(messages.of(GameText.class), game));
            String what = text.gameOf(
                    names.of(game.start().variant()),
                    game.sheet().standings().inSeatOrder().size());
            String totals = narrator.inOrder().stream()
                    .map(standing -> game.nameOf(standing.player()) + " " + standing.score())
                    .collect(Collectors.joining(", "));
            return new LinkPreview(
                    names.of(game) + ": " + totals,
                    what + " · " + narrator.stands(),
                    host.shared(url),
                    host.shared(url + "/picture.png?size=wide"));
        }
    }
}
