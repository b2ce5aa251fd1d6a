package org.lasttrick.transfer.export;

import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import org.lasttrick.ledger.RecordedGame;

/**
 * A game's scoresheet as a PDF in the reader's language: one A4 page, several where a game is long, to be printed in black
 * and white and signed.
 *
 * <p>Names are shown as far as the embedded font goes: Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian and many
 * signs and faces, but no Chinese, Japanese, Korean, Thai or Indian script, and no picture in colour. Of what it has not, a
 * {@code □} stands in the place of each character; the rest of the name stays. See {@link FontText}.
 */
@ApplicationScoped
public class ScoresheetPdf {
    private final PrintPresenter views;

    ScoresheetPdf(PrintPresenter views) {
        this.views = views;
    }

    @CheckedTemplate(basePath = "")
    static final class Print {
        private Print() {}

        static native TemplateInstance print(PrintView view);
    }

    /**
     * Writes the sheet, and leaves {@code out} open.
     *
     * @param zone in which moments are told
     */
    public void write(RecordedGame recorded, ZoneId zone, OutputStream out) throws IOException {
        String html = Print.print(views.draw(recorded, zone)).render();
        PdfRendererBuilder builder = new PdfRendererBuilder()
                .withHtmlContent(html, null)
                .withProducer("Last Trick")
                .useExternalResourceAccessControl(
                        (address, type) -> false, ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI)
                .toStream(out);
        Fonts.embed(builder);
        builder.run();
    }
}
