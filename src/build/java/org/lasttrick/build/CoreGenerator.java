package org.lasttrick.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the templates and the message bundles of a sheet as Java, and the sentences of each language as a file. */
public final class CoreGenerator {
    private static final String DRAWN = """
            package org.lasttrick.offline.drawn;

            import org.lasttrick.language.texts.Messages;
            import org.lasttrick.language.written.Language;
            import org.lasttrick.offline.PageRenderer;
            import org.lasttrick.offline.Reader;
            import org.lasttrick.sheet.SheetView;
            import org.lasttrick.sheet.pad.PadView;
            import org.lasttrick.start.StartView;

            /** Draws pages by compiled templates; the build has generated this class. */
            public final class DrawnPages implements PageRenderer {
                @Override
                public Messages messages(Language language) {
                    return new BundlesOf(language);
                }

                @Override
                public String sheet(SheetView view, Reader reader, Language language) {
                    Templates page = new Templates(reader, language);
                    page.sheetPageSheet(view);
                    return page.toString();
                }

                @Override
                public String start(StartView view, Reader reader, Language language) {
                    Templates page = new Templates(reader, language);
                    page.startPageStart(view);
                    return page.toString();
                }

                @Override
                public String padAlone(PadView pad, Reader reader, Language language) {
                    Templates page = new Templates(reader, language);
                    page.sheetPagePadAlone(pad);
                    return page.toString();
                }
            }
            """;
    private static final String TEMPLATES = """
            package org.lasttrick.offline.drawn;

            import org.lasttrick.language.written.Language;
            import org.lasttrick.language.written.PageWriter;
            import org.lasttrick.offline.Reader;

            /** Writes the templates' pages; the build has generated this class. */
            final class Templates extends PageWriter {
                private final Reader reader;
                private final StringBuilder page = new StringBuilder();

                Templates(Reader reader, Language language) {
                    super(language);
                    this.reader = reader;
                }

                @Override
                protected void add(String text, int from, int to) {
                    page.append(text, from, to);
                }

                @Override
                public String toString() {
                    return page.toString();
                }
            %s}
            """;
    /** The core draws with these packages. */
    private static final List<String> DRAWING = List.of("offline", "sheet", "start");

    private static final Map<String, String> NAMED = Map.of(
            "build", "reader.build()",
            "language", "reader.language()",
            "theme", "reader.theme()",
            "sound", "reader.sound()",
            "service", "reader.service()",
            // Only the service knows these.
            "disk", TemplateWriter.ABSENT,
            "recovery", TemplateWriter.ABSENT);

    private CoreGenerator() {}

    /** @param arguments the folder of resources, that of the compiled classes, where to write Java, and where languages */
    public static void main(String... arguments) throws IOException {
        write(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]), Path.of(arguments[3]));
    }

    static void write(Path resources, Path classes, Path java, Path languages) throws IOException {
        Sources sources = new Sources(resources);
        CompiledClasses compiled = new CompiledClasses(classes);
        Bundles bundles = new Bundles(compiled, bundle -> bundle.getName().startsWith("org.lasttrick.language."));
        compiled.callsFrom(DRAWING).forEach(bundles::use);
        // By its key: the browser's own part is compiled later.
        bundles.use("page", "datesAsIn", 0);
        Path folder = Files.createDirectories(java.resolve("org/lasttrick/offline/drawn"));
        Files.writeString(
                folder.resolve("Templates.java"),
                TEMPLATES.formatted(new TemplateWriter(sources, bundles, NAMED).write(pages())));
        Files.writeString(folder.resolve("BundlesOf.java"), bundles.write("org.lasttrick.offline.drawn"));
        Files.writeString(folder.resolve("DrawnPages.java"), DRAWN);
        Files.createDirectories(languages);
        for (String language : sources.languages()) {
            Files.writeString(languages.resolve(language + ".json"), bundles.write(language, sources));
        }
        Files.writeString(
                languages.resolve("files"),
                sources.languages().stream()
                        .map(language -> language + ".json\n")
                        .collect(Collectors.joining("", "core.js\n", "")));
    }

    private static Map<String, Map<String, String>> pages() {
        Map<String, String> sheet = new LinkedHashMap<>();
        sheet.put("view", "org.lasttrick.sheet.SheetView");
        sheet.put("dropped", TemplateWriter.ABSENT);
        // An evening, what others play next, and who has played before, are known to the service alone.
        sheet.put("evening", TemplateWriter.ABSENT);
        sheet.put("next", TemplateWriter.ABSENT);
        sheet.put("question", TemplateWriter.ABSENT);
        Map<String, Map<String, String>> pages = new LinkedHashMap<>();
        pages.put("SheetPage/Sheet", sheet);
        pages.put("StartPage/Start", Map.of("view", "org.lasttrick.start.StartView"));
        pages.put("SheetPage/PadAlone", Map.of("pad", "org.lasttrick.sheet.pad.PadView"));
        return pages;
    }
}
