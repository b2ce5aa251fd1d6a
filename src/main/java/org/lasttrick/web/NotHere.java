package org.lasttrick.web;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import org.lasttrick.edge.Problem;
import org.lasttrick.words.ProblemText;

/** What is answered where there is no such game, and where this device may only watch it. */
@ApplicationScoped
class NotHere {
    private final ProblemText text;

    NotHere(ProblemText text) {
        this.text = text;
    }

    Response noSuchGame() {
        return Problem.of(404, "unknown-game", text.noGame(), text.noGameHint()).response();
    }

    Response notYours() {
        return Problem.of(403, "not-yours", text.notYours(), text.notYoursHint())
                .response();
    }
}
