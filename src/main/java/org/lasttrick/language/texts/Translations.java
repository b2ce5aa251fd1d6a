package org.lasttrick.language.texts;

import io.quarkus.arc.Arc;
import io.quarkus.qute.EngineBuilder;
import io.quarkus.qute.Resolver;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Alternative;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Objects;

/**
 * The bundles as they are injected: each asks anew, with every sentence, which language its reader has. Templates have the
 * reader's language, too.
 */
@Singleton
class Translations {
    private final Languages languages;
    private final Reader reader;

    Translations(Languages languages, Reader reader) {
        this.languages = languages;
        this.reader = reader;
    }

    void templates(@Observes EngineBuilder engine) {
        engine.addTemplateInstanceInitializer(template -> template.setLocale(language()));
    }

    private String language() {
        return Arc.container().requestContext().isActive() ? reader.language() : Languages.ENGLISH;
    }

    /** Qute resolves a template's messages by what is injected; so this is what Qute calls a resolver, as each bundle is. */
    private <T> T translated(Class<T> bundle) {
        Map<String, T> spoken = languages.bundles(bundle);
        T english = Objects.requireNonNull(spoken.get(Languages.ENGLISH));
        return bundle.cast(Proxy.newProxyInstance(
                bundle.getClassLoader(), new Class<?>[] {bundle, Resolver.class}, (proxy, sentence, fillings) -> {
                    try {
                        return sentence.invoke(spoken.getOrDefault(language(), english), fillings);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    PageText page() {
        return translated(PageText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    PadText pad() {
        return translated(PadText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    HandText hand() {
        return translated(HandText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    Refusals refusals() {
        return translated(Refusals.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    SettingText settings() {
        return translated(SettingText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    RulesText rules() {
        return translated(RulesText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    ScoringText scoring() {
        return translated(ScoringText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    ProblemText problems() {
        return translated(ProblemText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    WhyText why() {
        return translated(WhyText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    EntryText entries() {
        return translated(EntryText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    MeanwhileText meanwhile() {
        return translated(MeanwhileText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    PlayersText players() {
        return translated(PlayersText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    VerdictText verdicts() {
        return translated(VerdictText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    ErasingText erasing() {
        return translated(ErasingText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    TakeHomeText takeHome() {
        return translated(TakeHomeText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    BringInText bringIn() {
        return translated(BringInText.class);
    }

    @Produces
    @Singleton
    @Alternative
    @Priority(1)
    AuditText audit() {
        return translated(AuditText.class);
    }
}
