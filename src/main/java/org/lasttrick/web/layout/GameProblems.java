package org.lasttrick.web.layout;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.texts.Messages;

/** What is answered where there is no such game, and where this device may only watch it. */
@ApplicationScoped
public class GameProblems {
    private final ProblemText text;

    GameProblems(Messages messages) {
        this.text = messages.of(ProblemText.class);
    }

    public Response noSuchGame() {
        return Problem.of(ProblemType.UNKNOWN_GAME, text.noGame(), text.noGameHint())
                .response();
    }

    public Response notYours() {
        return Problem.of(ProblemType.NOT_YOURS, text.notYours(), text.notYoursHint())
                .response();
    }
}
