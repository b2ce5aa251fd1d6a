package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.architecture.House;
import org.lasttrick.architecture.House.Room;

class ArchitectureTest {
    private static final House HOUSE = new House("org.lasttrick");
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(HOUSE.root());

    /** A house where every rule is broken once, in classes that say so. */
    private static final House WRONG = new House("org.lasttrick.architecture.wrong");

    /** One room of it, whose packages form a circle: ArchUnit reports only the first circle that it finds in a house. */
    private static final House WRONG_ROOM = new House(WRONG.root() + ".language");

    private static final JavaClasses WRONG_CLASSES = new ClassFileImporter().importPackages(WRONG.root());

    /** Each rule, and a word of what it has to say about the house that was built wrong. */
    enum Rule {
        RULES_KNOW_NOTHING(House::rulesKnowNothing, "rules.RulesThatKnowTheGame"),
        GAME_KNOWS_ONLY_RULES(House::gameKnowsOnlyRules, "game.GameThatKnowsTheLedger"),
        NOTATION_KNOWS_ONLY_RULES_AND_JACKSON(
                House::notationKnowsOnlyRulesAndJackson, "notation.NotationThatKnowsTheGame"),
        LEDGER_KNOWS_NOBODY_ABOVE(House::ledgerKnowsNobodyAbove, "ledger.LedgerThatKnowsScorekeeping"),
        SCOREKEEPING_KNOWS_NOBODY_ABOVE(
                House::scorekeepingKnowsNobodyAbove, "scorekeeping.ScorekeepingThatKnowsTheWeb"),
        ACCESS_KNOWS_NOBODY_ABOVE(House::accessKnowsNobodyAbove, "access.AccessThatKnowsTheApi"),
        EXPORT_KNOWS_NOBODY_ABOVE(House::exportKnowsNobodyAbove, "transfer.export.ExportThatKnowsTheWeb"),
        IMPORTING_KNOWS_NOBODY_ABOVE(House::importingKnowsNobodyAbove, "transfer.importing.ImportingThatKnowsTheApi"),
        LANGUAGE_KNOWS_ONLY_THE_GAME(House::languageKnowsOnlyTheGame, "language.LanguageThatKnowsTheWeb"),
        SHEET_KNOWS_ONLY_LANGUAGE_AND_THE_GAME(House::sheetKnowsOnlyLanguageAndTheGame, "sheet.SheetThatIsInjected"),
        LANGUAGE_AND_SHEET_USE_NO_JAVA_TEXT(House::languageAndSheetUseNoJavaText, "sheet.SheetThatNormalizesText"),
        HTTP_KNOWS_NOBODY_ABOVE(House::httpKnowsNobodyAbove, "http.HttpThatKnowsTheApi"),
        LAUNCH_KNOWS_NOBODY(House::launchKnowsNobody, "launch.LaunchThatKnowsTheLedger"),
        BACKUP_KNOWS_ONLY_LAUNCH(House::backupKnowsOnlyLaunch, "transfer.backup.BackupThatKnowsTheLedger"),
        API_DOES_NOT_KNOW_WEB(House::apiDoesNotKnowWeb, "api.ApiThatKnowsTheWeb"),
        WEB_DOES_NOT_KNOW_API(House::webDoesNotKnowApi, "web.WebThatKnowsTheApi"),
        NO_CIRCLES_AMONG_ROOMS(House::noCirclesAmongRooms, "Cycle detected"),
        NO_CIRCLES_AMONG_PACKAGES(House::noCirclesAmongPackages, "rulebook.RulebookThatKnowsTheTexts", WRONG_ROOM),
        NAMES_SAY_SOMETHING(House::namesSaySomething, "rules.ScoreManager"),
        THE_CORE_READS_NO_CLOCK(House::theCoreReadsNoClock, "rules.RulesThatReadTheClock"),
        THE_CORE_THROWS_NO_DICE(House::theCoreThrowsNoDice, "rules.RulesThatThrowDice"),
        THE_CORE_HAS_NO_INPUT_OR_OUTPUT(House::theCoreHasNoInputOrOutput, "rules.RulesThatReadAFile"),
        THE_CORE_LOOKS_INTO_NO_CLASS(House::theCoreLooksIntoNoClass, "rules.RulesThatLookIntoAClass"),
        THE_CORE_IS_ANNOTATED_BY_NO_FRAMEWORK(House::theCoreIsAnnotatedByNoFramework, "jakarta.inject.Inject");

        private final Function<House, ArchRule> rule;
        private final String complaint;
        private final House wrong;

        Rule(Function<House, ArchRule> rule, String complaint) {
            this(rule, complaint, WRONG);
        }

        Rule(Function<House, ArchRule> rule, String complaint, House wrong) {
            this.rule = rule;
            this.complaint = complaint;
            this.wrong = wrong;
        }
    }

    @ParameterizedTest
    @EnumSource
    void theHouseKeepsTheRule(Rule rule) {
        rule.rule.apply(HOUSE).check(CLASSES);
    }

    @ParameterizedTest
    @EnumSource
    void theRuleCanFail(Rule rule) {
        AssertionError failure = assertThrows(
                AssertionError.class, () -> rule.rule.apply(rule.wrong).check(WRONG_CLASSES));
        assertTrue(failure.getMessage().contains(rule.complaint), failure::getMessage);
    }

    @ParameterizedTest
    @EnumSource
    void theRuleFailsInAHouseThatDoesNotExist(Rule rule) {
        House misspelt = new House("org.lastrick");
        assertThrows(AssertionError.class, () -> rule.rule.apply(misspelt).check(CLASSES));
    }

    @Test
    void everyPackageIsOnThePlanAndEveryRoomOnThePlanIsBuilt() {
        Set<String> built = CLASSES.getPackage(HOUSE.root()).getSubpackagesInTree().stream()
                .filter(folder -> !folder.getClasses().isEmpty())
                .map(folder -> folder.getName().substring(HOUSE.root().length() + 1))
                .collect(Collectors.toSet());
        Set<String> planned = Arrays.stream(Room.values()).map(Room::folder).collect(Collectors.toSet());
        assertEquals(Set.of(), without(built, folder -> planned.stream().anyMatch(room -> liesIn(folder, room))));
        assertEquals(Set.of(), without(planned, room -> built.stream().anyMatch(folder -> liesIn(folder, room))));
    }

    private static Set<String> without(Set<String> folders, Predicate<String> isFine) {
        return folders.stream().filter(isFine.negate()).collect(Collectors.toSet());
    }

    private static boolean liesIn(String folder, String room) {
        return (folder + ".").startsWith(room + ".");
    }

    @Test
    void everyRuleOfTheHouseIsHeld() {
        Set<String> declared = Stream.of(House.class.getDeclaredMethods())
                .filter(method -> method.getReturnType() == ArchRule.class && method.getParameterCount() == 0)
                .map(method -> method.getName().toLowerCase())
                .collect(Collectors.toSet());
        Set<String> held = Arrays.stream(Rule.values())
                .map(rule -> rule.name().replace("_", "").toLowerCase())
                .collect(Collectors.toSet());
        assertEquals(declared, held);
    }
}
