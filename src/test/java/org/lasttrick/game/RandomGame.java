package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.Abandon;
import org.lasttrick.game.GameCommand.Close;
import org.lasttrick.game.GameCommand.CorrectDay;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.CorrectRules;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Reopen;
import org.lasttrick.game.GameCommand.Return;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;

/** A random game with undos, corrections and strikes. The same seed always gives the same game. */
record RandomGame(RandomKind kind, long seed, List<GameEvent> events, List<Step> steps) {
    private static final int MOST_COMMANDS = 80;

    record Step(Game before, GameCommand command, Decision decision, Game after) {}

    static RandomGame play(RandomKind kind, long seed) {
        Random random = new Random(31 * seed + kind.name().hashCode());
        GameStarted start = start(kind, random);
        List<GameEvent> events = new ArrayList<>(List.of(start));
        List<Step> steps = new ArrayList<>();
        Game game = Game.begin(start);
        while (steps.size() < MOST_COMMANDS && !(game.sheet().isOver() && random.nextInt(4) == 0)) {
            GameCommand command = command(game, random);
            Decision decision = GameDecider.decide(command, game);
            Game before = game;
            if (decision instanceof Accepted(GameEvent event)) {
                events.add(event);
                game = game.after(event);
            }
            steps.add(new Step(before, command, decision, game));
        }
        return new RandomGame(kind, seed, List.copyOf(events), List.copyOf(steps));
    }

    private static GameStarted start(RandomKind kind, Random random) {
        while (true) {
            List<@Nullable String> partners = kind.partners(random);
            int players = partners.size();
            int people =
                    players + (int) partners.stream().filter(Objects::nonNull).count();
            RuleSet rules = kind.rules(random, people);
            StartGame command = new StartGame(
                    null,
                    kind.variant().id(),
                    kind.houseRules() ? rules : null,
                    IntStream.range(0, players)
                            .mapToObj(seat -> new Entrant("P" + seat, partners.get(seat), score(rules, random), 0))
                            .toList(),
                    new PlayerId(1 + random.nextInt(players)));
            Edition edition = random.nextInt(4) == 0 ? Edition.FIRST : Edition.LATEST;
            if (StartChecks.decide(command, edition, NameChecks.ENTERED) instanceof Accepted(GameStarted start)) {
                return start;
            }
        }
    }

    private static int score(RuleSet rules, Random random) {
        return random.nextInt(8) == 0 ? 1 + random.nextInt(8) : rules.scoring().startingScore();
    }

    private static GameCommand command(Game game, Random random) {
        int hands = game.hands().size();
        int dice = random.nextInt(100);
        if (dice < 6) {
            return new Undo();
        }
        if (dice < 12) {
            return new Redo();
        }
        if (dice < 15) {
            return List.of(new Close(), new Abandon(), new Reopen(), new CorrectDay("2026-11-21"))
                    .get(random.nextInt(4));
        }
        if (dice < 24 && hands > 0) {
            int hand = 1 + random.nextInt(hands);
            if (!game.timeline().hand(hand).without().isEmpty()) {
                return new StrikeHand(hand, onConflict(random));
            }
            HandResult result = new RandomHand(random, game.sheet().before(hand)).draw();
            return new CorrectHand(hand, result, null, onConflict(random));
        }
        if (dice < 29 && hands > 0) {
            return new StrikeHand(1 + random.nextInt(hands), onConflict(random));
        }
        if (dice < 31) {
            return rules(game, random);
        }
        boolean mayBuyIn = game.sheet().activePlayers().size() < game.names().size()
                && game.start().rules().scoring() instanceof CardScoring cards
                && cards.reEntry() == CardScoring.ReEntry.BUY_IN_ANY_TIME;
        if (dice >= 37 && dice < 50 && mayBuyIn) {
            return comeBack(game, new PlayerId(1 + random.nextInt(game.names().size())));
        }
        if (dice < 37 || hands == 0 && dice < 42) {
            return player(game, random);
        }
        if (game.sheet().stop() != null) {
            return new Reopen();
        }
        return game.sheet().isOver() ? new Undo() : new ScoreHand(new RandomHand(random, game.sheet()).draw());
    }

    /** Often with nothing but another limit, as a table sees it late, and rarely what can't be played at all. */
    private static CorrectRules rules(Game game, Random random) {
        GameStarted start = game.start();
        RuleSet rules = start.rules();
        for (int tries = 0; tries < 9; tries++) {
            rules = random.nextBoolean() && Settings.of(start.rules()).has(Setting.LIMIT)
                    ? Settings.of(start.rules())
                            .with(Setting.LIMIT.is(5 + random.nextInt(40)))
                            .rules()
                    : new RandomRules(random).draw(start.rules().scoring());
            if (SettingChecks.check(rules, start.people(), start.edition())
                    .findAny()
                    .isEmpty()) {
                break;
            }
        }
        return new CorrectRules(start.variant(), rules, onConflict(random));
    }

