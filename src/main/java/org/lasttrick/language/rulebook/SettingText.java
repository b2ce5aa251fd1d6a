package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The settings of house rules. */
@MessageBundle("setting")
public interface SettingText {

    /** @param setting its name in requests */
    @Message("{#switch setting}"
            + "{#case 'limit'}Limit"
            + "{#case 'limitTest'}A life is lost when it is"
            + "{#case 'lives'}Lives"
            + "{#case 'reEntry'}Re-entry with"
            + "{#case 'payers'}Of the highest cards pay"
            + "{#case 'tieBonus'}Tie bonus"
            + "{#case 'aceInLastTrick'}Ace in the last trick"
            + "{#case 'penalty'}Penalty"
            + "{#case 'multiplier'}Multiplier"
            + "{#case 'pickleRank'}The pickle’s rank"
            + "{#case 'sixOfClubs'}Six of clubs on top"
            + "{#case 'handSize'}Cards each"
            + "{#case 'dealer'}The deal goes"
            + "{#case 'end'}The game ends"
            + "{#case 'hands'}Number of hands"
            + "{#case 'target'}Target score"
            + "{#case 'allOut'}All out at once"
            + "{#case 'credits'}Credits to start with"
            + "{#else}{setting}{/switch}")
    String label(String setting);

    /** @param value as in requests */
    @Message("{#switch value}"
            + "{#case 'reach'}reached"
            + "{#case 'exceed'}exceeded"
            + "{#case 'highest-other'}the highest other"
            + "{#case 'zero'}nothing"
            + "{#case 'last'}the last"
            + "{#case 'all'}all"
            + "{#case 'true'}yes"
            + "{#case 'false'}no"
            + "{#case 'high'}highest"
            + "{#case 'low'}lowest, 1"
            + "{#case 'rank'}the card’s value"
            + "{#case 'one'}one mark"
            + "{#case 'cards-in-trick'}one for each card"
            + "{#case 'none'}none"
            + "{#case 'per-player'}double and redouble"
            + "{#case 'pickle'}the pickle"
            + "{#case 'plain'}like any other"
            + "{#case 'highest'}highest"
            + "{#case 'bounce'}7 down to 1 and up again"
            + "{#case 'descend'}10 down to 1"
            + "{#case 'dealer'}as the dealer chooses"
            + "{#case 'clockwise'}clockwise"
            + "{#case 'loser'}to the loser"
            + "{#case 'clockwise-right-leads'}clockwise, the right leads"
            + "{#case 'lead-clockwise'}with the lead"
            + "{#case 'last-one'}with the last one in"
            + "{#case 'last-two'}with the last two in"
            + "{#case 'first-out'}with the first one out"
            + "{#case 'hands'}after so many hands"
            + "{#case 'target'}at a target"
            + "{#case 'open'}when you close it"
            + "{#case 'lowest-total'}lowest total wins"
            + "{#case 'shared'}all share"
            + "{#case 'nobody'}nobody wins"
            + "{#else}{value}{/switch}")
    String value(String value);

    /**
     * How far a game goes that doesn't go on to the last one in, in a few words.
     *
     * @param number of hands, or of points
     */
    @Message("{#switch end}"
            + "{#case 'last-two'}until two are left"
            + "{#case 'first-out'}until the first is out"
            + "{#case 'hands'}{number} hands"
            + "{#case 'target'}to {number}"
            + "{#case 'open'}until you close it"
            + "{#else}{end}{/switch}")
    String until(String end, int number);

    @Message("{setting}: {value}")
    String mark(String setting, String value);

    @Message("usually {value}")
    String usually(String value);

    @Message("House rules")
    String houseRules();

    @Message("House rules:")
    String marks();

    @Message("What you play otherwise than {game}. It is frozen with the game.")
    String houseRulesHint(String game);

    @Message("Keep these house rules as")
    String keepAs();

    @Message("With a name they can be chosen next time, in place of others of that name.")
    String keepAsHint();

    @Message("Our house rules")
    String ours();

    @Message("{name}, after {game}")
    String keptAfter(String name, String game);

    @Message("These house rules are kept no more, perhaps forgotten or replaced on another device: choose a game.")
    String noLongerKept();

    @Message("{setting}: give a whole number, or leave it empty for none.")
    String noNumber(String setting);

    @Message("{setting}: the game ends otherwise. Choose the end that goes with it, or leave it empty.")
    String numberOfAnotherEnd(String setting);

    @Message("{value} with {players}")
    String withPlayers(String value, int players);

    @Message("Forget “{name}”")
    String forget(String name);

    @Message("Show the rules of this game")
    String show();

    @Message("Say what “{setting}” is to be.")
    String unclear(String setting);

    @Message("{setting}: {why}")
    String wrong(String setting, String why);

    @Message(
            "Nothing differs from {game}, so there are no house rules to keep: change something or leave the name empty.")
    String nothingToKeep(String game);

    @Message(
            "These house rules were made for {other}, and the game is {game}. Here are its own; change what you play otherwise.")
    String madeForAnother(String other, String game);
}
