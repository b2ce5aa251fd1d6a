package org.lasttrick.browser;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nu.validator.client.EmbeddedValidator;
import nu.validator.validation.SimpleDocumentValidator;
import nu.validator.xml.SystemErrErrorHandler;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** The Nu Html Checker, the one behind the W3C's validator. Its schema is read once: that takes longer than a check. */
final class NuValidator {
    private static final SimpleDocumentValidator VALIDATOR = withSchema();

    private NuValidator() {}

    private static SimpleDocumentValidator withSchema() {
        SimpleDocumentValidator validator = new SimpleDocumentValidator(true, false, false);
        try {
            validator.setUpMainSchema(EmbeddedValidator.SCHEMA_URL, new SystemErrErrorHandler());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        return validator;
    }

    /** Errors and warnings, each with the piece of HTML that it is about; empty for a valid page. */
    static String complaints(String html) throws IOException, SAXException {
        Complaints complaints = new Complaints(html.lines().toList());
        VALIDATOR.setUpValidatorAndParsers(complaints, false, false);
        VALIDATOR.checkHtmlInputSource(
                new InputSource(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8))));
        return String.join("\n", complaints.all);
    }

    private static final class Complaints implements ErrorHandler {
        private static final int PIECE = 80;

        private final List<String> lines;
        private final Set<String> all = new LinkedHashSet<>();

        Complaints(List<String> lines) {
            this.lines = lines;
        }

        @Override
        public void warning(SAXParseException complaint) {
            all.add(complaint.getMessage() + "\n    " + piece(complaint.getLineNumber(), complaint.getColumnNumber()));
        }

        /** What ends there; a complaint about the page as a whole has no place. */
        private String piece(int line, int column) {
            if (line < 1 || line > lines.size()) {
                return "";
            }
            String text = lines.get(line - 1);
            int end = Math.clamp(column, 0, text.length());
            return text.substring(Math.max(0, end - PIECE), end).strip();
        }

        @Override
        public void error(SAXParseException complaint) {
            warning(complaint);
        }

        @Override
        public void fatalError(SAXParseException complaint) {
            warning(complaint);
        }
    }
}
