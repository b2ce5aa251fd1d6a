package org.lasttrick.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.security.UnauthorizedException;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.game.HouseRulesCheck;
import org.lasttrick.instances.OtherInstances;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.scorekeeping.GameImport;
import org.lasttrick.scorekeeping.HouseRulesStore;
import org.lasttrick.scorekeeping.Scorebooks;

/** A key is shown once and never stored. */
@QuarkusTest
class KeysTest {
    private static final HexFormat HEX = HexFormat.of();

    @Inject
    Access access;

    @Inject
    JoinCodes codes;

    @Inject
    Keys keys;

    @Inject
    Event<OtherInstances.Changed> messages;

    @Inject
    Scorebooks scorebooks;

    @Inject
    HouseRulesStore houseRules;

    @Inject
    GameImport imports;

    @Inject
    Flyway migrations;

    private Admitted tablet;
    private Admitted phone;

    @BeforeEach
    void aBookWithTwoDevices() {
        Access.Opened opened = access.open("Friday", "Kitchen tablet");
        tablet = opened.first();
        phone = access.admit(opened.first().device(), "Phone").orElseThrow();
    }

    @Test
    void onlyTheHashOfAKeyIsStored() throws Exception {
        List<String> rows = everyRowOfEveryTable();
        for (Admitted admitted : List.of(tablet, phone)) {
            byte[] key = admitted.key().getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(key);
            assertTrue(rows.stream().anyMatch(row -> row.contains(HEX.formatHex(hash))), "the hash is found");
            assertFalse(rows.stream().anyMatch(row -> row.contains(admitted.key())));
            assertFalse(rows.stream().anyMatch(row -> row.contains(HEX.formatHex(key))));
        }
    }

    @Test
    void aKeyIsNotPrintedByAccident() {
        assertFalse(tablet.toString().contains(tablet.key()));
        assertFalse(Device.findByKey(tablet.key()).orElseThrow().toString().contains(tablet.key()));
    }

    @Test
    void aKeyIsValidUntilItsDeviceIsRemoved() {
        assertEquals(
                phone.device().id(), Device.findByKey(phone.key()).orElseThrow().id());
        assertTrue(access.remove(phone.device().scorebook(), phone.device().id()));
        assertTrue(Device.findByKey(phone.key()).isEmpty());
        assertTrue(Device.findByKey(tablet.key()).isPresent());
        assertFalse(access.remove(phone.device().scorebook(), phone.device().id()));
    }

    /** As in requests that were authenticated just before. */
    @Test
    void aDeviceRemovedDuringTheRequestChangesNothing() {
        assertTrue(access.remove(phone.device().scorebook(), phone.device().id()));
        assertThrows(UnauthorizedException.class, () -> access.admit(phone.device(), "Phone again"));
        assertThrows(UnauthorizedException.class, () -> codes.invite(phone.device()));
        assertThrows(UnauthorizedException.class, () -> codes.newRecoveryCode(phone.device()));
        Variant agurk = Variants.byId("agurk").orElseThrow();
        HouseRulesCheck.Passed rules = assertInstanceOf(
                HouseRulesCheck.Passed.class,
                HouseRulesCheck.of(
                        "Ours", agurk, Variants.byId("kurkku").orElseThrow().rules()));
        assertThrows(UnauthorizedException.class, () -> houseRules.keep(phone.device(), rules));
        String kept = houseRules.keep(tablet.device(), rules).orElseThrow().id();
        assertThrows(UnauthorizedException.class, () -> houseRules.drop(phone.device(), kept));
        assertThrows(UnauthorizedException.class, () -> imports.importGames(phone.device(), List.of(), _ -> {}));
    }

    @Test
    void aKeyIsRememberedUntilItsDeviceIsRemoved() {
        assertTrue(keys.remembered(phone.key()).isEmpty(), "nobody has asked for it");
        assertTrue(keys.find(phone.key()).isPresent());
        assertTrue(keys.find(tablet.key()).isPresent());
        assertEquals(
                phone.device().id(), keys.remembered(phone.key()).orElseThrow().id());
        access.remove(phone.device().scorebook(), phone.device().id());
        assertTrue(keys.remembered(phone.key()).isEmpty());
        assertTrue(keys.find(phone.key()).isEmpty());
        assertTrue(keys.remembered(phone.key()).isEmpty(), "an unknown key is not remembered");
        assertTrue(keys.remembered(tablet.key()).isPresent());
    }

    @Test
    void aKeyIsForgottenWhenAnotherInstanceSaysThatItsDeviceWasRemoved() {
        assertTrue(keys.find(phone.key()).isPresent());
        assertTrue(keys.find(tablet.key()).isPresent());
        messages.fire(new OtherInstances.Changed(Set.of("a-game", phone.device().id())));
        assertTrue(keys.remembered(phone.key()).isEmpty());
        assertTrue(keys.remembered(tablet.key()).isPresent());
    }

    private List<String> everyRowOfEveryTable() throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection owner = migrations.getConfiguration().getDataSource().getConnection()) {
            for (String table : texts(owner, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")) {
                rows.addAll(texts(owner, "SELECT t::text FROM public.\"" + table + "\" t"));
            }
        }
        return rows;
    }

    private static List<String> texts(Connection connection, String sql) throws SQLException {
        List<String> texts = new ArrayList<>();
        try (var statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
        }
        return texts;
    }

    @RepeatedTest(2)
    void ofTwoDevicesThatRemoveEachOtherOneStays() throws Exception {
        access.admit(tablet.device(), "A third one");
        try (var threads = Executors.newFixedThreadPool(2)) {
            var removals = threads.invokeAll(List.<Callable<Access.Removal>>of(
                    () -> scorebooks.remove(tablet.device(), phone.device().id()),
                    () -> scorebooks.remove(phone.device(), tablet.device().id())));
            long refused = removals.stream()
                    .filter(removal -> removal.state() == Future.State.FAILED)
                    .peek(removal -> assertInstanceOf(UnauthorizedException.class, removal.exceptionNow()))
                    .count();
            assertEquals(1, refused);
        }
        assertEquals(2, Device.listByScorebook(tablet.device().scorebook()).size());
    }
}
