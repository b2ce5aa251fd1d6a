package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.List;
import java.util.Map;
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
                case LastTrick trick -> {
                    to.writeStringField("type", "last-trick");
                    to.writeArrayFieldStart("plays");
                    for (Play play : trick.plays()) {
                        to.writeStartObject();
                        to.writeStringField("player", play.player().toString());
                        to.writeStringField("card", play.card().notation());
                        to.writeEndObject();
                    }
                    to.writeEndArray();
                }
                case HighCard high -> {
                    to.writeStringField("type", "high-card");
                    if (high.card() != null) {
                        to.writeStringField("card", high.card().notation());
                    }
                    write("players", high.topPlayers(), to);
                }
                case Taker(PlayerId player) -> {
                    to.writeStringField("type", "taker");
                    write("player", player, to);
                }
                case March(PlayerId player) -> {
                    to.writeStringField("type", "march");
                    write("player", player, to);
                }
                case Stakes(List<Doubling> doubles, PlayerId winner) -> {
                    to.writeStringField("type", "stakes");
                    to.writeArrayFieldStart("doubles");
                    for (Doubling doubling : doubles) {
                        to.writeStartObject();
                        write("player", doubling.player(), to);
                        write("dropped", doubling.dropped(), to);
                        to.writeEndObject();
                    }
                    to.writeEndArray();
                    write("winner", winner, to);
                }
            }
            if (hand instanceof CardHand cards) {
                write(cards.extras(), to);
            }
            to.writeEndObject();
        }

        private static void write(String name, @Nullable PlayerId player, JsonGenerator to) throws IOException {
            if (player != null) {
                to.writeStringField(name, player.toString());
            }
        }

        private static void write(String name, List<PlayerId> players, JsonGenerator to) throws IOException {
            to.writeArrayFieldStart(name);
            for (PlayerId player : players) {
                to.writeString(player.toString());
            }
            to.writeEndArray();
        }

        private static void write(Extras extras, JsonGenerator to) throws IOException {
            if (!extras.multipliers().isEmpty()) {
                to.writeObjectFieldStart("multipliers");
                for (Map.Entry<PlayerId, Integer> each : extras.multipliers().entrySet()) {
                    to.writeNumberField(each.getKey().toString(), each.getValue());
                }
                to.writeEndObject();
            }
            if (extras.pickle() != null) {
                to.writeStringField("pickle", extras.pickle().notation());
            }
            if (extras.handSize() != null) {
                to.writeNumberField("handSize", extras.handSize());
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
                    new LastTrick(fields.list("plays", node -> play(fields.object(node))), extras(fields));
                case "high-card" ->
                    new HighCard(fields.optional("card", Card.class), players(fields, "players"), extras(fields));
                case "taker" -> new Taker(fields.optional("player", PlayerId.class));
                case "march" -> new March(fields.optional("player", PlayerId.class));
                case "stakes" ->
                    new Stakes(
                            fields.list("doubles", node -> doubling(fields.object(node))),
                            fields.optional("winner", PlayerId.class));
                default ->
                    throw Malformed.expected("must be last-trick, high-card, taker, march or stakes", type)
                            .at("type");
            };
            fields.refuseOthers();
            return hand;
        }

        private static Play play(Fields fields) throws IOException {
            Play play = new Play(fields.required("player", PlayerId.class), fields.required("card", Card.class));
            fields.refuseOthers();
            return play;
        }

        private static Doubling doubling(Fields fields) throws IOException {
            Doubling doubling = new Doubling(fields.required("player", PlayerId.class), players(fields, "dropped"));
            fields.refuseOthers();
            return doubling;
        }

        private static List<PlayerId> players(Fields fields, String name) throws IOException {
            return fields.list(name, node -> fields.convert(node, PlayerId.class));
        }

        private static Extras extras(Fields fields) throws IOException {
            return Extras.of(
                    fields.map("multipliers", PlayerId.class, Integer.class),
                    fields.optional("pickle", Card.class),
                    fields.optional("handSize", Integer.class));
        }
    }
}
