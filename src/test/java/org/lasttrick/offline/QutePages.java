package org.lasttrick.offline;

import io.quarkus.qute.Engine;
import io.quarkus.qute.EngineBuilder;
import io.quarkus.qute.EvaluatedParams;
import io.quarkus.qute.HtmlEscaper;
import io.quarkus.qute.NamespaceResolver;
import io.quarkus.qute.ReflectionValueResolver;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.qute.TemplateLocator.TemplateLocation;
import io.quarkus.qute.UserTagSectionHelper;
import io.quarkus.qute.Variant;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.web.layout.HouseText;

/** Pages as Qute draws them for the service, in plain Java. */
record QutePages(Messages messages, Reader reader) {
    private static final Path TEMPLATES = Path.of("src/main/resources/templates");
    private static final Map<String, Object> ONLY_IN_THE_SERVICE =
            Map.of("disk", Map.of("isFull", false, "isLittle", false), "recovery", Map.of("isMissing", false));

    private static final Map<String, Class<?>> BUNDLES = Map.of(
            "page", PageText.class,
            "sheet", SheetText.class,
            "game", GameText.class,
            "rules", RulesText.class,
            "book", BookText.class,
            "house", HouseText.class);

    String sheet(SheetView view) {
        Map<String, Object> names = new HashMap<>();
        names.put("view", view);
        names.put("dropped", false);
        names.put("evening", null);
        names.put("next", null);
        names.put("question", null);
        return draw("SheetPage/Sheet", names);
    }

    String draw(String template, Map<String, Object> names) {
        EngineBuilder builder = Engine.builder()
                .addDefaults()
                .addValueResolver(new ReflectionValueResolver())
                .addResultMapper(new HtmlEscaper(List.of("text/html")))
                .addLocator(id -> location(id))
                .addNamespaceResolver(NamespaceResolver.builder("cdi")
                        .resolve(call -> ONLY_IN_THE_SERVICE.containsKey(call.getName())
                                ? ONLY_IN_THE_SERVICE.get(call.getName())
                                : value(reader, call.getName()))
                        .build());
        for (String tag : tags()) {
            builder.addSectionHelper(new UserTagSectionHelper.Factory(tag, "tags/" + tag));
        }
        BUNDLES.forEach((name, bundle) -> builder.addNamespaceResolver(NamespaceResolver.builder(name)
                .resolve(call -> say(bundle, call.getName(), EvaluatedParams.evaluate(call)))
                .build()));
        TemplateInstance page = builder.build().getTemplate(template).instance();
        names.forEach(page::data);
        return page.data("build", reader.build()).render();
    }

    private Object say(Class<?> bundle, String message, EvaluatedParams given) {
        try {
            for (Method method : bundle.getMethods()) {
                if (method.getName().equals(message)) {
                    Object[] values = new Object[method.getParameterCount()];
                    for (int i = 0; i < values.length; i++) {
                        values[i] = given.getResult(i);
                    }
                    return method.invoke(messages.of(bundle), values);
                }
            }
            throw new AssertionError(message);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static Object value(Object of, String name) {
        try {
            return of.getClass().getMethod(name).invoke(of);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> tags() {
        try (Stream<Path> files = Files.list(TEMPLATES.resolve("tags"))) {
            return files.map(file -> file.getFileName().toString().replace(".html", ""))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Optional<TemplateLocation> location(String id) {
        try {
            String text = Files.readString(TEMPLATES.resolve(id.replace(".html", "") + ".html"));
            return Optional.of(new TemplateLocation() {
                @Override
                public java.io.Reader read() {
                    return new StringReader(text);
                }

                @Override
                public Optional<Variant> getVariant() {
                    return Optional.of(Variant.forContentType("text/html"));
                }
            });
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
