package org.lasttrick.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The id of a build tells apart what draws the same page differently. */
class BuildTest {

    @TempDir
    Path directory;

    private URL fileInJar(String name, String template) throws Exception {
        Path jar = directory.resolve(name);
        try (FileSystem files = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of("create", "true"))) {
            Files.writeString(files.getPath("sheet.html"), template);
            Files.writeString(files.getPath("base.css"), "");
        }
        return style(jar);
    }

    private static URL style(Path jar) throws Exception {
        return URI.create("jar:" + jar.toUri() + "!/base.css").toURL();
    }

    @Test
    void instancesOfOneBuildHaveOneIdAndAnotherTemplateChangesIt() throws Exception {
        URL first = fileInJar("first build.jar", "<h1>Hands</h1>");
        Path copy = Files.copy(directory.resolve("first build.jar"), directory.resolve("copy.jar"));
        assertEquals(Build.idOf(first), Build.idOf(style(copy)));
        assertNotEquals(Build.idOf(first), Build.idOf(fileInJar("next.jar", "<h1>Rounds</h1>")));
    }

    @Test
    void filesInADirectoryHaveAnotherIdAtEachStart() throws Exception {
        URL file = Files.createFile(directory.resolve("base.css")).toUri().toURL();
        assertNotEquals(Build.idOf(file), Build.idOf(file));
    }
}
