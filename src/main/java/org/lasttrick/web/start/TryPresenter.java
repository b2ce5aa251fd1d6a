package org.lasttrick.web.start;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.ScoreExplainer;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.Rulebook.Chapter;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;
import org.lasttrick.start.ChosenGame;
import org.lasttrick.start.HouseRulesPresenter;
import org.lasttrick.start.NewGameForm;
import org.lasttrick.start.NewGameReader;
import org.lasttrick.start.Seating;
import org.lasttrick.web.start.TryView.ScoredPlayer;

/** Draws the page that scores any hand: as the first one of a game that is never recorded. */
@Singleton
record TryPresenter(Messages messages) {
    private static final List<String> NAMES =
            List.of("Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida");

    /** The pad hides these fields, and this form shows them. */
    private static final Set<String> ASKED_HERE = Set.of("led", "shown");

    private static final int USUAL_NUMBER = 3;
    private static final int LEAST_PARTNERS = 4;

    TryView draw(FormFields asked) {
        ChosenGame game = reader().game(NewGameForm.of(asked).game(), List.of())
                .orElseGet(() -> new ChosenGame(Variants.all().getFirst(), null));
        List<String> names = names(asked, game.variant());
        // Only the first of two partners can be chosen, so that the others stay whose cards they are.
        int dealers = new Seating(names, "").players(game.variant().partners()).size();
        int dealt = Math.clamp(Objects.requireNonNullElse(asked.number("dealt"), 1), 1, dealers);
        FormFields fields = completed(asked, names, dealt);
        NewGameForm form = NewGameForm.of(fields);
        List<String> errors = new ArrayList<>();
        Optional<StartGame> start = start(form, errors);
        int players = Math.clamp(
                names.size(), game.variant().minPlayers(), game.variant().maxPlayers());
        List<GameEvent> events = start.flatMap(command -> events(command, names.size(), errors))
                .or(() -> start.flatMap(command -> table(game.variant(), command.rules(), names)))
                .or(() -> table(game.variant(), null, names))
                .or(() -> table(game.variant(), null, NAMES.subList(0, players)))
                .orElseThrow();
        Game before = Game.fold(events);
        PadState state = PadState.of(fields, null);
        PadView pad = new PadPresenter(messages, RandomText::id)
                .draw(new SheetGame("", before, "", "", Instant.EPOCH, List.of(), List::of), state);
        List<ScoredPlayer> scored = errors.isEmpty() ? scored(before, events, state) : List.of();
        errors.addAll(errors.isEmpty() ? pad.errors() : List.of());
        boolean changesRules =
                asked.has("houseRules") || !form.houseRules().typed().isEmpty();
        return new TryView(
                game,
                new GameNames(messages).byCountry(Variants.all()),
                changesRules
                        ? new HouseRulesPresenter(messages.of(RulesText.class)).draw(game, form.houseRules())
                        : null,
                before.start().rules().scoring().lives() > 1,
                form.seats(form.names().size()),
                dealt,
                dealers,
                fields.text("led"),
                pad,
                pad.choices().hidden().stream()
                        .filter(field -> !ASKED_HERE.contains(field.name()))
                        .toList(),
                List.copyOf(errors),
                scored,
                scoring(before));
    }

    private NewGameReader reader() {
        return new NewGameReader(messages);
    }

    /** Returns as many names as are asked for; whoever has none is given one. */
    private static List<String> names(FormFields asked, Variant variant) {
        List<String> given = asked.all("seated");
        int usual = given.isEmpty() ? USUAL_NUMBER : given.size();
        int number = number(Objects.requireNonNullElse(asked.number("number"), usual), variant);
        List<String> names = new ArrayList<>(given.subList(0, Math.min(number, given.size())));
        names.replaceAll(name -> name.isBlank() ? unused(names) : name);
        while (names.size() < number) {
            names.add(unused(names));
        }
        return List.copyOf(names);
    }

    private static int number(int asked, Variant variant) {
        return variant.partners()
                ? Math.clamp(asked + asked % 2, LEAST_PARTNERS, NAMES.size() - 1)
                : Math.clamp(asked, 2, NAMES.size());
    }

