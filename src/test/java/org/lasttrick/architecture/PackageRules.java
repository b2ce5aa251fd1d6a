package org.lasttrick.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.elements.ClassesShould;
import java.time.Clock;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The layers of the project and the dependencies that they may have.
 *
 * @param root the package of the layers: the project's, or one that breaks the rules, to show that each can fail
 */
public record PackageRules(String root) {

    /** Every package belongs to one of them. */
    public enum Layer {
        RULES,
        GAME,
        NOTATION,
        CHAIN,
        DATABASE,
        PROJECTION,
        INSTANCES,
        LEDGER,
        SCOREKEEPING,
        ACCESS,
        HISTORY,
        LANGUAGE,
        FORM,
        SHEET,
        START,
        OFFLINE,
        HTTP,
        TRANSFER_EXPORT,
        TRANSFER_IMPORTING,
        API,
        WEB,
        TRANSFER_BACKUP,
        CONFIG,
        POSTGRES,
        OPERATIONS,
        ADDRESS,
        LAUNCH;

        /** Returns the package below the root, as it is written: {@code transfer.backup}. */
        public String folder() {
            return name().toLowerCase(Locale.ROOT).replace('_', '.');
        }
    }

    private static final List<String> FOUNDATION = List.of("java..", "org.jspecify..");
    private static final String MESSAGE_ANNOTATIONS = "io.quarkus.qute.i18n..";
    private static final Set<String> ABSOLUTE_ADDRESSES =
            Set.of("seeOther", "temporaryRedirect", "created", "location", "contentLocation");
    private static final Set<String> SCOPES = Set.of(
            "jakarta.inject.Singleton",
            "jakarta.enterprise.context.ApplicationScoped",
            "jakarta.enterprise.context.Dependent");
    private static final Set<String> HARMLESS_ON_CLASS = Set.of("isInstance", "cast", "desiredAssertionStatus");

    private static final Set<String> LARGE_OR_MISSING = Set.of(
            "String.format",
            "String.isBlank",
            "String.lines",
            "String.formatted",
            "String.matches",
            "String.replaceAll",
            "String.replaceFirst",
            "String.split",
            "String.strip",
            "String.stripLeading",
            "String.stripTrailing",
            "String.toLowerCase",
            "String.toUpperCase",
            "String.trim",
            "Instant.parse",
            "Stream.distinct",
            "Stream.ofNullable",
            "IntStream.count",
            "IntStream.distinct",
            "Locale.forLanguageTag",
            "Collectors.toMap",
            "Collections.unmodifiableSortedMap");

    private String in(Layer layer) {
        return root + "." + layer.folder() + "..";
    }

    private String[] in(Layer... layers) {
        return Arrays.stream(layers).map(this::in).toArray(String[]::new);
    }

