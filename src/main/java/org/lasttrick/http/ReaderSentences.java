package org.lasttrick.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.enterprise.context.ContextNotActiveException;
import jakarta.inject.Singleton;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.written.Language;
import org.lasttrick.language.written.Sentences;

/**
 * Says the sentences that the build has made of the message bundles in the language of the current request, and in English outside
 * of one.
 */
@Singleton
public class ReaderSentences implements Sentences {
    private static final JsonMapper JSON = new JsonMapper();

    private final RequestLanguage reader;
    private final ConcurrentMap<String, Language> languages = new ConcurrentHashMap<>();

    ReaderSentences(RequestLanguage reader) {
        this.reader = reader;
    }

    /** Returns the reader's language. */
    String tag() {
        try {
            return reader.tag();
        } catch (ContextNotActiveException e) {
            return Languages.ENGLISH;
        }
    }

    /** Returns all sentences of this request's language. */
    public Sentences now() {
        return languages.computeIfAbsent(tag(), ReaderSentences::read);
    }

    static Language read(String tag) {
        String file = "/sentences/" + tag + ".json";
        return new Language(
                tag, Uncheck.get(() -> JSON.readValue(IOUtils.resourceToString(file, UTF_8), Object.class))) {
            @Override
            public String text(@Nullable Object value) {
                return String.valueOf(value);
            }
        };
    }

    @Override
    public String say(String sentence, @Nullable Object... values) {
        return now().say(sentence, values);
    }

    @Override
    public String text(@Nullable Object value) {
        return now().text(value);
    }
}
