package org.lasttrick.language.rulebook;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.lasttrick.language.texts.CurrentLanguage;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;

/** What games are called in the reader's language: most by a name of their own, which is the same in each. */
@Singleton
public class GameNames {
    private final CurrentLanguage language;
    private final Map<String, Properties> names = new ConcurrentHashMap<>();

    GameNames(CurrentLanguage language) {
        this.language = language;
    }

    public String of(Variant variant) {
        return names.computeIfAbsent(language.tag(), GameNames::in).getProperty(variant.id(), variant.name());
    }

    /** @param variant its id; itself, where nobody knows it */
    public String of(String variant) {
        return Variants.byId(variant).map(this::of).orElse(variant);
    }

    private static Properties in(String language) {
        Properties names = new Properties();
        try (var file = GameNames.class.getResourceAsStream("/names/games_" + language + ".properties")) {
            if (file != null) {
                names.load(new InputStreamReader(file, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }
}
