package org.lasttrick.transfer.importing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.EveningPoints;
import org.lasttrick.rules.Keyword;
import org.lasttrick.transfer.export.BookFile;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.importing.ImportFault.Kind;

/** Checks what a book's file says of people and evenings, each name and each game once. */
final class BookCheck {
    /** A file may have so many names of people with several. */
    private static final int MAX_NAMES = 5_000;

    private BookCheck() {}

    static void check(BookFile file) throws ImportFault {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < file.people().size(); i++) {
            check("/people/" + i + "/names", file.people().get(i), names);
        }
        Set<String> chains = new HashSet<>();
        file.games().forEach((GameFile game) -> chains.add(game.chain()));
        int index = 0;
        for (BookFile.EveningStart begin : file.evenings()) {
            String game = "/evenings/" + index++ + "/game";
            require(chains.remove(begin.game()), game, Kind.CONTRADICTORY, "must be a chain of this file, each once");
        }
        String points = file.eveningPoints();
        boolean isKnown =
                points == null || Keyword.read(EveningPoints.values(), points).isPresent();
        require(isKnown, "/eveningPoints", Kind.NOT_OURS, "must be places, wins or cucumbers");
    }

    private static void check(String pointer, BookPerson person, Set<String> known) throws ImportFault {
        List<String> names = person.names();
        boolean hasOthers = names.size() > 1 && names.getFirst().equals(person.name());
        require(hasOthers, pointer, Kind.CONTRADICTORY, "must be the person's name and at least one other");
        for (int i = 0; i < names.size(); i++) {
            String each = pointer + "/" + i;
            GameCheck.checkName(each, names.get(i));
            require(known.add(names.get(i)), each, Kind.CONTRADICTORY, "is there twice: each name is one person's");
            require(known.size() <= MAX_NAMES, each, Kind.TOO_MUCH, "is one too many: at most 5,000 are taken");
        }
    }

    private static void require(boolean holds, String pointer, Kind kind, String otherwise) throws ImportFault {
        if (!holds) {
            throw ImportFault.at(pointer, kind, otherwise);
        }
    }
}
