package org.lasttrick.http;

import io.quarkus.qute.Engine;
import io.quarkus.qute.EngineBuilder;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.Messages;

/**
 * Provides message bundles and templates in the language of the current request, and in English outside of one. The bundles are
 * those that the build has compiled; in development they are Qute's, so that a changed sentence shows at the next request.
 */
@Singleton
class Translations implements Messages {
    private static final int AFTER_QUTE = Interceptor.Priority.LIBRARY_AFTER;

    private final Languages languages;
    private final ReaderSentences sentences;
    private final @Nullable Messages compiled;

    /** The bundles are kept, since whoever needs a text asks for its bundle. */
    private final ConcurrentMap<Class<?>, Object> bundles = new ConcurrentHashMap<>();

    Translations(Languages languages, ReaderSentences sentences, Instance<CompiledMessages> compiled) {
        this.languages = languages;
        this.sentences = sentences;
        this.compiled = Compiled.of(compiled).map(all -> all.of(sentences)).orElse(null);
    }

    void templates(@Observes EngineBuilder engine) {
        engine.addTemplateInstanceInitializer(template -> template.setLocale(sentences.tag()));
    }

    /** Frees the sentences that Qute parses in all languages at the start. Those that are needed are parsed again then. */
    void forget(@Observes @Priority(AFTER_QUTE) Engine engine) {
        engine.removeTemplates(id -> !id.contains("."));
    }

    @Override
    public <T> T of(Class<T> bundle) {
        return compiled != null ? compiled.of(bundle) : bundle.cast(bundles.computeIfAbsent(bundle, this::translated));
    }

    private <T> T translated(Class<T> bundle) {
        Map<String, T> translations = languages.bundles(bundle);
        T english = Objects.requireNonNull(translations.get(Languages.ENGLISH));
        return bundle.cast(Proxy.newProxyInstance(
                bundle.getClassLoader(), new Class<?>[] {bundle}, (proxy, message, arguments) -> {
                    try {
                        return message.invoke(translations.getOrDefault(sentences.tag(), english), arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
