package org.lasttrick.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import nu.validator.client.EmbeddedValidator;
import org.xml.sax.SAXException;

/** The Nu Html Checker, the one behind the W3C's validator. */
final class NuValidator {
    private NuValidator() {}

    /** Errors and warnings, each with the piece of HTML that it is about; empty for a valid page. */
    static String complaints(String html) throws IOException, SAXException {
        EmbeddedValidator validator = new EmbeddedValidator();
        validator.setOutputFormat(EmbeddedValidator.OutputFormat.JSON);
        validator.setNoLangDetect(true);
        String report = validator.validate(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)));
        JsonNode messages = new ObjectMapper().readTree(report).get("messages");
        return StreamSupport.stream(messages.spliterator(), false)
                .filter(message -> !"info".equals(message.path("type").asText()) || message.has("subType"))
                .map(message -> message.get("message").asText() + "\n    "
                        + message.path("extract").asText().replaceAll("\\s+", " "))
                .distinct()
                .collect(Collectors.joining("\n"));
    }
}
