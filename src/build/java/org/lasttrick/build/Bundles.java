package org.lasttrick.build;

import io.quarkus.qute.i18n.MessageBundle;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Knows the message bundles: which of them Java calls, and which of their sentences are used. */
final class Bundles {
    private final Map<String, Class<?>> byName = new TreeMap<>();
    private final Map<String, Method> used = new TreeMap<>();
    private final List<Class<?>> called;

    /** @param isCalled whether Java calls a bundle, so that a class has to implement it */
    Bundles(CompiledClasses classes, Predicate<Class<?>> isCalled) {
        classes.named("Text").forEach(this::add);
        this.called = byName.values().stream().filter(isCalled).toList();
    }

    void useAll() {
        byName.values().forEach(bundle -> messages(bundle).forEach(this::use));
    }

    /** Adds a message to the used ones, if the call is to one. */
    void use(CompiledClasses.Call call) {
        byName.values().stream()
                .filter(bundle -> bundle.getName().equals(call.type()))
                .findFirst()
                .ifPresent(bundle -> use(nameOf(bundle), call.method(), call.parameters()));
    }

    private void add(Class<?> type) {
        MessageBundle named = type.getAnnotation(MessageBundle.class);
        if (named != null) {
            byName.put(named.value(), type);
        }
    }

    private static List<Method> messages(Class<?> bundle) {
        return Arrays.stream(bundle.getMethods())
                .sorted((one, other) -> one.getName().compareTo(other.getName()))
                .toList();
    }

    private String nameOf(Class<?> bundle) {
        return byName.entrySet().stream()
                .filter(each -> each.getValue() == bundle)
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private void use(Method message) {
        used.put(nameOf(message.getDeclaringClass()) + "." + message.getName(), message);
    }

    /** Adds the message of this name, with so many parameters, to those that a browser loads, and returns whether there is one. */
    boolean use(String bundle, String name, int parameters) {
        List<Method> found = byName.containsKey(bundle)
                ? messages(byName.get(bundle)).stream()
                        .filter(message -> message.getName().equals(name) && message.getParameterCount() == parameters)
                        .toList()
                : List.of();
        found.forEach(this::use);
        return !found.isEmpty();
    }

    /** Returns a class that implements the bundles that Java calls. */
    String write(String folder) {
        StringBuilder put = new StringBuilder();
        StringBuilder types = new StringBuilder();
        for (Class<?> bundle : called) {
            String name = bundle.getSimpleName();
            put.append("all.put(%s.class, new %sOf(sentences));\n".formatted(bundle.getName(), name));
            types.append("\nprivate record %sOf(Sentences spoken) implements %s {\n".formatted(name, bundle.getName()));
            messages(bundle).forEach(message -> types.append(method(message)));
            types.append("}\n");
        }
        return """
                package %s;

                import java.util.HashMap;
                import java.util.Map;
                import org.lasttrick.language.texts.Messages;
                import org.lasttrick.language.written.Sentences;

                /** Has the message bundles; the build has generated this class. */
                final class BundlesOf implements Messages {
                private final Map<Class<?>, Object> all = new HashMap<>();

                BundlesOf(Sentences sentences) {
                %s}

                @Override
                public <T> T of(Class<T> bundle) {
                return bundle.cast(all.get(bundle));
                }
                %s}
                """.formatted(folder, put, types);
    }

    private String method(Method message) {
        Parameter[] parameters = message.getParameters();
        String declared = Arrays.stream(parameters)
                .map(each -> each.getType().getCanonicalName() + " " + each.getName())
                .collect(Collectors.joining(", "));
        String given =
                Arrays.stream(parameters).map(each -> ", " + each.getName()).collect(Collectors.joining());
        return "@Override\npublic String %s(%s) {\nreturn spoken.say(\"%s.%s\"%s);\n}\n"
                .formatted(message.getName(), declared, nameOf(message.getDeclaringClass()), message.getName(), given);
    }

    /** Refuses what a language lacks. Qute would fail, too, without saying where. */
    void check(Sources sources) {
        String missing = sources.languages().stream()
                .flatMap(language -> used.keySet().stream()
                        .filter(key -> sources.sentence(key, language) == null)
                        .map(key -> key + " is missing in " + language))
                .collect(Collectors.joining("\n"));
        if (!missing.isEmpty()) {
            throw new IllegalStateException("Of the sentences in src/main/resources/messages\n" + missing);
        }
    }

    /** Returns the sentences of a language, as the file that a browser loads. */
    String write(String language, Sources sources) {
        return used.entrySet().stream()
                .map(each -> Sources.quoted(each.getKey()) + ":"
                        + sentence(each.getKey(), each.getValue(), language, sources))
                .collect(Collectors.joining(",\n", "{", "}\n"));
    }

    private static String sentence(String key, Method message, String language, Sources sources) {
        Parameter[] parameters = message.getParameters();
        Map<String, Integer> places = IntStream.range(0, parameters.length)
                .boxed()
                .collect(Collectors.toMap(place -> parameters[place].getName(), place -> place));
        return new SentenceWriter(key + " (" + language + ")", places)
                .write(sources.parse(sources.sentence(key, language)).getNodes());
    }
}
