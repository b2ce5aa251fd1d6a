package org.lasttrick.transfer.export.paper;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** PDF/UA-1, as veraPDF checks it: what makes a PDF readable for screen readers, as far as a program can tell. */
final class PdfUa {
    static {
        VeraGreenfieldFoundryProvider.initialise();
    }

    private PdfUa() {}

    /** The rules that the PDF breaks. */
    static List<String> brokenRules(byte[] pdf) throws Exception {
        try (PDFAParser document =
                        Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf), PDFAFlavour.PDFUA_1);
                PDFAValidator rules = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
            return rules.validate(document).getTestAssertions().stream()
                    .map(broken -> broken.getRuleId().getClause() + ": " + broken.getMessage())
                    .distinct()
                    .toList();
        }
    }
}
