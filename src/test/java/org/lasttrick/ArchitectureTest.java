package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.architecture.PackageRules;
import org.lasttrick.architecture.PackageRules.Layer;
import org.lasttrick.architecture.UncheckedCode;

@Execution(ExecutionMode.CONCURRENT)
class ArchitectureTest {
    private static final PackageRules PROJECT = new PackageRules("org.lasttrick");
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(PROJECT.root());

    /** Classes that break every rule once, as their names say. */
    private static final PackageRules WRONG = new PackageRules("org.lasttrick.architecture.wrong");

    /** A layer of these with a cycle among its packages: ArchUnit reports only the first cycle that it finds. */
    private static final PackageRules WRONG_LAYER = new PackageRules(WRONG.root() + ".language");

    private static final JavaClasses WRONG_CLASSES = new ClassFileImporter().importPackages(WRONG.root());

    /** Each rule, and a part of its message about the classes that break it. */
    enum Rule {
        RULES_KNOW_NOTHING(PackageRules::rulesKnowNothing, "rules.RulesThatKnowTheGame"),
        GAME_KNOWS_ONLY_RULES(PackageRules::gameKnowsOnlyRules, "game.GameThatKnowsTheLedger"),
        NOTATION_KNOWS_ONLY_RULES_AND_JACKSON(
                PackageRules::notationKnowsOnlyRulesAndJackson, "notation.NotationThatKnowsTheGame"),
        CHAIN_KNOWS_ONLY_THE_GAME(PackageRules::chainKnowsOnlyTheGame, "chain.ChainThatKnowsTheLedger"),
        API_AND_WEB_DO_NOT_KNOW_THE_DATABASE(
                PackageRules::apiAndWebDoNotKnowTheDatabase, "api.ApiThatKnowsTheDatabase"),
        DATABASE_AND_INSTANCES_KNOW_NOBODY_ABOVE(
                PackageRules::databaseAndInstancesKnowNobodyAbove, "database.DatabaseThatKnowsTheLedger"),
        PROJECTION_KNOWS_NOBODY_ABOVE(
                PackageRules::projectionKnowsNobodyAbove, "projection.ProjectionThatKnowsTheLedger"),
        ONLY_SCOREKEEPING_KNOWS_THE_LEDGER(
                PackageRules::onlyScorekeepingKnowsTheLedger, "importing.ImportingThatKnowsTheLedger"),
        PARTS_OF_SERVICES_ARE_PRIVATE(PackageRules::partsOfServicesArePrivate, "web.WebThatTakesAServiceApart"),
        LEDGER_KNOWS_NOBODY_ABOVE(PackageRules::ledgerKnowsNobodyAbove, "ledger.LedgerThatKnowsScorekeeping"),
        SCOREKEEPING_KNOWS_NOBODY_ABOVE(
                PackageRules::scorekeepingKnowsNobodyAbove, "scorekeeping.ScorekeepingThatKnowsTheWeb"),
        ACCESS_KNOWS_NOBODY_ABOVE(PackageRules::accessKnowsNobodyAbove, "access.AccessThatKnowsTheApi"),
        HISTORY_KNOWS_NOBODY_ABOVE(PackageRules::historyKnowsNobodyAbove, "history.HistoryThatKnowsTheApi"),
        EXPORT_KNOWS_NOBODY_ABOVE(PackageRules::exportKnowsNobodyAbove, "transfer.export.ExportThatKnowsTheWeb"),
        IMPORTING_KNOWS_NOBODY_ABOVE(
                PackageRules::importingKnowsNobodyAbove, "transfer.importing.ImportingThatKnowsTheApi"),
        LANGUAGE_KNOWS_ONLY_THE_GAME(PackageRules::languageKnowsOnlyTheGame, "language.LanguageThatKnowsTheWeb"),
        FORM_KNOWS_ONLY_THE_GAME(PackageRules::formKnowsOnlyTheGame, "form.FormThatKnowsTheLedger"),
        SHEET_KNOWS_ONLY_LANGUAGE_AND_THE_GAME(
                PackageRules::sheetKnowsOnlyLanguageAndTheGame, "sheet.SheetThatIsInjected"),
        START_KNOWS_ONLY_THE_SHEET(PackageRules::startKnowsOnlyTheSheet, "start.StartThatIsInjected"),
        OFFLINE_KNOWS_ONLY_SHEET_AND_START(
                PackageRules::offlineKnowsOnlySheetAndStart, "offline.OfflineThatKnowsTheWeb"),
        ONLY_THE_BUILD_KNOWS_OFFLINE(PackageRules::onlyTheBuildKnowsOffline, "api.ApiThatKnowsOffline"),
        LANGUAGE_SHEET_AND_START_USE_NO_JAVA_TEXT(
                PackageRules::languageSheetAndStartUseNoJavaText, "sheet.SheetThatNormalizesText"),
        HTTP_KNOWS_NOBODY_ABOVE(PackageRules::httpKnowsNobodyAbove, "http.HttpThatKnowsTheApi"),
        CONFIG_KNOWS_NOBODY(PackageRules::configKnowsNobody, "config.ConfigThatKnowsTheLedger"),
        POSTGRES_KNOWS_NOBODY(PackageRules::postgresKnowsNobody, "postgres.PostgresThatKnowsTheLedger"),
        OPERATIONS_KNOW_ONLY_CONFIG_AND_POSTGRES(
                PackageRules::operationsKnowOnlyConfigAndPostgres, "operations.OperationsThatKnowTheLedger"),
        ADDRESS_KNOWS_ONLY_CONFIG_AND_POSTGRES(
                PackageRules::addressKnowsOnlyConfigAndPostgres, "address.AddressThatKnowsTheLedger"),
        LAUNCH_KNOWS_ONLY_WHAT_RUNS_THE_SERVICE(
                PackageRules::launchKnowsOnlyWhatRunsTheService, "launch.LaunchThatKnowsTheLedger"),
        BACKUP_KNOWS_ONLY_LAUNCH_AND_WHAT_RUNS_THE_SERVICE(
                PackageRules::backupKnowsOnlyLaunchAndWhatRunsTheService, "transfer.backup.BackupThatKnowsTheLedger"),
        API_DOES_NOT_KNOW_WEB(PackageRules::apiDoesNotKnowWeb, "api.ApiThatKnowsTheWeb"),
        WEB_DOES_NOT_KNOW_API(PackageRules::webDoesNotKnowApi, "web.WebThatKnowsTheApi"),
        NO_CYCLES_AMONG_LAYERS(PackageRules::noCyclesAmongLayers, "Cycle detected"),
        NO_CYCLES_AMONG_PACKAGES(
                PackageRules::noCyclesAmongPackages, "rulebook.RulebookThatKnowsTheTexts", WRONG_LAYER),
        NAMES_ARE_SPECIFIC(PackageRules::namesAreSpecific, "rules.ScoreManager"),
        REDIRECTS_ARE_PATHS(PackageRules::redirectsArePaths, "api.ApiThatNamesItsHost"),
        THE_CORE_READS_NO_CLOCK(PackageRules::theCoreReadsNoClock, "rules.RulesThatReadTheClock"),
        THE_CORE_USES_NO_RANDOM_NUMBERS(PackageRules::theCoreUsesNoRandomNumbers, "rules.RulesThatThrowDice"),
        THE_CORE_HAS_NO_INPUT_OR_OUTPUT(PackageRules::theCoreHasNoInputOrOutput, "rules.RulesThatReadAFile"),
        THE_CORE_USES_NO_REFLECTION(PackageRules::theCoreUsesNoReflection, "rules.RulesThatLookIntoAClass"),
        THE_CORE_IS_SMALL_IN_A_BROWSER(PackageRules::theCoreIsSmallInABrowser, "rules.RulesThatSplitText"),
        THE_CORE_KEEPS_ITS_ORDER(PackageRules::theCoreKeepsItsOrder, "rules.RulesThatForgetAnOrder"),
        THE_CORE_HAS_NO_FRACTIONS(PackageRules::theCoreHasNoFractions, "rules.RulesWithHalves"),
        THE_CORE_IS_ANNOTATED_BY_NO_FRAMEWORK(PackageRules::theCoreIsAnnotatedByNoFramework, "jakarta.inject.Inject");

