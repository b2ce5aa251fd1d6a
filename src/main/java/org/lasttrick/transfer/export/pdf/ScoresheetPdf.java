package org.lasttrick.transfer.export.pdf;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.render.DefaultObjectDrawerFactory;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.time.ZoneId;
import org.lasttrick.ledger.RecordedGame;

/**
 * Exports a game's scoresheet as a PDF in the reader's language: one A4 page, more for a long game, to be printed in black and
 * white and signed.
 *
 * <p>The fonts have Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian and many symbols, but no Chinese, Japanese,
 * Korean, Thai or Indian script, and no emoji in colour. A {@code □} stands for each character that they lack.
 */
@ApplicationScoped
public class ScoresheetPdf {
    private final PrintPresenter views;

    ScoresheetPdf(PrintPresenter views) {
        this.views = views;
    }

    @CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
    record Print(PrintView view) implements TemplateInstance {}

    /**
     * Writes the sheet, and leaves {@code out} open.
     *
     * @param zone in which times are shown
     * @param address where the game is watched
     */
    public void write(RecordedGame recorded, ZoneId zone, URI address, OutputStream out) throws IOException {
        String html = new Print(views.draw(recorded, zone, address)).render();
        DefaultObjectDrawerFactory drawers = new DefaultObjectDrawerFactory();
        drawers.registerDrawer(CodeDrawer.TYPE, new CodeDrawer());
        PdfRendererBuilder builder = new PdfRendererBuilder()
                .withHtmlContent(html, null)
                .withProducer("Last Trick")
                .useObjectDrawerFactory(drawers)
                .useExternalResourceAccessControl(
                        (_, _) -> false, ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI)
                .toStream(out);
        Fonts.embed(builder);
        builder.run();
    }
}
