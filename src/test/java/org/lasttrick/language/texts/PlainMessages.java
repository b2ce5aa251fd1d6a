package org.lasttrick.language.texts;

import io.quarkus.qute.CompletedStage;
import io.quarkus.qute.Engine;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.ReflectionValueResolver;
import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.qute.ValueResolver;
import io.quarkus.qute.i18n.MessageBundle;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.lasttrick.http.Plural;

/** The message bundles of one language, for tests of views in plain Java. */
public final class PlainMessages implements Messages {
    public static final Messages ENGLISH = new PlainMessages("en");
    public static final Messages DANISH = new PlainMessages("da");
    public static final Messages POLISH = new PlainMessages("pl");

    private final String language;
    private final Engine engine = Engine.builder()
            .addDefaults()
            .addValueResolver(new ReflectionValueResolver())
            .addValueResolver(ValueResolver.builder()
                    .applyToBaseClass(Integer.class)
                    .applyToName("plural")
                    .resolveAsync(this::plural)
                    .build())
            .build();
    private final Map<String, Properties> bundles = new ConcurrentHashMap<>();
    private final Map<String, Template> templates = new HashMap<>();

    private PlainMessages(String language) {
        this.language = language;
    }

    public static Messages in(String language) {
        return new PlainMessages(language);
    }

    /** As Quarkus calls it in the service. */
    private CompletionStage<Object> plural(EvalContext call) {
        int number = (Integer) call.getBase();
        // Literals, which are there at once.
        List<String> forms = call.getParams().stream()
                .map(form -> (String) form.getLiteral())
                .toList();
        return CompletedStage.of(
                forms.size() == 2
                        ? Plural.plural(number, forms.getFirst(), forms.getLast(), Locale.of(language))
                        : Plural.plural(number, forms.get(0), forms.get(1), forms.get(2)));
    }

    @Override
    public <T> T of(Class<T> bundle) {
        Properties sentences = bundles.computeIfAbsent(
                bundle.getAnnotation(MessageBundle.class).value(), this::sentences);
        return bundle.cast(Proxy.newProxyInstance(
                bundle.getClassLoader(),
                new Class<?>[] {bundle},
                (_, method, values) -> render(sentences, method, values)));
    }

    private Properties sentences(String bundle) {
        String file = "/messages/" + bundle + "_" + language + ".properties";
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(Messages.class.getResourceAsStream(file), file), StandardCharsets.UTF_8)) {
            Properties sentences = new Properties();
            sentences.load(reader);
            return sentences;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized String render(Properties sentences, Method method, Object[] values) {
        String sentence = Objects.requireNonNull(sentences.getProperty(method.getName()), method::toString);
        TemplateInstance instance =
                templates.computeIfAbsent(sentence, engine::parse).instance();
        Parameter[] parameters = method.getParameters();
        for (int i = 0; i < parameters.length; i++) {
            instance.data(parameters[i].getName(), values[i]);
        }
        return instance.render();
    }
}
