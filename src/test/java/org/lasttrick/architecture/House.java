package org.lasttrick.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
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
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The rooms of the house and the doors between them.
 *
 * @param root the package that holds the rooms: the house itself, or one that was built wrong to show that a rule can fail
 */
public record House(String root) {

    /** Every package lies in one of them. A room that is built is added here, or {@code everyPackageIsOnThePlan} fails. */
    public enum Room {
        RULES,
        GAME,
        NOTATION,
        LEDGER,
        SCOREKEEPING,
        ACCESS,
        LANGUAGE,
        SHEET,
        HTTP,
        TRANSFER_EXPORT,
        TRANSFER_IMPORTING,
        API,
        WEB,
        TRANSFER_BACKUP,
        LAUNCH,
        LAUNCH_POSTGRES;

        /** Below the root, as a package is written: {@code launch.postgres}. */
        public String folder() {
            return name().toLowerCase(Locale.ROOT).replace('_', '.');
        }
    }

    private static final List<String> FOUNDATION = List.of("java..", "org.jspecify..");
    private static final String MESSAGE_ANNOTATIONS = "io.quarkus.qute.i18n..";
    private static final Set<String> HARMLESS_ON_CLASS = Set.of("isInstance", "cast", "desiredAssertionStatus");

    private String in(Room room) {
        return root + "." + room.folder() + "..";
    }

    private String[] in(Room... rooms) {
        return Arrays.stream(rooms).map(this::in).toArray(String[]::new);
    }

    private ArchRule knowsOnly(Room room, List<String> others, Room... rooms) {
        String[] allowed = Stream.of(others, FOUNDATION, List.of(in(rooms)), List.of(in(room)))
                .flatMap(List::stream)
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(in(room))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed);
    }

    private ArchRule doesNotKnow(Room room, Room... rooms) {
        return noClasses()
                .that()
                .resideInAPackage(in(room))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(in(rooms));
    }

    public ArchRule rulesKnowNothing() {
        return knowsOnly(Room.RULES, List.of());
    }

    public ArchRule gameKnowsOnlyRules() {
        return knowsOnly(Room.GAME, List.of(), Room.RULES);
    }

    public ArchRule notationKnowsOnlyRulesAndJackson() {
        return knowsOnly(Room.NOTATION, List.of("com.fasterxml.jackson.."), Room.RULES);
    }

    public ArchRule ledgerKnowsNobodyAbove() {
        return doesNotKnow(
                Room.LEDGER, Room.SCOREKEEPING, Room.TRANSFER_EXPORT, Room.TRANSFER_IMPORTING, Room.API, Room.WEB);
    }

    public ArchRule scorekeepingKnowsNobodyAbove() {
        return doesNotKnow(Room.SCOREKEEPING, Room.TRANSFER_EXPORT, Room.TRANSFER_IMPORTING, Room.API, Room.WEB);
    }

    public ArchRule accessKnowsNobodyAbove() {
        return doesNotKnow(Room.ACCESS, Room.TRANSFER_EXPORT, Room.TRANSFER_IMPORTING, Room.API, Room.WEB);
    }

    public ArchRule exportKnowsNobodyAbove() {
        return doesNotKnow(Room.TRANSFER_EXPORT, Room.TRANSFER_IMPORTING, Room.SHEET, Room.HTTP, Room.API, Room.WEB);
    }

    public ArchRule importingKnowsNobodyAbove() {
        return doesNotKnow(Room.TRANSFER_IMPORTING, Room.SHEET, Room.HTTP, Room.API, Room.WEB);
    }

    public ArchRule languageKnowsOnlyTheGame() {
        return knowsOnly(Room.LANGUAGE, List.of(MESSAGE_ANNOTATIONS), Room.GAME, Room.RULES);
    }

    public ArchRule sheetKnowsOnlyLanguageAndTheGame() {
        return knowsOnly(Room.SHEET, List.of(MESSAGE_ANNOTATIONS), Room.LANGUAGE, Room.GAME, Room.RULES);
    }

    public ArchRule languageAndSheetUseNoJavaText() {
        return noClasses()
                .that()
                .resideInAnyPackage(in(Room.LANGUAGE, Room.SHEET))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.text..");
    }

    public ArchRule httpKnowsNobodyAbove() {
        return doesNotKnow(
                Room.HTTP,
                Room.SCOREKEEPING,
                Room.SHEET,
                Room.TRANSFER_EXPORT,
                Room.TRANSFER_IMPORTING,
                Room.API,
                Room.WEB);
    }

    public ArchRule launchKnowsNobody() {
        return doesNotKnow(Room.LAUNCH, allBut(Room.LAUNCH, Room.LAUNCH_POSTGRES));
    }

    public ArchRule backupKnowsOnlyLaunch() {
        return doesNotKnow(Room.TRANSFER_BACKUP, allBut(Room.TRANSFER_BACKUP, Room.LAUNCH, Room.LAUNCH_POSTGRES));
    }

    private static Room[] allBut(Room... rooms) {
        return EnumSet.complementOf(EnumSet.copyOf(List.of(rooms))).toArray(Room[]::new);
    }

    public ArchRule apiDoesNotKnowWeb() {
        return doesNotKnow(Room.API, Room.WEB);
    }

    public ArchRule webDoesNotKnowApi() {
        return doesNotKnow(Room.WEB, Room.API);
    }

    public ArchRule noCirclesAmongRooms() {
        return slices().matching(root + ".(*)..").should().beFreeOfCycles();
    }

    public ArchRule noCirclesAmongPackages() {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    public ArchRule namesSaySomething() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .haveNameMatching(".*(Impl|Manager|Utils?|Helper|Dto|DTO)");
    }

    public ArchRule theCoreReadsNoClock() {
        return core().callMethodWhere(target(describe("tells the time", House::tellsTheTime)));
    }

    private static boolean tellsTheTime(AccessTarget target) {
        boolean system = target.getOwner().isEquivalentTo(System.class)
                && Set.of("currentTimeMillis", "nanoTime").contains(target.getName());
        boolean now = target.getOwner().getPackageName().startsWith("java.time")
                && target.getName().equals("now");
        return system || now || target.getOwner().isAssignableTo(Clock.class);
    }

    public ArchRule theCoreThrowsNoDice() {
        return core().callCodeUnitWhere(target(describe("depends on chance", House::dependsOnChance)));
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

    public ArchRule theCoreLooksIntoNoClass() {
        return core().dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "java.lang.invoke.."))
                .orShould()
                .callMethodWhere(target(describe(
                        "looks into a class",
                        target -> target.getOwner().isEquivalentTo(Class.class)
                                && !HARMLESS_ON_CLASS.contains(target.getName()))));
    }

    private ClassesShould core() {
        return noClasses().that().resideInAnyPackage(plainJava()).should();
    }

    /** The rooms that can be compiled to JavaScript. */
    private String[] plainJava() {
        return in(Room.RULES, Room.GAME, Room.LANGUAGE, Room.SHEET);
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