    private static String unused(List<String> names) {
        return NAMES.stream()
                .filter(name -> names.stream().noneMatch(name::equalsIgnoreCase))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Completes the fields as the forms of a new game and of the pad send them; the full trick is asked for unless it is said
     * otherwise.
     */
    private static FormFields completed(FormFields asked, List<String> names, int dealt) {
        Map<String, List<String>> fields = new HashMap<>(asked.fields());
        List.of("players", "regular", "lastTime", "remove", "up", "down", "deals")
                .forEach(fields::remove);
        fields.put("seated", names);
        fields.put("dealer", List.of(names.get(dealt - 1)));
        fields.putIfAbsent("trick", List.of("true"));
        for (String column : List.of("score", "cucumbers")) {
            fields.put(column, asked.all(column).stream().limit(names.size()).toList());
        }
        return new FormFields(fields);
    }

    private Optional<StartGame> start(NewGameForm form, List<String> errors) {
        return switch (reader().read(form, List.of())) {
            case NewGameReader.Invalid(List<String> reasons) -> {
                errors.addAll(reasons);
                yield Optional.empty();
            }
            case NewGameReader.Valid(StartGame command, var keep) -> Optional.of(withThoseOut(command));
        };
    }

    /** Adds those who are out by now, who had a seat: the last two play a game for three or more to its end. */
    private static StartGame withThoseOut(StartGame command) {
        int least = Variants.byId(command.variant())
                .filter(variant -> !variant.partners())
                .filter(variant -> rules(command, variant).scoring().lives() > 0)
                .map(Variant::minPlayers)
                .orElse(0);
        List<Entrant> players = new ArrayList<>(command.players());
        while (players.size() < least) {
            String name = unused(players.stream().map(Entrant::name).toList());
            players.add(new Entrant(name, 0, 0));
        }
        return new StartGame(command.name(), command.variant(), command.rules(), players, command.dealer());
    }

    private static RuleSet rules(StartGame command, Variant variant) {
        return command.rules() == null ? variant.rules() : command.rules();
    }

    /** Returns the start, after which those who are out leave; empty if it is refused. */
    private Optional<List<GameEvent>> events(StartGame command, int number, List<String> errors) {
        return switch (GameDecider.start(command)) {
            case Decision.Rejected(var reasons) -> {
                errors.addAll(reader().words(reasons));
                yield Optional.empty();
            }
            case Decision.Accepted(GameEvent started) -> {
                Stream<GameEvent> out = IntStream.rangeClosed(
                                number + 1, command.players().size())
                        .mapToObj(seat -> new PlayerLeft(new PlayerId(seat)));
                yield Optional.of(Stream.concat(Stream.of(started), out).toList());
            }
        };
    }

    /** Sets a table at the start of a game: to draw the questions for, while what the form has is refused. */
    private Optional<List<GameEvent>> table(Variant variant, @Nullable RuleSet rules, List<String> names) {
        int score = (rules == null ? variant.rules() : rules).scoring().startingScore();
        List<Entrant> players = new Seating(names, "")
                .players(variant.partners()).stream()
                        .map(name -> new Entrant(name.first(), name.partner(), score, 0))
                        .toList();
        StartGame start = new StartGame(null, variant.id(), rules, players, null);
        return events(withThoseOut(start), names.size(), new ArrayList<>());
    }

    private List<ScoredPlayer> scored(Game before, List<GameEvent> events, PadState state) {
        return PadPresenter.hand(before, state).stream()
                .map(hand -> GameDecider.decide(new ScoreHand(hand), before))
                .flatMap(decision -> decision instanceof Decision.Accepted(GameEvent scored)
                        ? Stream.of(Game.fold(Stream.concat(events.stream(), Stream.of(scored))
                                .toList()))
                        : Stream.empty())
                .flatMap(this::explained)
                .toList();
    }

    private Stream<ScoredPlayer> explained(Game after) {
        HandNarrator words = new HandNarrator(messages.of(GameText.class), after);
        return after.sheet().standings().present().stream()
                .map(player -> new ScoredPlayer(after.nameOf(player), ScoreExplainer.explain(words, 1, player)));
    }

    /** Returns the chapters to which the steps of the explanation lead. */
    private List<Chapter> scoring(Game game) {
        return new RulebookWriter(messages)
                .of(game).chapters().stream()
                        .filter(chapter -> chapter.id().equals("scoring"))
                        .toList();
    }
}
