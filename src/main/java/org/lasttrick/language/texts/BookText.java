package org.lasttrick.language.texts;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.rules.Scoresheet.Status;

/** Has the sentences about what a scorebook keeps: games, evenings, players, ledgers, exports. */
@MessageBundle("book")
public interface BookText {
    // ## All games

    String allGames();

    String skipToGames();

    String search();

    String find();

    String player();

    String everybody();

    String filterGame();

    String anyGame();

    String status();

    String anyStatus();

    String gameStatus(String state);

    String from();

    String to();

    String noGames();

    String nothingFound();

    String nothingFoundFor(String text);

    String gamesFound(int number, boolean more);

    String onlyWhere(String figure);

    String onlyWith(String player);

    String onlyInThisRow();

    String onlyByHouseRules();

    String onlyByUsualRules();

    String showOthersToo();

    String showAllGames();

    String notFoundYet();

    String newerGames();

    String olderGames();

    String moreGames();

    String allGamesCounted(int number);

    String playAgain();

    // ## Evenings

    String evenings();

    String skipToEvening();

    String noEvening();

    String numberOfGames(int number);

    String namesAhead(String names);

    String eveningStanding();

    String standingThisEvening();

    String noGameFinished();

    String scoreTitle(String by);

    String eveningScore(String by, int number);

    String whatCounts();

    String changeWhatCounts();

    String howItCounts(String by);

    String games();

    String namesWon(String names);

    String nobodyWon();

    String inProgress();

    String abandoned();

    String moveGames();

    String game();

    String moveEarlier();

    String moveLater();

    String beginNewEvening();

    String dayPlayed();

    String moveToDay();

    String sendToBgStats();

    String sendToBgStatsHint();

    String shareEvening();

    String shareEveningHint();

    String olderEvenings();

    // ## Players and their figures

    String players();

    String statistics();

    String skipToFigures();

    String when();

    String sinceWhen(String when);

    String show();

    String nobodyFinished();

    String noGameCounts();

    String countingAnew();

    String wins();

    String opponentsBeaten();

    String opponentsBeatenHint();

    String cucumbersAGame();

    String pointsAHand();

    String handsWithPenalty();

    String bonuses();

    String returns();

    String mostWinsInARow();

    String longestWithoutWin();

    String dearestCard();

    String places();

    String form();

    String formHint();

    String formGame(String place, int players, String game, String day);

    String asList();

    String byGame();

    String against();

    String ahead();

    String behind();

    String costOfCards();

    String card();

    String times();

    String points();

    String names();

    String namesHint(String person);

    String countApart(String name);

    String countTogetherHint(String person);

    String sameAs();

    String chooseName();

    String countTogether();

    String haveMet();

    String seeTheGame();

    String ranking();

    String rankingHint(int games);

    String rankingEmpty(int games);

    String records();

    String ofAllGames();

    String record(String kind);

    String recordValue(String kind, int value);

    String recordHand(int hand);

    String noEveningIn(int year);

    // ## The ledger of a game

    String ledger();

    String seeLedger();

    String skipToEntries();

    String backToSheet();

    String gameNotShown();

    String everyEntry();

    String everyEntryHint();

    String someEntries(int first, int last);

    String earlierEntries(int last);

    String sheetThen(int version);

    String entry(int version);

    String aboutEntry(int version);

    String nowBy(String now, int version);

    String unknownDevice();

    String unreadableEntry(String type);

    String wrongMark();

    String fingerprint();

    String notSealedYet();

    String arrivedTogether();

    String playedAt(String time);

    String hashOfEntry();

    String hashOfEntryBefore();

    String imported(int first, int last);

    String importedHint();

    // Whether it is whole

    String isIntact();

    String intact(int entries);

    String intactHint();

    String headIs();

    String firstWrong(int version);

    String firstWrongHint();

    String moreWrong(int count);

    // Whether a head that was noted is in it

    String noted();

    String notedHint();

    String notedField();

    String lookFor();

    String isContained(int version);

    String isContainedButWrong(int version);

    String notContained();

    String noFingerprint();

    // The sheet as it stood after an entry

    String asItStood(int version, int entries);

    String afterEntry();

    String earlierEntry();

    String laterEntry();

    String backToNow();

    String noEntry();

    String noEntryHint(int entries);

    // The difference between the sheet after two entries

    String difference();

    String fromEntry();

    String toEntry();

    String compare();

    String fromTo(int from, int to);

    String total();

    String cucumbers();

    String standing();

    String isIn();

    String isOut();

    String hasLeft();

    String notHere();

    String nothingBetween();

    String byTheseEntries();

    // What a device remembers

    String entriesLost();

    String entriesLostHint();

    String hadSeen();

    /** @param hand the last that is left; 0 for none */
    String ledgerEndsAt(int last, int hand);

    String gameMissing();

    String gameMissingCopy();

    String ledgerBroken();

    String ledgerBrokenHint();

    String lookAtLedger();

    String continueWithThis();

    String signatures();

    // ## Exported games and books

    String export();

    String pdf();

    String pdfIsFor();

    String xlsx();

    String xlsxIsFor();

    String csv();

    String csvIsFor();

    String forExcel();

    String csvForExcelIsFor();

    String forPrograms();

    String json();

    String jsonIsFor();

    String bgStats();

    String bgStatsIsFor();

    // The sheets of a workbook, whose names have at most 31 letters

    String sheetScore();

    String sheetHands();

    String sheetLedger();

    String sheetRules();

    String sheetGames();

    String sheetPeople();

    String sheetEvenings();

    // What columns are called

    String hand();

    String dealer();

    String leader();

    String cards();

    String before();

    String change();

    String inOrOut();

    String corrected();

    String recordedAt();

    String version();

    String device();

    String entrySays();

    String sinceThen();

    String hash();

    String previousHash();

    String chapter();

    String rule();

    String houseRule();

    String setting();

    String value();

    String usually();

    String variant();

    String began();

    String ended();

    String numberOfHands();

    String place();

    String winner();

    String entries();

    String name();

    String otherNames();

    String shareBeaten();

    String penalties();

    String pointsPaid();

    String tieBonuses();

    String reEntered();

    String person();

    // What stands in them

    String yes();

    String exportedStatus(Status status);

    String deviceNoLongerKnown();

    // The scoresheet on paper

    String startedWith();

    String noHands();

    String fingerprintAfter(int entries);

    String printedPage();

    String printedPageOf();

    // ## Export and import of a book

    String exportAndImport();

    String skipToTransfer();

    String noBookYet();

    String exportBook();

    String exportBookHint();

    String bookCsv();

    String peopleCsv();

    String eveningsCsv();

    String bookXlsx();

    String bookJson();

    String importFile();

    String importHint();

    String file();

    String chooseFile();

    String importedGames();

    String alreadyHere();

    String emptyFile();

    String gameInFile(String title, int entries);

    String nothingImported();

    String lookAtFileGame(int game);

    String lookAtFileEntry(int entry);

    String inDetail();

    /** @param kind of fault */
    String importRefused(String kind);
}
