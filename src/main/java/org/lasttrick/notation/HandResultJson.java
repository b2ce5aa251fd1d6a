package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.Map;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;

/** {@code {"type":"last-trick","plays":[…]}} and {@code {"type":"high-card","card":"9","players":["p2"]}}. */
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
                    to.writeStringField("card", high.card().notation());
                    to.writeArrayFieldStart("players");
                    for (PlayerId player : high.topPlayers()) {
                        to.writeString(player.toString());
                    }
                    to.writeEndArray();
                }
            }
            write(hand.extras(), to);
            to.writeEndObject();
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
                    new HighCard(
                            fields.required("card", Card.class),
                            fields.list("players", node -> fields.convert(node, PlayerId.class)),
                            extras(fields));
                default ->
                    throw Malformed.expected("must be last-trick or high-card", type)
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

        private static Extras extras(Fields fields) throws IOException {
            return Extras.of(
                    fields.map("multipliers", PlayerId.class, Integer.class),
                    fields.optional("pickle", Card.class),
                    fields.optional("handSize", Integer.class));
        }
    }
}
