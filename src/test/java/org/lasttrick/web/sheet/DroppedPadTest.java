package org.lasttrick.web.sheet;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;

/** A device that was removed while a hand was being entered on it. */
@QuarkusTest
class DroppedPadTest {
    private static final String DROPPED = "the hand that was begun on it is not recorded";

    @Test
    void aRemovedDeviceSaysThatTheBegunHandIsNotRecorded() {
        String game = TestBook.open().agurk("Anna", "Bo");
        TestBook other = TestBook.open();
        other.asTablet()
                .get("/games/{game}?player=p2&card=9&version=1", game)
                .then()
                .statusCode(200)
                .body(containsString(DROPPED));
        other.asTablet().get("/games/{game}?version=1", game).then().body(not(containsString(DROPPED)));
    }
}
