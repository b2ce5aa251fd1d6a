package org.lasttrick.http.limits;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Only a few dear requests run at one time. */
class DearWorkTest {
    private final AtomicReference<Client> client = new AtomicReference<>(new Client("0"));
    private final DearWork dear = new DearWork(client::get, 2, 50);

    private DearWork.Turn beginFrom(int address) {
        client.set(new Client(String.valueOf(address)));
        return dear.begin();
    }

    @Test
    void oneMoreThanAreServedAtOneTimeIsRefusedAfterItsWait() {
        DearWork.Turn first = beginFrom(1);
        beginFrom(2);
        LimitReached refused = assertThrows(LimitReached.class, () -> beginFrom(3));
        assertTrue(refused.refusal().retryAfterSeconds() >= 1);
        first.close();
        beginFrom(3).close();
    }

    @Test
    void whatWasRefusedTakesNoTurn() {
        DearWork.Turn first = beginFrom(1);
        DearWork.Turn second = beginFrom(2);
        for (int i = 0; i < 20; i++) {
            assertThrows(LimitReached.class, () -> beginFrom(1));
        }
        first.close();
        second.close();
        beginFrom(1).close();
    }
}
