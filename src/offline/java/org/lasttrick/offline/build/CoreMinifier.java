package org.lasttrick.offline.build;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the module that TeaVM has written smaller, by Google's Closure Compiler. Its argument is the module's file, which is replaced.
 *
 * <p>Whatever a module declares keeps its name there, as in a script, so all of it goes into one function, whose result has what the
 * module exports.
 */
final class CoreMinifier {
    private static final Pattern EXPORTS = Pattern.compile("export\\{([^}]*)};?\\s*$");
    private static final Pattern EXPORT = Pattern.compile("([\\w$]+) as ([\\w$]+)");

    private CoreMinifier() {}

    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Files.writeString(file, minified(Files.readString(file)));
    }

    private static String minified(String module) {
        Matcher exports = EXPORTS.matcher(module);
        if (!exports.find()) {
            throw new IllegalStateException("The module exports nothing.");
        }
        List<String> names = new ArrayList<>();
        List<String> members = new ArrayList<>();
        for (MatchResult export : EXPORT.matcher(exports.group(1)).results().toList()) {
            names.add(export.group(2));
            members.add(export.group(2) + ":" + export.group(1));
        }
        String exported = "{" + String.join(",", names) + "}";
        return compiled("const" + exported + "=(()=>{" + module.substring(0, exports.start()) + "return{"
                        + String.join(",", members) + "}})();")
                + "export" + exported + ";";
    }

    private static String compiled(String script) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        options.setLanguage(LanguageMode.ECMASCRIPT_NEXT);
        Compiler compiler = new Compiler(System.err);
        if (!compiler.compile(List.of(), List.of(SourceFile.fromCode("core.js", script)), options).success) {
            throw new IllegalStateException("The core isn't JavaScript.");
        }
        return compiler.toSource();
    }
}
