package org.lasttrick.sheet.pad;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.mark.Mark;

/**
 * The entry pad is drawn from this view.
 *
 * @param url where the pad is redrawn with what is chosen
 * @param action where the hand is posted
 * @param hint at what is still to be chosen; {@code null} for a complete hand
 * @param next the deal after the hand, or who wins; {@code null} for a correction that changes no winner
 * @param errors why the last entry was refused
 * @param correction {@code null} for a new hand
 * @param prompt a decision to be made first; {@code null} without one
 */
public record PadView(
        String url,
        String action,
        String outcomeTitle,
        String recordLabel,
        String commandId,
        int version,
        Choices choices,
        List<HandNarrator.Line> lines,
        @Nullable String hint,
        @Nullable String next,
        List<String> errors,
        @Nullable CorrectionView correction,
        @Nullable PromptView prompt) {

    /** Returns whether the hand can be recorded as it is: nothing is missing, refused or to be decided. */
    public boolean complete() {
        return hint == null && errors.isEmpty() && prompt == null;
    }

    /** Returns whether the pad says what the hand will do. */
    public boolean known() {
        return !lines.isEmpty() || next != null;
    }

    /** Returns whether there are so many questions that little room is left for what the hand will do. */
    public boolean asksMuch() {
        boolean alsoAsks = correction != null && correction.conflict() != null;
        return choices.questions().size() + (alsoAsks ? 1 : 0) > 2;
    }

    public boolean asksForLast() {
        return choices.questions().stream()
                .anyMatch(question -> question.layout().equals("last-of"));
    }

    /**
     * The choices are the questions for one kind of hand.
     *
     * @param title the pad's, and the first question's
     * @param questions in the order in which they are best answered
     * @param hidden fields that are sent along
     * @param another pad for the same hand; {@code null} if there is none
     */
    public record Choices(
            String title,
            List<Question> questions,
            List<Hidden> hidden,
            @Nullable SubmitButton another) {

        /** Returns the choices with one more field that is sent along. */
        Choices with(Hidden field) {
            return new Choices(
                    title,
                    questions,
                    Stream.concat(hidden.stream(), Stream.of(field)).toList(),
                    another);
        }
    }

    /**
     * @param legend {@code null} if the pad's title is the question
     * @param layout the CSS class of its tiles
     * @param plays the players and their cards, if they are the question
     * @param button takes back the answer; {@code null} without one
     */
    public record Question(
            @Nullable String legend,
            @Nullable String note,
            String layout,
            List<Tile> tiles,
            List<Play> plays,
            @Nullable SubmitButton button) {

        /**
         * Returns whether this question stands alone. The pickle's comes first: with its ranks beside the others, some
         * would be out of view.
         */
        public boolean comesAlone() {
            return tiles.stream().anyMatch(tile -> tile.name().equals("pickle"));
        }

        static Question titled(String layout, List<Tile> tiles) {
            return new Question(null, null, layout, tiles, List.of(), null);
        }

        static Question of(String legend, String layout, List<Tile> tiles) {
            return new Question(legend, null, layout, tiles, List.of(), null);
        }

        static Question ofPlays(List<Play> plays, @Nullable SubmitButton button) {
            return new Question(null, null, "trick", List.of(), plays, button);
        }

        static Question answered(String legend, SubmitButton change) {
            return new Question(legend, null, "answered", List.of(), List.of(), change);
        }

        Question note(@Nullable String text) {
            return new Question(legend, text, layout, tiles, plays, button);
        }
    }

    /**
     * @param type radio, or checkbox where several may be chosen
     * @param aside such as the card that is chosen for a player, or the points that are typed for one
     * @param badge what being chosen means for the player
     * @param player {@code null} where the tile stands for no player, or for one whose tile is beside it
     */
    public record Tile(
            String type,
            String name,
            String value,
            String label,
            boolean chosen,
            boolean inert,
            @Nullable String aside,
            @Nullable Badge badge,
            @Nullable PlayerFace player) {

        static Tile radio(String name, String value, String label) {
            return new Tile("radio", name, value, label, false, false, null, null, null);
        }

        static Tile checkbox(String name, String value, String label) {
            return new Tile("checkbox", name, value, label, false, false, null, null, null);
        }

        Tile chosen(boolean is) {
            return new Tile(type, name, value, label, is, inert, aside, badge, player);
        }

        Tile inert(boolean is) {
            return new Tile(type, name, value, label, chosen, is, aside, badge, player);
        }

        Tile aside(String text) {
            return new Tile(type, name, value, label, chosen, inert, text, badge, player);
        }

        Tile badge(@Nullable Badge means) {
            return new Tile(type, name, value, label, chosen, inert, aside, means, player);
        }
    }

    /** @param takes whether the player pays */
    public record Badge(String text, boolean takes) {}

    /** @param left lives left */
    public record PlayerFace(Standing standing, Mark mark, int left) {}

    /** @param cards to choose from, shown while the player is chosen */
    public record Play(Tile player, List<Tile> cards) {}

    /** A hidden field is sent along with the form. */
    public record Hidden(String name, String value) {}

    /** This button redraws the pad. */
    public record SubmitButton(String name, String value, String label) {}

    /**
     * @param further what it changes hand by hand; empty for the last hand, which changes only the totals
     * @param conflict {@code null} where no later hand contradicts the correction
     * @param strikeUrl where the hand is struck out
     * @param strikes the buttons for it: one, or, once it was refused, a choice of what to do with later hands
     */
    public record CorrectionView(
            int hand,
            String cancelUrl,
            List<String> further,
            @Nullable ConflictView conflict,
            String strikeUrl,
            List<SubmitButton> strikes) {}

    /**
     * @param sentences which later hands contradict the correction, and why
     * @param choices what to do with them
     */
    public record ConflictView(String legend, List<String> sentences, List<Tile> choices) {}
}
