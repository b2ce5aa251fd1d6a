package org.lasttrick.offline.build;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the module that TeaVM has written smaller, by Google's Closure Compiler.
 *
 * <p>That renames nothing at the top level, since other scripts may use it. So the module's code goes into a function, which returns
 * what the module exports.
 */
final class CoreMinifier {
    private static final Pattern EXPORTS = Pattern.compile("export\\{([^}]*)};?\\s*$");
    private static final Pattern EXPORT = Pattern.compile("([\\w$]+) as ([\\w$]+)");

    private CoreMinifier() {}

    static String minified(String module) {
        Matcher exports = EXPORTS.matcher(module);
        if (!exports.find()) {
            throw new IllegalStateException("The module exports nothing.");
        }
        Matcher each = EXPORT.matcher(exports.group(1));
        String names = "{" + each.replaceAll("$2") + "}";
        String members = "{" + each.replaceAll("$2:$1") + "}";
        String code = module.substring(0, exports.start());
        return compiled("const" + names + "=(()=>{" + code + "return" + members + "})();") + "export" + names + ";";
    }

    private static String compiled(String script) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        // What the oldest browsers parse that have all of the script: running.md.
        options.setLanguage(LanguageMode.ECMASCRIPT_2020);
        Compiler compiler = new Compiler(System.err);
        if (!compiler.compile(List.of(), List.of(SourceFile.fromCode("core.js", script)), options).success) {
            throw new IllegalStateException("Closure Compiler refuses the core, for the reasons above.");
        }
        return compiler.toSource();
    }
}
