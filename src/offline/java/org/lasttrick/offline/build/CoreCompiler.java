package org.lasttrick.offline.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.lasttrick.offline.browser.Core;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the core to a module of JavaScript, by TeaVM, and makes that smaller. */
public final class CoreCompiler {
    private static final String MODULE = "core.js";

    private CoreCompiler() {}

    /** @param arguments the folder for what TeaVM writes, and the file of the module */
    public static void main(String... arguments) throws BuildException, IOException {
        Path folder = Path.of(arguments[0]);
        Path module = Path.of(arguments[1]);
        compile(folder);
        Files.createDirectories(module.getParent());
        Files.writeString(module, CoreMinifier.minified(Files.readString(folder.resolve(MODULE))));
    }

    private static void compile(Path folder) throws BuildException {
        InProcessBuildStrategy teavm = new InProcessBuildStrategy();
        teavm.init();
        teavm.setClassPathEntries(List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
        teavm.setTransformers(new String[] {LeanPatterns.class.getName()});
        teavm.setMainClass(Core.class.getName());
        teavm.setEntryPointName("main");
        teavm.setTargetType(TeaVMTargetType.JAVASCRIPT);
        teavm.setJsModuleType(JSModuleType.ES2015);
        teavm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        teavm.setObfuscated(true);
        teavm.setTargetDirectory(folder.toString());
        teavm.setTargetFileName(MODULE);
        ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
        teavm.setLog(log);
        BuildResult result = teavm.build();
        TeaVMProblemRenderer.describeProblems(result.getCallGraph(), result.getProblems(), log);
        if (!result.getProblems().getSevereProblems().isEmpty()) {
            throw new IllegalStateException("TeaVM refuses the core, for the reasons above.");
        }
    }
}