        private final Function<PackageRules, ArchRule> rule;
        private final String complaint;
        private final PackageRules wrong;

        Rule(Function<PackageRules, ArchRule> rule, String complaint) {
            this(rule, complaint, WRONG);
        }

        Rule(Function<PackageRules, ArchRule> rule, String complaint, PackageRules wrong) {
            this.rule = rule;
            this.complaint = complaint;
            this.wrong = wrong;
        }
    }

    @ParameterizedTest
    @EnumSource
    void theProjectKeepsTheRule(Rule rule) {
        rule.rule.apply(PROJECT).check(CLASSES);
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
    void theRuleFailsWithoutClasses(Rule rule) {
        PackageRules misspelt = new PackageRules("org.lastrick");
        assertThrows(AssertionError.class, () -> rule.rule.apply(misspelt).check(CLASSES));
    }

    /**
     * Otherwise a total could be wrong on a device, where a JVM throws. Elements of arrays are read where the index was checked, and
     * where names are tidied, not scores.
     */
    @ParameterizedTest
    @ValueSource(strings = {"rules", "game", "offline", "sheet/pad", "start", "form", "language/narration"})
    void theCoreChecksWhatABrowserDoesNot(String folder) throws IOException {
        List<String> unchecked =
                UncheckedCode.in(UncheckedCode.sources(Path.of("src", "main", "java", "org", "lasttrick", folder)));
        assertEquals(
                List.of(),
                unchecked.stream()
                        .filter(code -> !code.startsWith("AppendedList.java: ")
                                && !code.startsWith("InvisibleCharacters.java: "))
                        .toList(),
                "X.class.cast(…), lists and Math.max(1, …) are safe");
    }

    @Test
    void uncheckedCodeIsFound() throws IOException {
        JavaFileObject source =
                new SimpleJavaFileObject(URI.create("string:///Wrong.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return "class Wrong { int x = ((int[]) o)[5] + (int) l / 2 % n; { x /= n; x /= 2; } }";
                    }
                };
        assertEquals(
                List.of(
                        "Wrong.java: ((int[])o)[5]",
                        "Wrong.java: (int[])o",
                        "Wrong.java: (int)l / 2 % n",
                        "Wrong.java: x /= n"),
                UncheckedCode.in(List.of(source)));
    }

    @Test
    void everyPackageBelongsToALayerAndEveryLayerHasPackages() {
        Set<String> built = CLASSES.getPackage(PROJECT.root()).getSubpackagesInTree().stream()
                .filter(folder -> !folder.getClasses().isEmpty())
                .map(folder -> folder.getName().substring(PROJECT.root().length() + 1))
                .collect(Collectors.toSet());
        Set<String> planned = Arrays.stream(Layer.values()).map(Layer::folder).collect(Collectors.toSet());
        assertEquals(Set.of(), without(built, folder -> planned.stream().anyMatch(layer -> liesIn(folder, layer))));
        assertEquals(Set.of(), without(planned, layer -> built.stream().anyMatch(folder -> liesIn(folder, layer))));
    }

    private static Set<String> without(Set<String> folders, Predicate<String> isFine) {
        return folders.stream().filter(isFine.negate()).collect(Collectors.toSet());
    }

    private static boolean liesIn(String folder, String layer) {
        return (folder + ".").startsWith(layer + ".");
    }

    @Test
    void everyPackageRuleIsTested() {
        Set<String> declared = Stream.of(PackageRules.class.getDeclaredMethods())
                .filter(method -> method.getReturnType() == ArchRule.class && method.getParameterCount() == 0)
                .map(method -> method.getName().toLowerCase())
                .collect(Collectors.toSet());
        Set<String> held = Arrays.stream(Rule.values())
                .map(rule -> rule.name().replace("_", "").toLowerCase())
                .collect(Collectors.toSet());
        assertEquals(declared, held);
    }
}
