package org.lasttrick.web.layout;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.WebApplicationException;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.texts.Messages;

/** The pages' problems of a game that does not exist, or that this device may only watch. */
@ApplicationScoped
public class GameProblems {
    private final ProblemText text;

    GameProblems(Messages messages) {
        this.text = messages.of(ProblemText.class);
    }

    public WebApplicationException noSuchGame() {
        return ProblemType.UNKNOWN_GAME.exception(text.noGame(), text.noGameHint());
    }

    public WebApplicationException notYours() {
        return ProblemType.NOT_YOURS.exception(text.notYours(), text.notYoursHint());
    }
}
