package org.lasttrick.notation;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;

/**
 * Annotates hands for Jackson, as mix-ins, since {@code rules} knows no JSON. The forms are
 * {@code {"type":"last-trick","plays":[…]}}, {@code {"type":"high-card","card":"9","players":["p2"]}},
 * {@code {"type":"entered","points":{"p2":17}}}, {@code {"type":"taker","player":"p2"}}, {@code {"type":"march","player":"p2"}} and
 * {@code {"type":"stakes","doubles":[{"player":"p1","dropped":["p3"]}],"winner":"p2"}}.
 */
final class HandForms {
    private HandForms() {}

    /** A required value may be neither missing nor null, nor have an element that is null. */
    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
    private @interface Required {}

    static void register(SimpleModule module) {
        module.setMixInAnnotation(HandResult.class, HandForm.class);
        module.setMixInAnnotation(CardHand.class, CardHandForm.class);
        module.setMixInAnnotation(Extras.class, ExtrasForm.class);
        module.setMixInAnnotation(LastTrick.class, LastTrickForm.class);
        module.setMixInAnnotation(HighCard.class, HighCardForm.class);
        module.setMixInAnnotation(Entered.class, EnteredForm.class);
        module.setMixInAnnotation(Stakes.class, StakesForm.class);
        module.setMixInAnnotation(Play.class, PlayForm.class);
        module.setMixInAnnotation(Doubling.class, DoublingForm.class);
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = LastTrick.class, name = "last-trick"),
        @JsonSubTypes.Type(value = HighCard.class, name = "high-card"),
        @JsonSubTypes.Type(value = Entered.class, name = "entered"),
        @JsonSubTypes.Type(value = Taker.class, name = "taker"),
        @JsonSubTypes.Type(value = March.class, name = "march"),
        @JsonSubTypes.Type(value = Stakes.class, name = "stakes")
    })
    @JsonInclude(Include.NON_NULL)
    interface HandForm {}

    interface CardHandForm {
        @JsonUnwrapped
        Extras extras();
    }

    @JsonInclude(Include.NON_NULL)
    interface ExtrasForm {
        @JsonInclude(Include.NON_EMPTY)
        Map<PlayerId, Integer> multipliers();
    }

    @JsonDeserialize(converter = LastTrickReader.class)
    interface LastTrickForm {}

    @JsonDeserialize(converter = HighCardReader.class)
    interface HighCardForm {
        @JsonProperty("players")
        List<PlayerId> topPlayers();
    }

    @JsonDeserialize(converter = EnteredReader.class)
    interface EnteredForm {}

    interface StakesForm {
        @Required
        List<Doubling> doubles();
    }

    interface PlayForm {
        @Required
        PlayerId player();

        @Required
        Card card();
    }

    interface DoublingForm {
        @Required
        PlayerId player();

        @Required
        List<PlayerId> dropped();
    }

    // What is unwrapped would be read without refusing unknown fields.

    private record FlatLastTrick(
            @Required List<Play> plays,

            @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.FAIL)
            SortedMap<PlayerId, Integer> multipliers,

            @Nullable Card pickle,
            @Nullable Integer handSize,

            @JsonSetter(contentNulls = Nulls.FAIL) @Nullable List<PlayerId> buysIn) {}

    private record FlatHighCard(
            @Nullable Card card,
            @Required List<PlayerId> players,

            @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.FAIL)
            SortedMap<PlayerId, Integer> multipliers,

            @Nullable Card pickle,
            @Nullable Integer handSize,

            @JsonSetter(contentNulls = Nulls.FAIL) @Nullable List<PlayerId> buysIn) {}

    private record FlatEntered(
            @Required SortedMap<PlayerId, Integer> points,
            @Nullable Integer handSize,

            @JsonSetter(contentNulls = Nulls.FAIL) @Nullable List<PlayerId> buysIn) {}

    private static final class EnteredReader extends StdConverter<FlatEntered, Entered> {
        @Override
        public Entered convert(FlatEntered read) {
            return new Entered(read.points(), new Extras(Map.of(), null, read.handSize(), read.buysIn()));
        }
    }

    private static final class LastTrickReader extends StdConverter<FlatLastTrick, LastTrick> {
        @Override
        public LastTrick convert(FlatLastTrick read) {
            return new LastTrick(
                    read.plays(), new Extras(read.multipliers(), read.pickle(), read.handSize(), read.buysIn()));
        }
    }

    private static final class HighCardReader extends StdConverter<FlatHighCard, HighCard> {
        @Override
        public HighCard convert(FlatHighCard read) {
            Extras extras = new Extras(read.multipliers(), read.pickle(), read.handSize(), read.buysIn());
            return new HighCard(read.card(), read.players(), extras);
        }
    }
}
