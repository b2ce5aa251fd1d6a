#!/usr/bin/env bash
# fastexcel 0.20.2. Expected: styles of a cell that are set one after the other add up; a workbook's parts can be read one after
# the other from a stream, as Java's ZipInputStream does. Seen: setting one part of the alignment forgets the others, while bold
# and formats add up: text that was to be wrapped no longer is; and ZipInputStream ends with "invalid entry size (expected 0 …)",
# so that such a workbook has to be read as a file. Fails when that changes. Needs Java 21 or newer.
set -euo pipefail
mvnw=$(cd "$(dirname "$0")/.." && pwd)/mvnw
cd "$(mktemp -d)"
cat > pom.xml <<'POM'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>finding</groupId><artifactId>finding</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.dhatim</groupId><artifactId>fastexcel</artifactId><version>0.20.2</version></dependency>
  </dependencies>
</project>
POM
"$mvnw" -q -f pom.xml org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies -DoutputDirectory=lib
cat > Finding.java <<'JAVA'
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

class Finding {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Workbook workbook = new Workbook(out, "Finding", "1.0")) {
            Worksheet sheet = workbook.newWorksheet("Sheet");
            sheet.inlineString(0, 0, "text");
            sheet.style(0, 0).bold().wrapText(true).set();
            sheet.style(0, 0).verticalAlignment("top").set();
        }
        Path file = Files.write(Path.of("finding.xlsx"), out.toByteArray());
        String styles;
        try (ZipFile zip = new ZipFile(file.toFile())) {
            styles = new String(zip.getInputStream(zip.getEntry("xl/styles.xml")).readAllBytes());
        }
        boolean top = styles.contains("vertical=\"top\"") && styles.contains("<b/>");
        boolean wrappedAtTheTop = styles.matches("(?s).*<alignment[^>]*vertical=\"top\"[^>]*wrapText.*|(?s).*<alignment[^>]*wrapText[^>]*vertical=\"top\".*");
        String stream = "readable";
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            while (zip.getNextEntry() != null) {
                zip.readAllBytes();
            }
        } catch (java.util.zip.ZipException e) {
            stream = e.getMessage();
        }
        System.out.println("at the top: " + top + ", still wrapped: " + wrappedAtTheTop + "; as a stream: " + stream);
        if (!top || wrappedAtTheTop || !stream.startsWith("invalid entry size (expected 0")) {
            System.exit(1);
        }
    }
}
JAVA
"${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp 'lib/*' Finding.java
