package org.lasttrick.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.game.NameProposal;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.BookRecords;
import org.lasttrick.history.BookRecords.BookRecord;
import org.lasttrick.history.BookRecords.Performance;
import org.lasttrick.history.Figures;
import org.lasttrick.history.GameSelection;
import org.lasttrick.history.People;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.history.Period;
import org.lasttrick.history.PersonHistory;
import org.lasttrick.history.PersonHistory.ByRules;
import org.lasttrick.history.PersonHistory.CardCost;
import org.lasttrick.history.PersonHistory.FormGame;
import org.lasttrick.history.PersonHistory.Streak;
import org.lasttrick.history.SpellingStore;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.limits.Expensive;

@Path("/api/scorebooks/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "People", description = "Who has played in a scorebook: figures of all finished games, and records")
class PeopleResource {
    private final People people;
    private final SpellingStore spellings;
    private final BookRecords records;
    private final CommandResponses answers;
    private final Tags tags;

    PeopleResource(People people, SpellingStore spellings, BookRecords records, CommandResponses answers, Tags tags) {
        this.people = people;
        this.spellings = spellings;
        this.records = records;
        this.answers = answers;
        this.tags = tags;
    }

    /** A query says which games count. */
    record SelectionQuery(
            @RestQuery @Nullable String variant,
            @RestQuery @Nullable String from,
            @RestQuery @Nullable String to) {
        GameSelection selection() {
            return new GameSelection(
                    GameQuery.text("variant", variant),
                    new Period(
                            from == null ? null : GameQuery.day("from", from, 0),
                            to == null ? null : GameQuery.day("to", to, 1)));
        }
    }

    @Schema(name = "People")
    record PeopleJson(List<PersonFigures> people) {}

    @Schema(name = "Against")
    record AgainstJson(String person, String name, long games, long ahead, long behind) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "PersonHistory")
    record HistoryJson(
            @JsonUnwrapped BookPerson person,
            @JsonUnwrapped Figures figures,

            @Schema(description = "The last games, at most twenty, the oldest first")
            List<FormGame> form,

            Collection<ByRules> byVariant,
            List<AgainstJson> against,

            @Schema(description = "What each highest card has cost")
            List<CardCost> byCard,

            @Schema(description = "The longest series of wins") @Nullable
            Streak longestWinning,

            @Schema(description = "The longest series without a win") @Nullable
            Streak longestWithoutWin) {
        static HistoryJson of(PersonHistory history) {
            return new HistoryJson(
                    history.person(),
                    history.figures(),
                    history.form(),
                    history.byVariant(),
                    history.headToHeads().stream()
                            .map(each -> new AgainstJson(
                                    each.other().id(), each.other().name(), each.games(), each.ahead(), each.behind()))
                            .toList(),
                    history.byCard(),
                    history.wins(),
                    history.losses());
        }
    }

    /** @param with the id of the person, who keeps the name */
    @Schema(name = "Merge")
    record MergeJson(@Nullable String with) {}

    /** @param name one of the person's names */
    @Schema(name = "Split")
    record SplitJson(@Nullable String name) {}

    @Schema(name = "Record")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record RecordJson(
            String kind,
            long value,

            @Schema(description = "The id of the person who holds it") @Nullable
            String person,

            String game,
            @Nullable Integer hand,

            @Schema(description = "Who equalled it later; of the longest game, the games that did")
            List<PerformanceJson> equalledBy) {
        static RecordJson of(BookRecord each) {
            PerformanceJson first = PerformanceJson.of(each.first());
            return new RecordJson(
                    each.kind().word(),
                    each.value(),
                    first.person(),
                    first.game(),
                    first.hand(),
                    each.equalled().stream().map(PerformanceJson::of).toList());
        }
    }

    @Schema(name = "Performance")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record PerformanceJson(
            @Nullable String person, String game, @Nullable Integer hand) {
        static PerformanceJson of(Performance each) {
            BookPerson person = each.person();
            return new PerformanceJson(
                    person == null ? null : person.id(), each.game().value(), each.hand() == 0 ? null : each.hand());
        }
    }

    @Schema(name = "Records")
    record RecordsJson(List<RecordJson> records) {}

    @GET
    @Expensive(megabytes = Expensive.ONE_GAME)
    @Path("/people")
    @Operation(summary = "The figures of everybody who has finished a game of the scorebook; the most games first")
    @APIResponseSchema(PeopleJson.class)
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response list(String id, @BeanParam SelectionQuery query, @RestQuery @Nullable String like)
            throws IOException {
        answers.requireComplete(id);
        List<PersonFigures> list = people.list(id, query.selection(), Comparator.naturalOrder()).stream()
                .filter(each -> like == null
                        || each.person().names().stream().anyMatch(name -> NameProposal.isAlike(name, like)))
                .toList();
        return tags.answer(tags.of(list), () -> new PeopleJson(list));
    }

    @GET
    @Expensive(megabytes = Expensive.ONE_GAME)
    @Path("/people/{person}")
    @Operation(summary = "All figures of one person")
    @APIResponseSchema(HistoryJson.class)
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response read(String id, String person, @BeanParam SelectionQuery query) throws IOException {
        answers.requireComplete(id);
        PersonHistory history = people.history(id, person(id, person), query.selection(), Comparator.naturalOrder());
        return tags.answer(tags.of(history), () -> HistoryJson.of(history));
    }

    @POST
    @Authenticated
    @Path("/people/{person}/merge")
    @Operation(summary = "Two spellings are one person, who keeps the other's name")
    public HistoryJson merge(String id, String person, @Nullable MergeJson body) {
        Device device = answers.own(id);
        String with = Objects.requireNonNullElse(Problem.required(body).with(), "");
        BookPerson other = people.find(id, with)
                .orElseThrow(() -> Problem.malformedAt("/with", "must be the id of a person of this scorebook."));
        Optional<GameId> met = spellings.merge(device, person(id, person).name(), other.name());
        if (met.isPresent()) {
            throw Problem.of(
                            ProblemType.PEOPLE_HAVE_MET,
                            "They have played a game together: rename one of them in it first, if that was a mistake.")
                    .with("game", met.get().value())
                    .exception();
        }
        return now(id, other.id());
    }

    @POST
    @Authenticated
    @Path("/people/{person}/split")
    @Operation(summary = "A name is that of another person again")
    public HistoryJson split(String id, String person, @Nullable SplitJson body) {
        Device device = answers.own(id);
        BookPerson from = person(id, person);
        String name = Problem.required(body).name();
        if (name == null || from.names().size() == 1 || !from.names().contains(name)) {
            throw Problem.malformedAt("/name", "must be one of several names of this person.");
        }
        spellings.split(device, name);
        return now(id, BookPerson.id(name));
    }

    @GET
    @Expensive(megabytes = Expensive.ONE_GAME)
    @Path("/records")
    @Operation(summary = "The scorebook's records, each with the game it was made in")
    @APIResponseSchema(RecordsJson.class)
    @APIResponse(responseCode = "304", description = "Not modified")
    public Response records(String id) throws IOException {
        answers.requireComplete(id);
        List<BookRecord> all = records.of(id);
        return tags.answer(
                tags.of(all),
                () -> new RecordsJson(all.stream().map(RecordJson::of).toList()));
    }

    private HistoryJson now(String id, String person) {
        return HistoryJson.of(people.history(id, person(id, person), GameSelection.ALL, Comparator.naturalOrder()));
    }

    private BookPerson person(String id, String person) {
        CommandResponses.scorebook(id);
        return people.find(id, person)
                .orElseThrow(() -> ProblemType.UNKNOWN_PERSON.exception(
                        "Nobody of this id has finished a game in this scorebook."));
    }
}
