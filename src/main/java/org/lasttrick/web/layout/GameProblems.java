package org.lasttrick.web.layout;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.texts.Messages;

/** The pages' problems of a game that does not exist, or that this device may only watch. */
@ApplicationScoped
public class GameProblems {
    private final ProblemText text;

    GameProblems(Messages messages) {
        this.text = messages.of(ProblemText.class);
    }

    public Response noSuchGame() {
        return ProblemType.UNKNOWN_GAME.response(text.noGame(), text.noGameHint());
    }

    public Response notYours() {
        return ProblemType.NOT_YOURS.response(text.notYours(), text.notYoursHint());
    }
}
