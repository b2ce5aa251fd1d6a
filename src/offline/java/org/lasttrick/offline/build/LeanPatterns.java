package org.lasttrick.offline.build;

import java.util.Objects;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.instructions.ConstructInstruction;

/**
 * Takes out what javac adds to each record pattern: whatever a component's accessor throws is thrown on as a {@link MatchException}.
 * Our accessors throw nothing, and without that code the core is smaller.
 */
public final class LeanPatterns implements ClassHolderTransformer {
    private static final String MATCH_EXCEPTION = MatchException.class.getName();

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith("org.lasttrick.")) {
            type.getMethods().stream()
                    .map(MethodHolder::getProgram)
                    .filter(Objects::nonNull)
                    .forEach(LeanPatterns::leanPatterns);
        }
    }

    private static void leanPatterns(Program program) {
        for (BasicBlock block : program.getBasicBlocks()) {
            block.getTryCatchBlocks().removeIf(guarded -> throwsMatchException(guarded.getHandler()));
        }
    }

    private static boolean throwsMatchException(BasicBlock handler) {
        for (Instruction instruction : handler) {
            if (instruction instanceof ConstructInstruction made
                    && made.getType().equals(MATCH_EXCEPTION)) {
                return true;
            }
        }
        return false;
    }
}
