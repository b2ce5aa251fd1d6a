package org.lasttrick.web.transfer;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Games that are taken home, and brought in again. */
@MessageBundle("home")
public interface ImportText {
    @Message("Take home or bring in")
    String title();

    @Message("Skip to what can be done here")
    String skip();

    @Message("This device has no scorebook yet. Start a game: that opens one.")
    String noBook();

    @Message("Take home")
    String takeHome();

    @Message("All games of this scorebook, as they are now. The last one is complete, and can be brought in again.")
    String takeHomeHint();

    @Message("A table for any program (CSV)")
    String csv();

    @Message("A spreadsheet (XLSX)")
    String xlsx();

    @Message("Everything, down to each entry (JSON)")
    String json();

    @Message("Bring in")
    String bringIn();

    @Message(
            "A game or a scorebook that was taken home as JSON, of at most 20 MB. Every entry is checked first: either all"
                    + " of it is brought in, or nothing. What is here already stays as it is.")
    String bringInHint();

    @Message("File")
    String file();

    @Message("Choose a file first: one that was taken home as JSON.")
    String chooseFile();

    @Message("Brought in")
    String added();

    @Message("Was here already")
    String alreadyHere();

    @Message("The file has no game in it, so there was nothing to bring in.")
    String empty();

    @Message("{#if entries == 1}{title}, 1 entry{#else}{title}, {entries} entries{/if}")
    String game(String title, int entries);

    @Message("Nothing was brought in.")
    String nothing();

    @Message("Look at game {game} of the file.")
    String inGame(int game);

    @Message("Look at entry {entry}.")
    String inEntry(int entry);

    @Message("To the letter:")
    String exactly();

    /** @param kind of fault */
    @Message("{#switch kind}"
            + "{#case 'NOT_JSON'}This file can’t be read: it is not JSON, or was damaged on its way. Take it home once more."
            + "{#case 'NOT_OURS'}This is no file of Last Trick, or one of a newer Last Trick than this one."
            + "{#case 'TOO_MUCH'}This file has more in it than is taken: at most 20 MB, and 3,000 entries for each game, of"
            + " which few may correct others or take them back."
            + "{#case 'BROKEN_CHAIN'}The entries are not those that were recorded: some were changed, or are missing."
            + "{#case 'IMPOSSIBLE'}This game can’t have been played: an entry doesn’t fit those before it."
            + "{#case 'NOT_YET'}An entry is of a day that has not come yet: a clock was wrong, there or here."
            + "{#case 'CONTRADICTORY'}What stands beside the entries is not what they tell: something was changed."
            + "{#case 'DIVERGED'}A game of this file is here already, with other entries than in the file, or with"
            + " damaged ones. Bring it into another scorebook, or erase the one here first."
            + "{#else}Somebody scored in one of these games at the same moment: bring the file in again.{/switch}")
    String refused(String kind);
}
