package org.lasttrick.web.layout;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What went wrong, said to whoever sees a page. The API has its own words, for programs. */
@MessageBundle("problem")
public interface ProblemText {

    /**
     * @param type the kind of problem
     * @param otherwise what is said where the kind is of one page's own
     */
    @Message("{#switch type}"
            + "{#case 'cross-site'}This came from another site"
            + "{#case 'not-found'}Nothing is here"
            + "{#case 'method'}Nothing happens here"
            + "{#case 'too-large'}This is too much"
            + "{#case 'media-type'}This was not understood"
            + "{#case 'not-acceptable'}This was not understood"
            + "{#case 'malformed'}This was not understood"
            + "{#case 'database-away'}The scorebook does not answer"
            + "{#case 'damaged-game'}This game’s ledger is damaged"
            + "{#case 'unexpected'}Something went wrong here"
            + "{#else}{otherwise}{/switch}")
    String title(String type, String otherwise);

    @Message("{#switch type}"
            + "{#case 'cross-site'}Entries are taken from Last Trick’s own pages, not from pages of other sites."
            + "{#case 'not-found'}There is nothing at this address. Check the link."
            + "{#case 'method'}This address is not for entries. Go back to the games."
            + "{#case 'too-large'}What was entered is longer than any game needs, so nothing was recorded."
            + "{#case 'media-type'}Nothing was recorded. Go back, and enter it again."
            + "{#case 'not-acceptable'}Nothing was recorded. Go back, and enter it again."
            + "{#case 'malformed'}Nothing was recorded. Go back, and enter it again."
            + "{#case 'database-away'}It is not known whether this was recorded. Wait some seconds, then look at the sheet."
            + "{#case 'damaged-game'}An entry is missing, or says what can’t be, so there is no sheet that could be"
            + " trusted. The ledger shows what there is."
            + "{#case 'unexpected'}The service failed; it is in its log. What was recorded before is safe."
            + "{#else}{otherwise}{/switch}")
    String detail(String type, String otherwise);

    @Message("Look at the ledger")
    String ledger();

    // The pages' own

    @Message("There is no game here")
    String noGame();

    @Message(
            "It was erased, or the link has lost its end on the way: ask for it again, or look for the game in its scorebook.")
    String noGameHint();

    @Message("The link may have lost its end on the way. Ask for it again, or read the usual rules at /rules.")
    String noGameRulesHint();

    @Message("There is no such game here")
    String noVariant();

    @Message("The link may have lost its end on the way. All games whose rules are told here are at /rules.")
    String noVariantHint();

    @Message("This device only watches")
    String notYours();

    @Message("It has no key to this game’s scorebook, so nothing was recorded. Score with a device that has one.")
    String notYoursHint();
}
