package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.MessageBundle;

/** The settings of house rules. */
@MessageBundle("setting")
public interface SettingText {

    /** @param setting its name in requests */
    String label(String setting);

    /**
     * @param setting its name in requests
     * @param value as in requests
     */
    String value(String setting, String value);

    /**
     * Says how a game ends that doesn't go on to the last one in, in a few words.
     *
     * @param number of hands, or of points
     */
    String until(String end, int number);

    String mark(String setting, String value);

    String usually(String value);

    String change(String setting, String usually, String now);

    /**
     * Says what a setting does to the score.
     *
     * @param setting its name in requests
     */
    String effect(String setting);

    String houseRules();

    String marks();

    String houseRulesHint(String game);

    String keepAs();

    String keepAsHint();

    /** Says which game house rules change. */
    String after(String game);

    String noLongerKept();

    String noNumber(String setting);

    /** @param other the setting whose choice it goes with */
    String ofAnotherChoice(String setting, String other);

    /** @param players how many, such as “4” or “2–8” */
    String withPlayers(String value, String players);

    String forget(String name);

    String show();

    String noPoints(String setting, String typed);

    String unclear(String setting);

    String wrong(String setting, String why);

    String nothingToKeep(String game);

    String madeForAnother(String other, String game);
}
