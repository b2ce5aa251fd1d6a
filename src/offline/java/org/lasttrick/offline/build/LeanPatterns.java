package org.lasttrick.offline.build;

import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.TryCatchBlock;
import org.teavm.model.instructions.ConstructInstruction;

/**
 * Takes out what javac adds to each record pattern: whatever a component's accessor throws is thrown on as a {@link MatchException}.
 * Our accessors throw nothing, and without that code the core is smaller.
 */
public final class LeanPatterns implements ClassHolderTransformer {
    private static final String ADDED = MatchException.class.getName();

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
        IntStream.range(0, program.basicBlockCount())
                .mapToObj(program::basicBlockAt)
                .forEach(block -> block.getTryCatchBlocks().removeIf(LeanPatterns::isAdded));
    }

    private static boolean isAdded(TryCatchBlock guarded) {
        BasicBlock handler = guarded.getHandler();
        return StreamSupport.stream(handler.spliterator(), false).anyMatch(LeanPatterns::isAdded);
    }

    private static boolean isAdded(Instruction instruction) {
        return instruction instanceof ConstructInstruction made
                && made.getType().equals(ADDED);
    }
}
