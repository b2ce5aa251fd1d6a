package org.lasttrick.http;

import io.quarkus.qute.Engine;
import io.quarkus.qute.EngineBuilder;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ContextNotActiveException;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.lasttrick.language.texts.Messages;

/** Message bundles and templates in the language of the current request; in English outside of one. */
@Singleton
class Translations implements Messages {
    private static final int AFTER_QUTE = Interceptor.Priority.LIBRARY_AFTER;

    private final Languages languages;
    private final RequestLanguage language;

    /** Kept, since whoever needs a text asks for its bundle. */
    private final ConcurrentMap<Class<?>, Object> bundles = new ConcurrentHashMap<>();

    Translations(Languages languages, RequestLanguage language) {
        this.languages = languages;
        this.language = language;
    }

    void templates(@Observes EngineBuilder engine) {
        engine.addTemplateInstanceInitializer(template -> template.setLocale(language()));
    }

    /** Qute parses all sentences in all languages at the start. Those that are needed are parsed again then. */
    void forget(@Observes @Priority(AFTER_QUTE) Engine engine) {
        engine.removeTemplates(id -> !id.contains("."));
    }

    private String language() {
        try {
            return language.tag();
        } catch (ContextNotActiveException e) {
            return Languages.ENGLISH;
        }
    }

    @Override
    public <T> T of(Class<T> bundle) {
        return bundle.cast(bundles.computeIfAbsent(bundle, this::translated));
    }

    private <T> T translated(Class<T> bundle) {
        Map<String, T> translations = languages.bundles(bundle);
        T english = Objects.requireNonNull(translations.get(Languages.ENGLISH));
        return bundle.cast(Proxy.newProxyInstance(
                bundle.getClassLoader(), new Class<?>[] {bundle}, (proxy, message, arguments) -> {
                    try {
                        return message.invoke(translations.getOrDefault(language(), english), arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