    /** A player joins, leaves, returns or is renamed, or the seats change. */
    private static GameCommand player(Game game, Random random) {
        PlayerId anybody = new PlayerId(1 + random.nextInt(game.names().size()));
        return switch (random.nextInt(7)) {
            case 0 -> new Join("J" + random.nextInt(1_000_000), partner(game, random), seat(game, random));
            case 5 -> forgotten(game, random);
            case 6 -> substitute(game, anybody, random);
            case 1 -> new Leave(anybody);
            case 2 -> comeBack(game, anybody);
            case 3 ->
                new Rename(
                        anybody,
                        "R" + random.nextInt(1_000_000),
                        game.names().get(anybody.number() - 1).partner() == null
                                ? null
                                : "S" + random.nextInt(1_000_000));
            default -> seats(game, random);
        };
    }

    /** Often by somebody who is or was at the table; mostly from the next hand on. */
    private static GameCommand.Substitute substitute(Game game, PlayerId player, Random random) {
        List<PlayerId> in = game.sheet().activePlayers();
        List<PlayerName> known = IntStream.rangeClosed(1, game.names().size())
                .mapToObj(PlayerId::new)
                .filter(each ->
                        random.nextInt(3) == 0 || !game.sheet().standings().isActive(each))
                .flatMap(each -> game.turns(each).stream().map(Game.Turn::name))
                .toList();
        PlayerId substituted = in.isEmpty() || random.nextInt(4) == 0 ? player : in.get(random.nextInt(in.size()));
        boolean isPair = game.names().get(substituted.number() - 1).partner() != null;
        PlayerName stranger =
                new PlayerName("T" + random.nextInt(1_000_000), isPair ? "U" + random.nextInt(1_000_000) : null);
        PlayerName name =
                known.isEmpty() || random.nextInt(3) == 0 ? stranger : known.get(random.nextInt(known.size()));
        int hands = game.hands().size();
        return new GameCommand.Substitute(
                substituted,
                name.first(),
                isPair && random.nextBoolean() ? name.partner() : stranger.partner(),
                random.nextBoolean() ? hands + 1 : 1 + random.nextInt(hands + 1));
    }

    private static Join forgotten(Game game, Random random) {
        int hands = game.hands().size();
        int hand = 1 + random.nextInt(hands + 1);
        int most = game.sheet().before(hand).standings().present().size() + 1;
        return new Join(
                "F" + random.nextInt(1_000_000),
                partner(game, random),
                random.nextBoolean() ? null : (Integer) (1 + random.nextInt(most)),
                hand,
                JoinScore.values()[random.nextInt(2)]);
    }

    /** As many joiners have one as began with one. */
    private static @Nullable String partner(Game game, Random random) {
        Entrant like =
                game.start().players().get(random.nextInt(game.start().players().size()));
        return like.partner() == null ? null : "K" + random.nextInt(1_000_000);
    }

    private static @Nullable Integer seat(Game game, Random random) {
        int most = game.sheet().standings().present().size() + 1;
        return random.nextBoolean() ? null : (Integer) (1 + random.nextInt(most));
    }

    private static Return comeBack(Game game, PlayerId otherwise) {
        List<Standing> gone = game.sheet().standings().inSeatOrder().stream()
                .filter(standing -> !standing.isActive())
                .toList();
        return new Return(gone.stream()
                .filter(standing -> standing.status() == Standing.Status.LEFT
                        || game.sheet().mayBuyBackIn(standing.player()))
                .findFirst()
                .or(() -> gone.stream().findFirst())
                .map(Standing::player)
                .orElse(otherwise));
    }

    private static TakeSeats seats(Game game, Random random) {
        Standings now = game.sheet().standings();
        int hands = game.hands().size();
        List<PlayerId> order =
                new ArrayList<>(hands == 0 ? now.active().map(Standing::player).toList() : now.present());
        Collections.shuffle(order, random);
        if (hands == 0) {
            return new TakeSeats(order, order.isEmpty() ? null : order.get(random.nextInt(order.size())));
        }
        int hand = 1 + random.nextInt(hands + 1);
        List<PlayerId> dealers = game.sheet().before(hand).activePlayers();
        return new TakeSeats(
                random.nextBoolean() ? order : now.present(),
                dealers.isEmpty() || random.nextBoolean() ? null : dealers.get(random.nextInt(dealers.size())),
                hand);
    }

    private static OnConflict onConflict(Random random) {
        return OnConflict.values()[random.nextInt(OnConflict.values().length)];
    }

    GameStarted start() {
        return (GameStarted) events.getFirst();
    }

    /** The game after each accepted command. */
    List<Game> states() {
        return Stream.concat(
                        Stream.of(Game.begin(start())),
                        steps.stream()
                                .filter(step -> step.decision() instanceof Accepted)
                                .map(Step::after))
                .toList();
    }

    /** Every fifth one for slow tests, and always the last. */
    List<Game> someStates() {
        List<Game> all = states();
        return IntStream.range(0, all.size())
                .filter(i -> i % 5 == seed % 5 || i == all.size() - 1)
                .mapToObj(all::get)
                .toList();
    }

    List<Scoresheet> sheets() {
        return states().stream().map(Game::sheet).toList();
    }

    Game last() {
        return states().getLast();
    }

    @Override
    public String toString() {
        return kind.name() + ", game " + seed;
    }
}
