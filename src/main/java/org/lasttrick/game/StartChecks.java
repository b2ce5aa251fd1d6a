package org.lasttrick.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Checks the start of a game. */
final class StartChecks {
    private static final int HIGHEST_START = 999;

    private StartChecks() {}

    /**
     * @param edition of the rulings by which the game is to be scored
     * @param names by which the names are checked
     */
    static Decision decide(StartGame command, Edition edition, NameChecks names) {
        Optional<Variant> known = Variants.byId(command.variant());
        if (known.isEmpty()) {
            return new Decision.Rejected(new Rejection.UnknownVariant("/variant", command.variant()));
        }
        Variant variant = known.get();
        RuleSet rules =
                command.rules() == null ? variant.rulesFor(GameStarted.people(command.players())) : command.rules();
        List<Rejection> rejections = Stream.of(
                        gameName(command.name(), names),
                        names(command.players(), names),
                        dealer(command),
                        seatsAndRules(variant, names, rules, command.players(), edition))
                .flatMap(each -> each)
                .toList();
        return Decision.of(rejections, started(command, variant, rules, edition, names));
    }

    /**
     * Checks the number of people. A game that an older version began may have had another number than its variant is offered for
     * now.
     */
    private static Stream<Rejection> number(
            Variant variant, NameChecks names, RuleSet rules, List<Entrant> players, int people) {
        return switch (names) {
            case ENTERED ->
                TableChecks.number(
                        "/players", variant.minPlayers(), variant.maxPlayers(), rules, players.size(), people);
            case RECORDED ->
                TableChecks.number("/players", variant.leastEver(), variant.mostEver(), rules, players.size(), people);
        };
    }

    private static GameStarted started(
            StartGame command, Variant variant, RuleSet rules, Edition edition, NameChecks names) {
        PlayerId dealer = command.dealer() == null ? new PlayerId(1) : command.dealer();
        List<Entrant> players =
                command.players().stream().map(player -> tidy(player, names)).toList();
        String name = command.name() == null ? "" : names.tidy(command.name());
        return new GameStarted(name.isEmpty() ? null : name, variant.id(), rules, players, dealer, edition);
    }

    private static Entrant tidy(Entrant player, NameChecks names) {
        PlayerName name = player.playerName().map(names::tidy);
        return new Entrant(name.first(), name.partner(), player.score(), player.cucumbers());
    }

    /**
     * Checks seats and rules: rules only for a valid number of players, and scores only by valid rules, so that no refusal merely
     * follows from another.
     */
    private static Stream<Rejection> seatsAndRules(
            Variant variant, NameChecks names, RuleSet rules, List<Entrant> players, Edition edition) {
        int people = GameStarted.people(players);
        List<Rejection> rejections =
                number(variant, names, rules, players, people).toList();
        if (rejections.isEmpty()) {
            Stream<Rejection> partners = IntStream.range(0, players.size())
                    .boxed()
                    .flatMap(seat -> TableChecks.partners(
                            "/players/" + seat,
                            variant.id(),
                            rules,
                            players.get(seat).playerName()));
            rejections = Stream.concat(partners, SettingChecks.check(rules, people, edition))
                    .toList();
        }
        return rejections.isEmpty() ? startingScores(rules, players) : rejections.stream();
    }

    private static Stream<Rejection> gameName(@Nullable String name, NameChecks names) {
        return name == null || names.tidy(name).isEmpty() ? Stream.empty() : names.check("/name", name);
    }

    private static Stream<Rejection> names(List<Entrant> players, NameChecks names) {
        Map<String, String> taken = new LinkedHashMap<>();
        List<Rejection> rejections = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) {
            String player = "/players/" + seat;
            PlayerName name = players.get(seat).playerName().map(names::tidy);
            name.byPointer(player).forEach((pointer, person) -> {
                names.check(pointer, person).forEach(rejections::add);
                taken(pointer, person, taken, names).forEach(rejections::add);
            });
            if (name.partner() != null) {
                taken(player + "/names", name.toString(), taken, names).forEach(rejections::add);
            }
        }
        return rejections.stream();
    }

    private static Stream<Rejection> taken(String pointer, String name, Map<String, String> taken, NameChecks names) {
        String other = name.isEmpty() ? null : taken.putIfAbsent(names.shape(name), name);
        return other == null ? Stream.empty() : Stream.of(new Rejection.NameTaken(pointer, other));
    }

    private static Stream<Rejection> startingScores(RuleSet rules, List<Entrant> players) {
        // A game that starts with credits ends for a player who has none.
        int leastScore = Math.min(1, rules.scoring().startingScore());
        // Where nobody goes out, some may be at the limit already, as long as the game goes on.
        boolean goesOn = rules.end() == End.Simple.ALL_BUT_ONE
                && players.stream().filter(each -> !rules.stops(each.score())).count() > 1;
        int mostScore = IntStream.rangeClosed(0, HIGHEST_START)
                .filter(score -> goesOn || !rules.stops(score))
                .max()
                .orElse(0);
        int mostCucumbers = Math.max(0, rules.scoring().lives() - 1);
        return IntStream.range(0, players.size()).boxed().flatMap(seat -> {
            Entrant player = players.get(seat);
            String pointer = "/players/" + seat;
            return Stream.concat(
                    OutOfRange.check(pointer + "/score", Bound.START_SCORE, player.score(), leastScore, mostScore),
                    OutOfRange.check(
                            pointer + "/cucumbers", Bound.START_CUCUMBERS, player.cucumbers(), 0, mostCucumbers));
        });
    }

    private static Stream<Rejection> dealer(StartGame command) {
        PlayerId dealer = command.dealer();
        int players = command.players().size();
        return dealer == null || dealer.number() <= players
                ? Stream.empty()
                : Stream.of(new Rejection.UnknownPlayer("/dealer", dealer, players));
    }
}
