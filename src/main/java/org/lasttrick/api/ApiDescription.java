package org.lasttrick.api;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.jspecify.annotations.Nullable;
import org.lasttrick.api.json.GameJson;
import org.lasttrick.api.json.HandsJson;
import org.lasttrick.api.json.LedgerJson;
import org.lasttrick.api.json.VerificationJson;
import org.lasttrick.http.ProblemType;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.SettingKind.Range;

/** Adds the settings and the problem types to the OpenAPI document. It is configured as {@code mp.openapi.filter}. */
public final class ApiDescription implements OASFilter {
    private static final Map<Setting.Game, String> SCHEMAS = Map.of(
            Setting.Game.CARDS, "CardRules", Setting.Game.TAKER, "TakerRules", Setting.Game.STAKES, "StakesRules");

    private static final List<Class<?>> ANSWERS = List.of(
            GameJson.class,
            HandsJson.class,
            LedgerJson.class,
            VerificationJson.class,
            EveningsResource.EveningsJson.class,
            HouseRulesResource.KeptJson.class,
            ImportResource.ImportJson.class,
            PeopleResource.PeopleJson.class,
            PeopleResource.HistoryJson.class,
            PeopleResource.RecordsJson.class,
            ScorebooksResource.GamesJson.class,
            ScorebooksResource.DeviceJson.class,
            VariantsResource.VariantJson.class);

    @Override
    public void filterOpenAPI(OpenAPI api) {
        Map<String, Schema> schemas = api.getComponents().getSchemas();
        Schema houseRules = Objects.requireNonNull(schemas.get("HouseRules"));
        for (Setting<?> setting : Setting.ALL) {
            houseRules.addProperty(
                    setting.key(),
                    described(setting.kind(), houseRules.getProperties().get(setting.key())));
        }
        NullableValues nullable = new NullableValues(schemas);
        ANSWERS.forEach(nullable::declare);
        SCHEMAS.forEach((game, name) -> require(
                game, Objects.requireNonNull(schemas.get(name)).getAllOf().getLast()));
        Objects.requireNonNull(schemas.get("Problem"))
                .addProperty(
                        "type",
                        OASFactory.createSchema()
                                .addType(SchemaType.STRING)
                                .enumeration(Stream.of(ProblemType.values())
                                        .<Object>map(ProblemType::urn)
                                        .toList()));
        api.getPaths().getPathItems().values().stream()
                .flatMap(path -> path.getOperations().values().stream())
                .forEach(operation -> operation
                        .getResponses()
                        .addAPIResponse("429", OASFactory.createAPIResponse().ref("TooMany"))
                        .addAPIResponse(
                                "default", OASFactory.createAPIResponse().ref("Problem")));
    }

    private static void require(Setting.Game game, Schema rules) {
        Setting.ALL.stream()
                .filter(setting -> setting.isAlwaysPartOf(game))
                .forEach(setting -> rules.addRequired(setting.key()));
    }

    private static Schema described(SettingKind<?> kind, @Nullable Schema description) {
        Schema schema = schema(kind);
        return description == null ? schema : schema.description(description.getDescription());
    }

    private static Schema schema(SettingKind<?> kind) {
        if (kind.isFlag()) {
            return OASFactory.createSchema().addType(SchemaType.BOOLEAN);
        }
        if (kind.isPoints()) {
            return OASFactory.createSchema()
                    .addType(SchemaType.OBJECT)
                    .propertyNames(OASFactory.createSchema().ref("Card"))
                    .additionalPropertiesSchema(schema(SettingKind.number(1, 99)));
        }
        List<Schema> forms = new ArrayList<>();
        Range range = kind.range();
        if (range != null) {
            forms.add(OASFactory.createSchema()
                    .addType(SchemaType.INTEGER)
                    .minimum(BigDecimal.valueOf(range.least()))
                    .maximum(BigDecimal.valueOf(range.most()))
                    .not(range.but() == null ? null : OASFactory.createSchema().constValue(range.but())));
        }
        if (!kind.words().isEmpty()) {
            forms.add(OASFactory.createSchema().addType(SchemaType.STRING).enumeration(List.copyOf(kind.words())));
        }
        if (forms.size() > 1) {
            return OASFactory.createSchema().oneOf(forms);
        }
        return kind.mayBeNone() ? forms.getFirst().addType(SchemaType.NULL) : forms.getFirst();
    }
}