    private ArchRule knowsOnly(Layer layer, List<String> others, Layer... layers) {
        String[] allowed = Stream.of(others, FOUNDATION, List.of(in(layers)), List.of(in(layer)))
                .flatMap(List::stream)
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(in(layer))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed);
    }

    private ArchRule doesNotKnow(Layer layer, Layer... layers) {
        return noClasses()
                .that()
                .resideInAPackage(in(layer))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(in(layers));
    }

    public ArchRule rulesKnowNothing() {
        return knowsOnly(Layer.RULES, List.of());
    }

    public ArchRule gameKnowsOnlyRules() {
        return knowsOnly(Layer.GAME, List.of(), Layer.RULES);
    }

    public ArchRule notationKnowsOnlyRulesAndJackson() {
        return knowsOnly(Layer.NOTATION, List.of("com.fasterxml.jackson.."), Layer.RULES);
    }

    public ArchRule chainKnowsOnlyTheGame() {
        return knowsOnly(
                Layer.CHAIN,
                List.of("com.fasterxml.jackson..", "org.apache.commons.codec.."),
                Layer.GAME,
                Layer.NOTATION,
                Layer.RULES);
    }

    public ArchRule apiAndWebDoNotKnowTheDatabase() {
        return noClasses()
                .that()
                .resideInAnyPackage(in(Layer.API, Layer.WEB))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(in(Layer.DATABASE));
    }

    public ArchRule databaseAndInstancesKnowNobodyAbove() {
        return noClasses()
                .that()
                .resideInAnyPackage(in(Layer.DATABASE, Layer.INSTANCES))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(in(Layer.PROJECTION, Layer.LEDGER, Layer.SCOREKEEPING, Layer.API, Layer.WEB));
    }

    public ArchRule projectionKnowsNobodyAbove() {
        return doesNotKnow(Layer.PROJECTION, Layer.LEDGER, Layer.SCOREKEEPING, Layer.HISTORY, Layer.API, Layer.WEB);
    }

    /**
     * There is one door to what is stored. What guards a write stands in scorekeeping: who goes round it could store what no game would
     * have decided.
     */
    public ArchRule onlyScorekeepingKnowsTheLedger() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackages(in(Layer.LEDGER, Layer.SCOREKEEPING))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(in(Layer.LEDGER));
    }

    /** A service that is a record has accessors that nobody asked for: through them, others would go round the service. */
    public ArchRule partsOfServicesArePrivate() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .accessTargetWhere(describe("takes a service apart", PackageRules::takesAServiceApart));
    }

    /** Calls an accessor, or refers to one. */
    private static boolean takesAServiceApart(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        return owner.isRecord()
                && SCOPES.stream().anyMatch(owner::isAnnotatedWith)
                && !access.getOriginOwner().equals(owner)
                && access.getTarget() instanceof CodeUnitAccessTarget accessor
                && accessor.getRawParameterTypes().isEmpty()
                && owner.tryGetField(accessor.getName()).isPresent();
    }

    public ArchRule ledgerKnowsNobodyAbove() {
        return doesNotKnow(
                Layer.LEDGER,
                Layer.SCOREKEEPING,
                Layer.HISTORY,
                Layer.TRANSFER_EXPORT,
                Layer.TRANSFER_IMPORTING,
                Layer.API,
                Layer.WEB);
    }

    public ArchRule scorekeepingKnowsNobodyAbove() {
        return doesNotKnow(
                Layer.SCOREKEEPING,
                Layer.HISTORY,
                Layer.TRANSFER_EXPORT,
                Layer.TRANSFER_IMPORTING,
                Layer.API,
                Layer.WEB);
    }

    public ArchRule accessKnowsNobodyAbove() {
        return doesNotKnow(
                Layer.ACCESS, Layer.HISTORY, Layer.TRANSFER_EXPORT, Layer.TRANSFER_IMPORTING, Layer.API, Layer.WEB);
    }

    public ArchRule historyKnowsNobodyAbove() {
        return doesNotKnow(
                Layer.HISTORY,
                Layer.TRANSFER_EXPORT,
                Layer.TRANSFER_IMPORTING,
                Layer.LANGUAGE,
                Layer.SHEET,
                Layer.HTTP,
                Layer.API,
                Layer.WEB);
    }

    public ArchRule exportKnowsNobodyAbove() {
        return doesNotKnow(
                Layer.TRANSFER_EXPORT, Layer.TRANSFER_IMPORTING, Layer.SHEET, Layer.HTTP, Layer.API, Layer.WEB);
    }

    public ArchRule importingKnowsNobodyAbove() {
        return doesNotKnow(Layer.TRANSFER_IMPORTING, Layer.SHEET, Layer.HTTP, Layer.API, Layer.WEB);
    }

    public ArchRule languageKnowsOnlyTheGame() {
        return knowsOnly(Layer.LANGUAGE, List.of(MESSAGE_ANNOTATIONS), Layer.GAME, Layer.RULES);
    }

    public ArchRule formKnowsOnlyTheGame() {
        return knowsOnly(Layer.FORM, List.of(), Layer.GAME, Layer.RULES);
    }

    public ArchRule sheetKnowsOnlyLanguageAndTheGame() {
        return knowsOnly(Layer.SHEET, List.of(), Layer.FORM, Layer.LANGUAGE, Layer.GAME, Layer.RULES);
    }

    public ArchRule startKnowsOnlyTheSheet() {
        return knowsOnly(Layer.START, List.of(), Layer.SHEET, Layer.FORM, Layer.LANGUAGE, Layer.GAME, Layer.RULES);
    }

    public ArchRule offlineKnowsOnlySheetAndStart() {
        return knowsOnly(
                Layer.OFFLINE,
                List.of(),
                Layer.START,
                Layer.SHEET,
                Layer.FORM,
                Layer.LANGUAGE,
                Layer.GAME,
                Layer.RULES);
    }

    public ArchRule onlyTheBuildKnowsOffline() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackage(in(Layer.OFFLINE))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(in(Layer.OFFLINE));
    }

    public ArchRule languageSheetAndStartUseNoJavaText() {
        return noClasses()
                .that()
                .resideInAnyPackage(in(Layer.LANGUAGE, Layer.SHEET, Layer.START))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.text..");
    }

    public ArchRule httpKnowsNobodyAbove() {
        return doesNotKnow(
                Layer.HTTP,
                Layer.SCOREKEEPING,
                Layer.HISTORY,
                Layer.SHEET,
                Layer.TRANSFER_EXPORT,
                Layer.TRANSFER_IMPORTING,
                Layer.API,
                Layer.WEB);
    }

    public ArchRule configKnowsNobody() {
        return doesNotKnow(Layer.CONFIG, allBut(Layer.CONFIG));
    }

    public ArchRule postgresKnowsNobody() {
        return doesNotKnow(Layer.POSTGRES, allBut(Layer.POSTGRES));
    }

    public ArchRule operationsKnowOnlyConfigAndPostgres() {
        return doesNotKnow(Layer.OPERATIONS, allBut(Layer.OPERATIONS, Layer.CONFIG, Layer.POSTGRES));
    }

    public ArchRule addressKnowsOnlyConfigAndPostgres() {
        return doesNotKnow(Layer.ADDRESS, allBut(Layer.ADDRESS, Layer.CONFIG, Layer.POSTGRES));
    }

    public ArchRule launchKnowsOnlyWhatRunsTheService() {
        return doesNotKnow(Layer.LAUNCH, allBut(whatRunsTheServiceAnd(Layer.LAUNCH)));
    }

    public ArchRule backupKnowsOnlyLaunchAndWhatRunsTheService() {
        return doesNotKnow(Layer.TRANSFER_BACKUP, allBut(whatRunsTheServiceAnd(Layer.TRANSFER_BACKUP, Layer.LAUNCH)));
    }

    /** Returns these layers and those that run the service, whatever it serves. */
    private static Layer[] whatRunsTheServiceAnd(Layer... layers) {
        return Stream.concat(
                        Stream.of(Layer.CONFIG, Layer.POSTGRES, Layer.OPERATIONS, Layer.ADDRESS), Stream.of(layers))
                .toArray(Layer[]::new);
    }

    private static Layer[] allBut(Layer... layers) {
        return EnumSet.complementOf(EnumSet.copyOf(List.of(layers))).toArray(Layer[]::new);
    }

    public ArchRule apiDoesNotKnowWeb() {
        return doesNotKnow(Layer.API, Layer.WEB);
    }

    public ArchRule webDoesNotKnowApi() {
        return doesNotKnow(Layer.WEB, Layer.API);
    }

    public ArchRule noCyclesAmongLayers() {
        return slices().matching(root + ".(*)..").should().beFreeOfCycles();
    }

    public ArchRule noCyclesAmongPackages() {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    public ArchRule namesAreSpecific() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .haveNameMatching(".*(Impl|Manager|Utils?|Helper|Dto|DTO)");
    }

    /** JAX-RS makes an absolute address of a path, with whatever scheme and host the request came. */
    public ArchRule redirectsArePaths() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .callMethodWhere(target(describe(
                        "makes an address absolute",
                        target -> target.getOwner().getPackageName().equals("jakarta.ws.rs.core")
                                && ABSOLUTE_ADDRESSES.contains(target.getName()))));
    }

    public ArchRule theCoreReadsNoClock() {
        return core().callMethodWhere(target(describe("tells the time", PackageRules::tellsTheTime)));
    }

    private static boolean tellsTheTime(AccessTarget target) {
        boolean system = target.getOwner().isEquivalentTo(System.class)
                && Set.of("currentTimeMillis", "nanoTime").contains(target.getName());
        boolean now = target.getOwner().getPackageName().startsWith("java.time")
                && target.getName().equals("now");
        return system || now || target.getOwner().isAssignableTo(Clock.class);
    }

    public ArchRule theCoreUsesNoRandomNumbers() {
        return core().callCodeUnitWhere(target(describe("depends on chance", PackageRules::dependsOnChance)));
    }

    private static boolean dependsOnChance(AccessTarget target) {
        JavaClass owner = target.getOwner();
        return owner.isAssignableTo(RandomGenerator.class)
                || owner.isEquivalentTo(SplittableRandom.class)
                || owner.isEquivalentTo(Math.class) && target.getName().equals("random")
                || owner.isEquivalentTo(UUID.class) && target.getName().equals("randomUUID")
                || owner.isEquivalentTo(Collections.class) && target.getName().equals("shuffle");
    }

    public ArchRule theCoreHasNoInputOrOutput() {
        return core().dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.sql..", "java.net.."));
    }

    public ArchRule theCoreUsesNoReflection() {
        return core().dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "java.lang.invoke.."))
                .orShould()
                .callMethodWhere(target(describe(
                        "looks into a class",
                        target -> target.getOwner().isEquivalentTo(Class.class)
                                && !HARMLESS_ON_CLASS.contains(target.getName()))));
    }

    /** What TeaVM lacks or gets wrong, or what would be more code than all the rest. */
    public ArchRule theCoreIsSmallInABrowser() {
        return core().dependOnClassesThat(resideInAnyPackage("java.util.regex..", "java.time.format.."))
                .orShould()
                .callMethodWhere(target(describe(
                        "isn't to be had in a browser",
                        target -> LARGE_OR_MISSING.contains(
                                target.getOwner().getSimpleName() + "." + target.getName()))));
    }

    /** Hash codes are others in a browser: a form that lists people by them has another order there. */
    public ArchRule theCoreKeepsItsOrder() {
        return core().dependOnClassesThat(belongToAnyOf(HashMap.class, HashSet.class));
    }

    /** A browser compares them by {@code ==}, in which 0 and -0 are equal and NaN is not. */
    public ArchRule theCoreHasNoFractions() {
        return fields().that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(plainJava())
                .should()
                .notHaveRawType(double.class)
                .andShould()
                .notHaveRawType(float.class);
    }

    private ClassesShould core() {
        return noClasses().that().resideInAnyPackage(plainJava()).should();
    }

    /** The layers that can be compiled to JavaScript. */
    private String[] plainJava() {
        return in(Layer.RULES, Layer.GAME, Layer.FORM, Layer.LANGUAGE, Layer.SHEET, Layer.START, Layer.OFFLINE);
    }

    public ArchRule theCoreIsAnnotatedByNoFramework() {
        return classes()
                .that()
                .resideInAnyPackage(plainJava())
                .should(haveNoAnnotationBut("org.jspecify..", "java.lang..", MESSAGE_ANNOTATIONS));
    }

    private static ArchCondition<JavaClass> haveNoAnnotationBut(String... packages) {
        DescribedPredicate<JavaClass> foreign = resideOutsideOfPackages(packages);
        return new ArchCondition<>("have no annotation but those of " + String.join(", ", packages)) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Stream.concat(
                                type.getAnnotations().stream(),
                                type.getMembers().stream().flatMap(member -> member.getAnnotations().stream()))
                        .filter(annotation -> foreign.test(annotation.getRawType()))
                        .forEach(annotation ->
                                events.add(SimpleConditionEvent.violated(type, annotation.getDescription())));
            }
        };
    }
}
