package org.lasttrick.web.transfer;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.GameImport.Outcome;
import org.lasttrick.transfer.export.Titles;
import org.lasttrick.transfer.importing.ImportFault;
import org.lasttrick.web.transfer.TransferView.Link;
import org.lasttrick.web.transfer.TransferView.Refusal;

/** Draws the page of export and import. */
@ApplicationScoped
class TransferPresenter {
    private final ImportText text;

    TransferPresenter(Messages messages) {
        this.text = messages.of(ImportText.class);
    }

    /** As it is first seen; also by a device that has no book. */
    TransferView draw(Optional<Scorebook> book) {
        return new TransferView(
                book.map(Scorebook::name).orElse(null),
                book.map(this::downloads).orElse(List.of()),
                null,
                List.of(),
                List.of());
    }

    TransferView draw(Scorebook book, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Imported(var added, var alreadyHere)
            when added.isEmpty() && alreadyHere.isEmpty() -> refused(book, List.of(text.empty()), null);
            case Outcome.Imported(var added, var alreadyHere) ->
                new TransferView(book.name(), downloads(book), null, links(added), links(alreadyHere));
            case Outcome.Diverged(int number, GameId here) ->
                refused(book, List.of(text.refused("DIVERGED"), text.inGame(number), text.nothing()), null);
            case Outcome.OtherImport() -> refused(book, List.of(text.refused("OTHER_IMPORT"), text.nothing()), null);
            case Outcome.ConcurrentChange() ->
                refused(book, List.of(text.refused("CONCURRENT_CHANGE"), text.nothing()), null);
        };
    }

    TransferView draw(Scorebook book, ImportFault fault) {
        List<String> sentences =
                new ArrayList<>(List.of(text.refused(fault.kind().name())));
        Optional.ofNullable(fault.game()).map(text::inGame).ifPresent(sentences::add);
        Optional.ofNullable(fault.entry()).map(text::inEntry).ifPresent(sentences::add);
        sentences.add(text.nothing());
        return refused(book, sentences, fault.sentence());
    }

    TransferView withoutFile(Scorebook book) {
        return refused(book, List.of(text.chooseFile()), null);
    }

    private TransferView refused(Scorebook book, List<String> sentences, @Nullable String exactly) {
        return new TransferView(
                book.name(), downloads(book), new Refusal(List.copyOf(sentences), exactly), List.of(), List.of());
    }

    private List<Link> downloads(Scorebook book) {
        String address = "/api/scorebooks/" + book.id() + "/export/";
        return List.of(
                new Link(address + "csv", text.csv()),
                new Link(address + "xlsx", text.xlsx()),
                new Link(address + "json", text.json()));
    }

    private List<Link> links(List<RecordedGame> games) {
        return games.stream().map(this::link).toList();
    }

    private Link link(RecordedGame game) {
        return new Link("/games/" + game.id(), text.game(Titles.orPlayers(game.game()), game.version()));
    }
}
