#!/usr/bin/env bash
# openhtmltopdf-pdfbox 1.1.65. Expected: a table of 100 % on a named landscape page is as wide as that page, 842 − 2 × 40 points.
# Seen: the page is landscape, but what is on it is laid out for the width of the unnamed page, which is portrait: the text ends
# at 555 points. With the orientation in the unnamed @page, it ends at 802. Fails when that changes. Needs Java 21 or newer.
set -euo pipefail
mvnw=$(cd "$(dirname "$0")/.." && pwd)/mvnw
cd "$(mktemp -d)"
cat > pom.xml <<'POM'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>finding</groupId><artifactId>finding</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>io.github.openhtmltopdf</groupId><artifactId>openhtmltopdf-pdfbox</artifactId><version>1.1.65</version></dependency>
  </dependencies>
</project>
POM
"$mvnw" -q -f pom.xml org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies -DoutputDirectory=lib
cat > Finding.java <<'JAVA'
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.ByteArrayOutputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

class Finding {
    public static void main(String[] args) throws Exception {
        String named = "@page { size: A4 portrait; margin: 40pt; } @page wide { size: A4 landscape; } body { page: wide; }";
        String unnamed = "@page { size: A4 landscape; margin: 40pt; }";
        long[] edges = {edge(named), edge(unnamed)};
        System.out.println("The text ends at " + edges[0] + " points on a named page, at " + edges[1] + " on the unnamed one.");
        if (edges[0] != 555 || edges[1] != 802) {
            System.exit(1);
        }
    }

    static long edge(String css) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PdfRendererBuilder()
                .withHtmlContent("<html><head><style>" + css + " body { margin: 0; } td { text-align: right; padding: 0; }"
                        + " table { width: 100%; border-collapse: collapse; }</style></head>"
                        + "<body><table><tr><td>end</td></tr></table></body></html>", null)
                .toStream(out)
                .run();
        double[] x = {0};
        try (var document = Loader.loadPDF(out.toByteArray())) {
            new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition text) {
                    x[0] = Math.max(x[0], text.getX() + text.getWidth());
                }
            }.getText(document);
        }
        return Math.round(x[0]);
    }
}
JAVA
"${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp 'lib/*' Finding.java
