package org.lasttrick.build;

import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Named;
import java.io.File;
import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles templates and message bundles for the service: the pages whose records are public, and all sentences. What they show, and
 * whatever templates know as {@code cdi:}, the Java compiler checks.
 */
public final class ServiceGenerator {
    private static final String FOLDER = "org.lasttrick.web.compiled";
    private static final String PAGES = """
            package %s;

            import io.quarkus.qute.Booleans;
            import io.quarkus.qute.TemplateInstance;
            import jakarta.inject.Singleton;
            import org.jspecify.annotations.Nullable;
            import org.lasttrick.http.ReaderSentences;
            import org.lasttrick.web.layout.PageBytes;

            /** Draws pages by compiled templates; the build has generated this class. */
            @Singleton
            final class CompiledPages implements org.lasttrick.web.layout.CompiledPages {
                private final ReaderSentences sentences;
            %s
                CompiledPages(ReaderSentences sentences%s) {
                    this.sentences = sentences;
            %s}

                @Override
                public byte @Nullable [] draw(TemplateInstance page) {
                    Templates written = new Templates();
                    switch (page) {
            %s            default -> {
                            return null;
                        }
                    }
                    return written.bytes();
                }

                private final class Templates extends PageBytes {
                    Templates() {
                        super(sentences.now());
                    }

                    protected static boolean is(@Nullable Object value) {
                        return !Booleans.isFalsy(value);
                    }

                    protected static boolean is(boolean value) {
                        return value;
                    }
            %s    }
            }
            """;
    private static final String MESSAGES = """
            package %s;

            import jakarta.inject.Singleton;
            import org.lasttrick.language.texts.Messages;
            import org.lasttrick.language.written.Sentences;

            /** Has the message bundles; the build has generated this class. */
            @Singleton
            final class CompiledMessages implements org.lasttrick.http.CompiledMessages {
                @Override
                public Messages of(Sentences sentences) {
                    return new BundlesOf(sentences);
                }
            }
            """;
    private static final String PACKAGE = """
            /** Has what the build has generated from templates and message bundles. */
            @org.jspecify.annotations.NullMarked
            package %s;
            """;
    private static final String BUILD = "org.lasttrick.web.layout.StaticFiles.build";

    /** The virtual machine only interprets a method that is longer. */
    private static final int LONGEST_METHOD = 8_000;

    private ServiceGenerator() {}

    /** @param arguments the folder of resources, that of the compiled classes, to which it adds, and where to write Java */
    public static void main(String... arguments) throws IOException {
        Path classes = Path.of(arguments[1]);
        Sources sources = new Sources(Path.of(arguments[0]));
        CompiledClasses compiled = new CompiledClasses(classes);
        Bundles bundles = new Bundles(compiled, _ -> true);
        bundles.useAll();
        bundles.check(sources);
        Path java = Files.createDirectories(Path.of(arguments[2]));
        Map<String, String> written = Map.of(
                "CompiledPages", pages(compiled, sources, bundles),
                "BundlesOf", bundles.write(FOLDER),
                "CompiledMessages", MESSAGES.formatted(FOLDER),
                "package-info", PACKAGE.formatted(FOLDER));
        for (Map.Entry<String, String> each : written.entrySet()) {
            Files.writeString(java.resolve(each.getKey() + ".java"), each.getValue());
        }
        compile(java, classes, written);
        checkLengths(classes.resolve(FOLDER.replace('.', '/')));
        Path sentences = Files.createDirectories(classes.resolve("sentences"));
        for (String language : sources.languages()) {
            Files.writeString(sentences.resolve(language + ".json"), bundles.write(language, sources));
        }
    }

    private static String pages(CompiledClasses compiled, Sources sources, Bundles bundles) {
        Map<String, Class<?>> beans = new TreeMap<>();
        Map<String, Map<String, String>> pages = new LinkedHashMap<>();
        StringBuilder cases = new StringBuilder();
        for (Class<?> type : compiled.named("")) {
            if (type.isAnnotationPresent(Named.class)) {
                beans.put(type.getAnnotation(Named.class).value(), type);
            }
            if (type.isRecord() && TemplateInstance.class.isAssignableFrom(type) && isPublic(type)) {
                String template = type.getEnclosingClass().getSimpleName() + "/" + type.getSimpleName();
                Map<String, String> parameters = new LinkedHashMap<>();
                for (RecordComponent part : type.getRecordComponents()) {
                    parameters.put(
                            part.getName(), part.getGenericType().getTypeName().replace('$', '.'));
                }
                pages.put(template, parameters);
                cases.append("            case %s page_ -> written.%s(%s);\n"
                        .formatted(
                                type.getCanonicalName(),
                                TemplateWriter.name(template),
                                parameters.keySet().stream()
                                        .map(name -> "page_." + name + "()")
                                        .collect(Collectors.joining(", "))));
            }
        }
        Map<String, String> named = new HashMap<>(Map.of("build", BUILD));
        beans.keySet().forEach(name -> named.put(name, "CompiledPages.this." + name));
        String methods = new TemplateWriter(sources, bundles, named).write(pages);
        return PAGES.formatted(
                FOLDER,
                each(beans, "    private final %2$s %1$s;\n"),
                each(beans, ", %2$s %1$s"),
                each(beans, "        this.%1$s = %1$s;\n"),
                cases,
                methods);
    }

    private static boolean isPublic(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getEnclosingClass)
                .allMatch(each -> Modifier.isPublic(each.getModifiers()));
    }

    private static String each(Map<String, Class<?>> beans, String form) {
        return beans.entrySet().stream()
                .map(bean -> form.formatted(bean.getKey(), bean.getValue().getCanonicalName()))
                .collect(Collectors.joining());
    }

    private static void compile(Path java, Path classes, Map<String, String> written) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> faults = new DiagnosticCollector<>();
        try (var files = compiler.getStandardFileManager(faults, null, null)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-classpath",
                    classes + File.pathSeparator + System.getProperty("java.class.path"),
                    "-d",
                    classes.toString());
            var sources = files.getJavaFileObjects(written.keySet().stream()
                    .map(name -> java.resolve(name + ".java"))
                    .toArray(Path[]::new));
            if (!compiler.getTask(null, files, faults, options, null, sources).call()) {
                throw new IllegalStateException(faults.getDiagnostics().stream()
                        .filter(fault -> fault.getKind() == Diagnostic.Kind.ERROR)
                        .map(fault -> place(fault) + ": " + fault.getMessage(Locale.ROOT))
                        .collect(Collectors.joining("\n")));
            }
        }
    }

    private static void checkLengths(Path compiled) throws IOException {
        try (Stream<Path> files = Files.list(compiled)) {
            for (Path file : files.toList()) {
                for (MethodModel method : ClassFile.of().parse(file).methods()) {
                    method.findAttribute(Attributes.code())
                            .filter(code -> code.codeLength() > LONGEST_METHOD)
                            .ifPresent(_ -> {
                                throw new IllegalStateException(
                                        method.methodName()
                                                + ": the template is too long to be quick; include a part of it, or leave it to Qute");
                            });
                }
            }
        }
    }

    /** Returns the place in the template that has what can't be compiled. */
    private static String place(Diagnostic<? extends JavaFileObject> fault) {
        try {
            String line = fault.getSource()
                    .getCharContent(true)
                    .toString()
                    .lines()
                    .skip(fault.getLineNumber() - 1)
                    .findFirst()
                    .orElse("");
            return line.contains(" // ")
                    ? line.substring(line.lastIndexOf(" // ") + 4)
                    : fault.getSource().getName();
        } catch (IOException e) {
            return fault.getSource().getName();
        }
    }
}
