package org.lasttrick.web.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.TestChain;
import org.lasttrick.form.FormFields;
import org.lasttrick.transfer.export.Games;
import org.lasttrick.web.ledger.LedgerPresenter;
import org.lasttrick.web.ledger.LedgerView;

/** A game with one tampered entry counts as damaged, and its ledger page is drawn, whether or not the entry can be read. */
@QuarkusTest
class TamperedPagesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long SEED = 7;

    /** One in so many values is missing, and one is null. */
    private static final int OFTEN = 4;

    @Inject
    LedgerPresenter ledgers;

    /** Every fourth, and all in {@code -Pfull}. */
    static Stream<Arguments> games() throws Exception {
        List<Map.Entry<String, RecordedGame>> all = List.copyOf(Games.golden().entrySet());
        int step = Boolean.getBoolean("full") ? 1 : 4;
        return IntStream.iterate(0, i -> i < all.size(), i -> i + step)
                .mapToObj(all::get)
                .flatMap(game -> Stream.of(
                        Arguments.argumentSet(game.getKey(), game.getValue()),
                        Arguments.argumentSet(
                                game.getKey() + " before its first hand",
                                TestChain.of(List.of(game.getValue().events().getFirst())))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void pagesAreDrawnForATamperedEntry(RecordedGame game) throws Exception {
        Random chance = new Random(SEED);
        int readable = 0;
        int unreadable = 0;
        for (int version = 1; version <= game.version(); version++) {
            for (String payload : tampered(game.entry(version).payload(), chance)) {
                Audit audit = TestChain.audit(game, version, payload);
                LedgerView page = ledgers.draw(game.id(), audit, FormFields.NONE, true);
                assertEquals(version, audit.verification().faults().getFirst().version(), payload);
                assertEquals(game.version(), page.rows().size(), payload);
                assertTrue(audit.isDamaged() && page.mayErase(), payload);
                assertTrue(audit.lastSound() < version, payload);
                if (audit.game() != null && audit.game().version() == game.version()) {
                    readable++;
                } else {
                    unreadable++;
                }
            }
        }
        assertTrue(readable > 0, "none was readable");
        assertTrue(unreadable > 0, "all were readable");
    }

    /** A copy of the payload for each place in it, with another value there. */
    private static List<String> tampered(String payload, Random chance) throws Exception {
        List<String> tampered = new ArrayList<>();
        int places = places(JSON.readTree(payload)).size();
        for (int place = 0; place < places; place++) {
            JsonNode tree = JSON.readTree(payload);
            places(tree).get(place).tamper(chance);
            if (!tree.toString().equals(payload)) {
                tampered.add(tree.toString());
            }
        }
        return tampered;
    }

    private record Place(ContainerNode<?> in, String field, int index) {
        void tamper(Random chance) {
            JsonNode value = in instanceof ObjectNode object ? object.get(field) : in.get(index);
            JsonNode other = other(value, chance);
            if (in instanceof ObjectNode object && chance.nextInt(OFTEN) == 0) {
                object.remove(field);
            } else if (in instanceof ObjectNode object) {
                object.set(field, other);
            } else {
                ((ArrayNode) in).set(index, other);
            }
        }

        private static JsonNode other(JsonNode value, Random chance) {
            List<JsonNode> others = switch (value.getNodeType()) {
                case STRING ->
                    Stream.of("p1", "p2", "p9", "A", "2", "")
                            .<JsonNode>map(TextNode::valueOf)
                            .toList();
                case NUMBER ->
                    Stream.of(0, 1, 2, 77, -1).<JsonNode>map(IntNode::valueOf).toList();
                case ARRAY, OBJECT, NULL, BOOLEAN, BINARY, MISSING, POJO -> List.of(JSON.createArrayNode());
            };
            return chance.nextInt(OFTEN) == 0 ? NullNode.getInstance() : others.get(chance.nextInt(others.size()));
        }
    }

    private static List<Place> places(JsonNode tree) {
        List<Place> places = new ArrayList<>();
        switch (tree) {
            case ObjectNode object ->
                object.properties().forEach((Map.Entry<String, JsonNode> field) -> {
                    places.add(new Place(object, field.getKey(), 0));
                    places.addAll(places(field.getValue()));
                });
            case ArrayNode array ->
                IntStream.range(0, array.size()).forEach(i -> {
                    places.add(new Place(array, "", i));
                    places.addAll(places(array.get(i)));
                });
            default -> {}
        }
        return places;
    }
}
