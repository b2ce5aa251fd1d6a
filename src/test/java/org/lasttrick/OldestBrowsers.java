package org.lasttrick;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.rhino.Node;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The oldest browsers that have all of the script: running.md says which they are. Chromium 80 is one of them. */
public final class OldestBrowsers {
    private static final Path LACKS = Path.of("src", "test", "resources", "lacks.txt");

    /** What a script asks for before it uses it, or only sets. */
    private static final Set<String> ASKED_FOR = Set.of(
            "AudioContext",
            "BigInt64Array",
            "canShare",
            "loading",
            "locks",
            "persist",
            "requestIdleCallback",
            "share",
            "storage",
            "vibrate",
            "wakeLock");

    /** Properties of our own, unless they are called. */
    private static final Set<String> OWN = Set.of("address", "at");

    /** A browser without one of them refuses the whole selector. */
    private static final Pattern NEW_SELECTORS = Pattern.compile(":(has|is|where|focus-visible)\\b");

    private static final Pattern LOOKBEHIND = Pattern.compile("\\(\\?<[=!]");

    /** The members that each type lacks; none where it is missing itself. A name that ends in ~ is that of something older, too. */
    private static final Map<String, List<String>> LACKING = lines().stream()
            .map(line -> List.of(line.split(" ")))
            .collect(Collectors.toMap(List::getFirst, names -> names.subList(1, names.size())));

    private static final Set<String> MEMBERS =
            LACKING.values().stream().flatMap(List::stream).collect(Collectors.toSet());

    private OldestBrowsers() {}

    private static List<String> lines() {
        try {
            return Files.readAllLines(LACKS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What of a script they don't parse, or don't have: each with its line. */
    public static List<String> tooNew(String script, LanguageMode language) {
        Compiler compiler = new Compiler(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
        Node root = parse(script, language, compiler);
        return compiler.hasErrors()
                ? errors(compiler)
                : all(root).flatMap(OldestBrowsers::tooNew).toList();
    }

    /** What of a script they don't parse. */
    public static List<String> unparsed(String script) {
        Compiler compiler = new Compiler(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
        parse(script, LanguageMode.ECMASCRIPT_2020, compiler);
        return errors(compiler);
    }

    private static Node parse(String script, LanguageMode language, Compiler compiler) {
        CompilerOptions options = new CompilerOptions();
        options.setLanguageIn(language);
        compiler.initOptions(options);
        return compiler.parse(SourceFile.fromCode("script.js", script));
    }

    private static List<String> errors(Compiler compiler) {
        return compiler.getErrors().stream()
                .map(error -> error.lineno() + ": " + error.description())
                .toList();
    }

    private static Stream<Node> all(Node node) {
        return Stream.concat(
                Stream.of(node),
                Stream.iterate(node.getFirstChild(), child -> child != null, Node::getNext)
                        .flatMap(OldestBrowsers::all));
    }

    @SuppressWarnings("EnumSwitch") // There are hundreds.
    private static Stream<String> tooNew(Node node) {
        boolean isTooNew = switch (node.getToken()) {
            case GETPROP, OPTCHAIN_GETPROP ->
                isLacking(node.getString()) && !isOwn(node) || isLacking(node.getFirstChild(), node.getString());
            case STRING_KEY -> node.getParent().isObjectPattern() && isLacking(node.getString()) && !isOwn(node);
            case NAME ->
                isLackingType(node.getString()) && !ASKED_FOR.contains(node.getString())
                        || node.getParent().isNew() && isLacking(node, node.getString());
            case STRINGLIT ->
                NEW_SELECTORS.matcher(node.getString()).find()
                        || node.getParent().isRegExp()
                                && LOOKBEHIND.matcher(node.getString()).find();
            default -> false;
        };
        return isTooNew ? Stream.of(node.getLineno() + ": " + node.getString()) : Stream.of();
    }

    private static boolean isOwn(Node property) {
        Node parent = property.getParent();
        return OWN.contains(property.getString()) && !(parent.isCall() && parent.getFirstChild() == property);
    }

    private static boolean isLackingType(String name) {
        return LACKING.getOrDefault(name, List.of("")).isEmpty();
    }

    private static boolean isLacking(String name) {
        return !ASKED_FOR.contains(name) && (isLackingType(name) || MEMBERS.contains(name));
    }

    private static boolean isLacking(Node type, String member) {
        return type.isName()
                && LACKING.getOrDefault(type.getString(), List.of()).stream()
                        .anyMatch(name -> name.equals(member + "~") || name.equals(member + "!"));
    }

    /**
     * A script that takes from a newer Chromium what Chromium 80, Firefox 78 or Safari 13.1 lack; but for large numbers, since the core
     * isn't loaded without them, and Playwright needs them.
     */
    public static String takenAway() {
        return TAKING_AWAY.formatted(String.join("\n", lines()));
    }

    private static final String TAKING_AWAY = """
            for (const line of `%s`.split("\\n")) {
              const [type, ...members] = line.split(" ");
              const own = (of) => of ? Object.getOwnPropertyNames(of).filter(name => name !== "constructor") : [];
              const known = globalThis[type];
              if (!known || ["AudioContext", "BigInt", "BigInt64Array", "BigUint64Array"].includes(type)) continue;
              for (const member of members.length ? members : own(known.prototype)) {
                const of = member.endsWith("!") || !known.prototype ? known : known.prototype;
                for (const each of type === "Window" ? [of, globalThis] : [of]) {
                  try { delete each[member.replace(/\\W/, "")]; } catch { }
                }
              }
              if (!members.length) delete globalThis[type];
            }
            globalThis.EventTarget = function () { throw new TypeError("Illegal constructor"); };
            globalThis.FormData = class extends FormData { constructor(form) { form ? super(form) : super(); } };
            globalThis.Error = class extends Error { constructor(message) { super(message); } };
            for (const { prototype } of [Document, Element, DocumentFragment]) {
              for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
                const known = prototype[name];
                if (known) prototype[name] = function (selector) {
                  return known.call(this, /:(has|is|where|focus-visible)\\b/.test(selector) ? ":unknown" : selector);
                };
              }
            }
            """;
}
