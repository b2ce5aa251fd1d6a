package org.lasttrick.web.people;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.lasttrick.history.PersonHistory.FormGame;

/**
 * A form chart shows the last games of a person as columns: the more opponents were beaten, the higher.
 *
 * @param width of the drawing; its height is {@link #HEIGHT}
 */
record FormChart(int width, List<Column> columns) {
    static final int HEIGHT = 96;

    private static final int COLUMN = 24;
    private static final int GAP = 6;
    private static final int LEAST = 6;

    /**
     * @param x the left side
     * @param title the place, the game and the day
     */
    record Column(int x, int y, int height, FormGame game, String title) {
        public String url() {
            return "/games/" + game.game();
        }
    }

    /** @param titles what each game is called in a few words */
    static FormChart draw(List<FormGame> games, Function<FormGame, String> titles) {
        List<Column> columns = new ArrayList<>();
        for (FormGame game : games) {
            int height = LEAST + (int) Math.round(game.shareBeaten() * (HEIGHT - LEAST));
            columns.add(new Column(columns.size() * (COLUMN + GAP), HEIGHT - height, height, game, titles.apply(game)));
        }
        return new FormChart(games.size() * (COLUMN + GAP) - GAP, columns);
    }

    public int height() {
        return HEIGHT;
    }

    public int columnWidth() {
        return COLUMN;
    }
}
