package org.lasttrick.notation;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.Scoring.AllOut;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/**
 * Rules as one flat object of settings; {@code hands} and {@code target} stand beside the {@code end} that needs them. What is
 * not scored by cards says so in {@code scoring}.
 */
final class RuleSetJson {
    private static final String TAKER = "taker";
    private static final String STAKES = "stakes";

    private RuleSetJson() {}

    static final class Writer extends JsonSerializer<RuleSet> {
        @Override
        public void serialize(RuleSet rules, JsonGenerator to, SerializerProvider provider) throws IOException {
            to.writeStartObject();
            switch (rules.scoring()) {
                case CardScoring cards -> write(cards, to);
                case TakerScoring() -> to.writeStringField("scoring", TAKER);
                case StakesScoring(int credits) -> {
                    to.writeStringField("scoring", STAKES);
                    to.writeNumberField("credits", credits);
                }
            }
            write(rules.handSize(), to);
            to.writeStringField("dealer", Written.kebab(rules.dealer()));
            write(rules.end(), to);
            if (rules.scoring() instanceof CardScoring cards) {
                to.writeStringField("allOut", Written.kebab(cards.allOut()));
            }
            to.writeEndObject();
        }

        private static void write(CardScoring cards, JsonGenerator to) throws IOException {
            if (cards.limit() == null) {
                to.writeNullField("limit");
            } else {
                to.writeNumberField("limit", cards.limit());
            }
            to.writeStringField("limitTest", Written.kebab(cards.limitTest()));
            to.writeNumberField("lives", cards.lives());
            to.writeStringField("reEntry", Written.kebab(cards.reEntry()));
            to.writeStringField("payers", Written.kebab(cards.payers()));
            to.writeBooleanField("tieBonus", cards.tieBonus());
            to.writeStringField("aceInLastTrick", Written.kebab(cards.aceInLastTrick()));
            to.writeStringField("penalty", Written.kebab(cards.penalty()));
            to.writeStringField("multiplier", Written.kebab(cards.multiplier()));
            to.writeBooleanField("sixOfClubs", cards.sixOfClubs());
        }

        private static void write(HandSize handSize, JsonGenerator to) throws IOException {
            switch (handSize) {
                case HandSize.Fixed(int each) -> to.writeNumberField("handSize", each);
                case HandSize.Bounce() -> to.writeStringField("handSize", "bounce");
                case HandSize.Descend() -> to.writeStringField("handSize", "descend");
                case HandSize.DealerChooses() -> to.writeStringField("handSize", "dealer");
            }
        }

        private static void write(End end, JsonGenerator to) throws IOException {
            switch (end) {
                case End.LastOne() -> to.writeStringField("end", "last-one");
                case End.FirstOut() -> to.writeStringField("end", "first-out");
                case End.Open() -> to.writeStringField("end", "open");
                case End.Hands(int number) -> {
                    to.writeStringField("end", "hands");
                    to.writeNumberField("hands", number);
                }
                case End.Target(int score) -> {
                    to.writeStringField("end", "target");
                    to.writeNumberField("target", score);
                }
            }
        }
    }

    static final class Reader extends JsonDeserializer<RuleSet> {
        @Override
        public RuleSet deserialize(JsonParser from, DeserializationContext context) throws IOException {
            Fields fields = Fields.of(from, context);
            RuleSet rules = new RuleSet(
                    scoring(fields), handSize(fields), constant(fields, "dealer", DealerRule.class), end(fields));
            fields.refuseOthers();
            return rules;
        }

        private static Scoring scoring(Fields fields) throws IOException {
            String scoring = fields.has("scoring") ? fields.required("scoring", String.class) : null;
            fields.withhold("scoring");
            return switch (scoring) {
                case null -> cards(fields);
                case TAKER -> new TakerScoring();
                case STAKES -> new StakesScoring(fields.required("credits", Integer.class));
                default ->
                    throw Malformed.expected("must be taker or stakes, or left out", scoring)
                            .at("scoring");
            };
        }

        private static CardScoring cards(Fields fields) throws IOException {
            return new CardScoring(
                    fields.nullable("limit", Integer.class),
                    constant(fields, "limitTest", LimitTest.class),
                    fields.required("lives", Integer.class),
                    constant(fields, "reEntry", ReEntry.class),
                    constant(fields, "payers", Payers.class),
                    fields.required("tieBonus", Boolean.class),
                    constant(fields, "aceInLastTrick", AceInLastTrick.class),
                    constant(fields, "penalty", Penalty.class),
                    constant(fields, "multiplier", Multiplier.class),
                    fields.required("sixOfClubs", Boolean.class),
                    constant(fields, "allOut", AllOut.class));
        }

        private static <E extends Enum<E>> E constant(Fields fields, String name, Class<E> type) throws IOException {
            String text = fields.required(name, String.class);
            return Arrays.stream(type.getEnumConstants())
                    .filter(constant -> Written.kebab(constant).equals(text))
                    .findFirst()
                    .orElseThrow(() -> Malformed.expected("must be one of " + all(type), text)
                            .at(name));
        }

        private static <E extends Enum<E>> String all(Class<E> type) {
            return Arrays.stream(type.getEnumConstants()).map(Written::kebab).collect(Collectors.joining(", "));
        }

        private static HandSize handSize(Fields fields) throws IOException {
            JsonNode node = fields.node("handSize");
            if (node == null) {
                throw new Malformed("is missing").at("handSize");
            }
            if (node.isInt()) {
                return new HandSize.Fixed(node.intValue());
            }
            String pattern = node.isTextual() ? node.textValue() : node.toString();
            return switch (pattern) {
                case "bounce" -> new HandSize.Bounce();
                case "descend" -> new HandSize.Descend();
                case "dealer" -> new HandSize.DealerChooses();
                default ->
                    throw Malformed.expected("must be a whole number, bounce, descend or dealer", pattern)
                            .at("handSize");
            };
        }

        private static End end(Fields fields) throws IOException {
            String end = fields.required("end", String.class);
            return switch (end) {
                case "last-one" -> new End.LastOne();
                case "first-out" -> new End.FirstOut();
                case "open" -> new End.Open();
                case "hands" -> new End.Hands(fields.required("hands", Integer.class));
                case "target" -> new End.Target(fields.required("target", Integer.class));
                default ->
                    throw Malformed.expected("must be one of last-one, first-out, hands, target, open", end)
                            .at("end");
            };
        }
    }
}
