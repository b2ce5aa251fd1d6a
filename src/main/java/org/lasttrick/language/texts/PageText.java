package org.lasttrick.language.texts;

import io.quarkus.qute.i18n.MessageBundle;

/** Has the sentences that many pages have, and those of the start page and the sheet. */
@MessageBundle("page")
public interface PageText {
    String appName();

    String appPurpose();

    String skipToPad();

    String skipToSheet();

    String skipToNewGame();

    // Its language

    /** Returns the language's name for itself. */
    String languageName();

    String language();

    String appearance();

    String theme(String theme);

    String soundAndVibration();

    String withSound();

    String silent();

    /** Returns the tag of the locale that dates are written in. */
    String datesAsIn();

    String percent(int number);

    String fromAllGames();

    // The start page

    String newGame();

    String diskFull();

    String diskLittle(long megabytes);

    String whoPlays();

    String whoPlaysHint();

    String addPlayer();

    /** @param names with commas between them */
    String sameAsLastTime(String names);

    String regulars();

    String moreRegulars();

    String seats();

    String seatsHint(boolean partners);

    String playsWith(String partner);

    String oneScore(String partners);

    String dealsFirst(String name);

    String moveUp(String name);

    String moveDown(String name);

    String removePlayer(String name);

    String moreGames(int number);

    String whichGame();

    String playersRange(int least, int most);

    String gameName();

    String bookName();

    String bookNameHint();

    String inviteCode();

    String inviteCodeHint();

    String wrongInviteCode();

    String bookNameDefault();

    String firstDevice();

    String optional();

    String carryOn();

    String carryOnHint();

    String whoIsMeant(String typed, String known);

    String isKnown(String name);

    String isSomebodyElse(String name);

    String playedOn();

    String playedOnHint();

    String seat();

    String score();

    String cucumbers();

    String start();

    String recentGames();

    String damagedGame();

    String damagedGameHint();

    String gameOf(String game, int players);

    String houseRules();

    String handIsNext(int number);

    String runningGames();

    String continueGame();

    /** @param players how many are ahead */
    String isAhead(String names, int players, int score);

    String wonAfter(String winners, int hands);

    String nobodyWonAfter(int hands);

    String closedAfter(String winners, int hands);

    String givenUpAfter(int hands);

    String noNumber(String text);

    // The sheet

    String hand();

    String handOf(int number, int hands);

    String handLabel(int number);

    String handCorrected(int number);

    String handStruck(int number);

    String rulesCorrected();

    String hands();

    String dealer();

    String leads();

    String deal();

    String cards(int handSize);

    String dealersChoice();

    String dealsMark();

    String leadsMark();

    String cannotStayAwake();

    String allEven();

    String saved();

    String totals();

    String total();

    String credits();

    String handByHand();

    String scrollingSheet();

    String caption();

    /** @param last hand before those that are shown */
    String earlierHands(int last);

    String corrected();

    String takesCucumber();

    String reEntersAt();

    String out();

    String left();

    String carriedOn();

    String toGo(int points);

    String aCucumber();

    String aLife();

    String place(Integer place);

    String movedOn();

    String usedForm();

    String afterHands(int hands);

    /** @param points by how many points each of the others lost */
    String behind(String points);

    String places();

    String goOn();

    String more();

    String backToSheet();

    String cancel();

    String chart();

    String entries();

    String watch();

    String share();

    String watchHint();

    String watchHere();

    String qrCode();

    String nextGame();

    String bigScreen();

    String rules();

    String startPage();

    String addTablet();

    String chartCaption();

    String chartLimit(String limit);

    String endEarly();

    String close();

    String closeHint();

    String giveUp();

    String giveUpHint();

    String onScore(int score);

    String watching();

    String padDropped();

    // Problems

    String backToGames();
}
