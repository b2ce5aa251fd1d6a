package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;

/**
 * {@code {"type":"last-trick","plays":[…]}}, {@code {"type":"high-card","card":"9","players":["p2"]}},
 * {@code {"type":"taker","player":"p2"}}, {@code {"type":"march","player":"p2"}} and
 * {@code {"type":"stakes","doubles":[{"player":"p1","dropped":["p3"]}],"winner":"p2"}}.
 */
final class HandResultJson {
    private HandResultJson() {}

    static final class Writer extends JsonSerializer<HandResult> {
        @Override
        public void serialize(HandResult hand, JsonGenerator to, SerializerProvider provider) throws IOException {
            to.writeStartObject();
            switch (hand) {
                case LastTrick(List<Play> plays, var extras) -> {
                    to.writeStringField("type", "last-trick");
                    provider.defaultSerializeField("plays", plays, to);
                }
                case HighCard(Card card, List<PlayerId> players, var extras) -> {
                    to.writeStringField("type", "high-card");
                    writeUnlessNull("card", card, to, provider);
                    provider.defaultSerializeField("players", players, to);
                }
                case Taker(PlayerId player) -> {
                    to.writeStringField("type", "taker");
                    writeUnlessNull("player", player, to, provider);
                }
                case March(PlayerId player) -> {
                    to.writeStringField("type", "march");
                    writeUnlessNull("player", player, to, provider);
                }
                case Stakes(List<Doubling> doubles, PlayerId winner) -> {
                    to.writeStringField("type", "stakes");
                    provider.defaultSerializeField("doubles", doubles, to);
                    writeUnlessNull("winner", winner, to, provider);
                }
            }
            if (hand instanceof CardHand cards) {
                Extras extras = cards.extras();
                writeUnlessNull(
                        "multipliers", extras.multipliers().isEmpty() ? null : extras.multipliers(), to, provider);
                writeUnlessNull("pickle", extras.pickle(), to, provider);
                writeUnlessNull("handSize", extras.handSize(), to, provider);
            }
            to.writeEndObject();
        }

        private static void writeUnlessNull(
                String name, @Nullable Object value, JsonGenerator to, SerializerProvider provider) throws IOException {
            if (value != null) {
                provider.defaultSerializeField(name, value, to);
            }
        }
    }

    static final class Reader extends JsonDeserializer<HandResult> {
        @Override
        public HandResult deserialize(JsonParser from, DeserializationContext context) throws IOException {
            Fields fields = Fields.of(from, context);
            String type = fields.required("type", String.class);
            HandResult hand = switch (type) {
                case "last-trick" ->
                    new LastTrick(fields.list("plays", node -> play(Fields.object(node))), extras(fields));
                case "high-card" ->
                    new HighCard(fields.optional("card", Card.class), players(fields, "players"), extras(fields));
                case "taker" -> new Taker(fields.optional("player", PlayerId.class));
                case "march" -> new March(fields.optional("player", PlayerId.class));
                case "stakes" ->
                    new Stakes(
                            fields.list("doubles", node -> doubling(Fields.object(node))),
                            fields.optional("winner", PlayerId.class));
                default ->
                    throw Malformed.expected("must be last-trick, high-card, taker, march or stakes", type)
                            .at("type");
            };
            fields.refuseOthers();
            return hand;
        }

        private static Play play(Fields fields) throws JsonMappingException {
            Play play = new Play(fields.required("player", PlayerId.class), fields.required("card", Card.class));
            fields.refuseOthers();
            return play;
        }

        private static Doubling doubling(Fields fields) throws JsonMappingException {
            Doubling doubling = new Doubling(fields.required("player", PlayerId.class), players(fields, "dropped"));
            fields.refuseOthers();
            return doubling;
        }

        private static List<PlayerId> players(Fields fields, String name) throws JsonMappingException {
            return fields.list(name, node -> fields.convert(node, PlayerId.class));
        }

        private static Extras extras(Fields fields) throws JsonMappingException {
            return Extras.of(
                    fields.map("multipliers", PlayerId.class, Integer.class),
                    fields.optional("pickle", Card.class),
                    fields.optional("handSize", Integer.class));
        }
    }
}
