package org.lasttrick.notation;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

/**
 * Configures a Jackson mapper to write hands and rules, and to read them strictly: unknown fields and wrong types are errors.
 */
public final class Notation {
    static final String PLAYER = "must be a player, written p1, p2 and so on";
    static final String CARD = "must be a card, one of "
            + Arrays.stream(Card.values()).map(Card::notation).collect(Collectors.joining(", "));

    private Notation() {}

    /** Returns a mapper that knows only this notation. */
    public static ObjectMapper mapper() {
        return configure(JsonMapper.builder().build(), false);
    }

    /**
     * Returns a mapper for stored data: the ledger, exports and command digests. It leaves out settings that have their value in
     * older games, so that a new setting never changes the bytes of older data.
     */
    public static ObjectMapper stored() {
        return configure(JsonMapper.builder().build(), true);
    }

    public static void configure(ObjectMapper mapper) {
        configure(mapper, false);
    }

    private static ObjectMapper configure(ObjectMapper mapper, boolean isStored) {
        SimpleModule module = new SimpleModule("notation");
        module.addSerializer(PlayerId.class, ScalarJson.serializer(PlayerId::toString));
        module.addDeserializer(PlayerId.class, ScalarJson.deserializer(String.class, PlayerId::parse, PLAYER));
        module.addKeyDeserializer(PlayerId.class, ScalarJson.keyDeserializer(PlayerId::parse, PLAYER));
        module.addSerializer(
                Person.class, ScalarJson.serializer(person -> person.player().toString()));
        module.addSerializer(Card.class, ScalarJson.serializer(Card::notation));
        module.addDeserializer(Card.class, ScalarJson.deserializer(String.class, Card::parse, CARD));
        module.addSerializer(Edition.class, ScalarJson.serializer(Edition::number));
        module.addDeserializer(
                Edition.class,
                ScalarJson.deserializer(Integer.class, Edition::of, "must be an edition of the rulings"));
        module.addSerializer(JoinScore.class, ScalarJson.serializer(JoinScore::word));
        module.addSerializer(RuleSet.class, ScalarJson.serializer(rules -> RuleSetJson.write(rules, isStored)));
        module.addDeserializer(RuleSet.class, new RuleSetJson());
        HandForms.register(module);
        mapper.registerModule(module);

        mapper.setDefaultPropertyInclusion(JsonInclude.Include.ALWAYS);
        mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        mapper.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        mapper.enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
        mapper.enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);
        mapper.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
        mapper.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT);
        mapper.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
        refuseOtherTypes(mapper);
        return mapper;
    }

    /** Refuses values of another type: {@code "5"} is not accepted as a number, nor 5 as a text. */
    private static void refuseOtherTypes(ObjectMapper mapper) {
        mapper.coercionConfigFor(LogicalType.Textual)
                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
        mapper.coercionConfigFor(LogicalType.Integer)
                .setCoercion(CoercionInputShape.String, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
        mapper.coercionConfigFor(LogicalType.Boolean)
                .setCoercion(CoercionInputShape.String, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
    }
}
