package org.lasttrick.http;

import io.quarkus.qute.i18n.Localized;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Singleton;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.PageText;

/** Knows the languages of the message bundles: English, and every other one that has translation files. */
@Singleton
public class Languages {
    public static final String ENGLISH = "en";

    /** Whoever reads Norwegian reads bokmål, too. */
    private static final Map<String, List<String>> ALSO = Map.of("no", List.of("no", "nb"), "nn", List.of("nn", "nb"));

    private final BeanManager beans;
    private final SortedMap<String, String> names = new TreeMap<>();

    Languages(BeanManager beans) {
        this.beans = beans;
        bundles(PageText.class).forEach((tag, text) -> names.put(tag, text.languageName()));
    }

    /** Returns a bundle in each of its languages, by tag. */
    public <T> Map<String, T> bundles(Class<T> bundle) {
        Map<String, T> found = new HashMap<>();
        for (Bean<?> bean : beans.getBeans(bundle, Any.Literal.INSTANCE)) {
            Object translation = beans.getReference(bean, bundle, beans.createCreationalContext(bean));
            found.put(tag(bean), bundle.cast(translation));
        }
        return found;
    }

    private static String tag(Bean<?> bundle) {
        return bundle.getQualifiers().stream()
                .filter(Localized.class::isInstance)
                .map(localized -> ((Localized) localized).value())
                .findFirst()
                .orElse(ENGLISH);
    }

    /** Returns each language's name for itself, by tag. */
    public SortedMap<String, String> names() {
        return Collections.unmodifiableSortedMap(names);
    }

    /** Returns the best match for an {@code Accept-Language} header; English when none matches. */
    public String best(@Nullable String accepted) {
        if (accepted == null) {
            return ENGLISH;
        }
        try {
            List<LanguageRange> wanted = LanguageRange.parse(accepted, ALSO).stream()
                    .filter(range -> range.getWeight() > 0)
                    .toList();
            return Objects.requireNonNullElse(Locale.lookupTag(wanted, names.keySet()), ENGLISH);
        } catch (IllegalArgumentException e) {
            return ENGLISH;
        }
    }
}
