package org.lasttrick.architecture;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Finds in sources what a JVM checks and a browser doesn't: casts, elements of arrays, and divisions by what may be zero. Lists, texts and
 * {@code Class.cast} check by themselves.
 */
public final class UncheckedCode extends TreeScanner<Void, List<String>> {
    private static final Set<Tree.Kind> DIVISIONS =
            Set.of(Tree.Kind.DIVIDE, Tree.Kind.REMAINDER, Tree.Kind.DIVIDE_ASSIGNMENT, Tree.Kind.REMAINDER_ASSIGNMENT);

    private UncheckedCode() {}

    /** Returns what was found, each with the name of its file. */
    public static List<String> in(Iterable<? extends JavaFileObject> sources) throws IOException {
        JavacTask task = (JavacTask)
                ToolProvider.getSystemJavaCompiler().getTask(null, null, null, List.of("-proc:none"), null, sources);
        List<String> found = new ArrayList<>();
        for (CompilationUnitTree unit : task.parse()) {
            List<String> inIt = new ArrayList<>();
            new UncheckedCode().scan(unit, inIt);
            String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
            inIt.forEach(code -> found.add(file + ": " + code));
        }
        return found;
    }

    @Override
    public Void visitTypeCast(TypeCastTree cast, List<String> found) {
        if (!(cast.getType() instanceof PrimitiveTypeTree)) {
            found.add(cast.toString());
        }
        return super.visitTypeCast(cast, found);
    }

    @Override
    public Void visitArrayAccess(ArrayAccessTree access, List<String> found) {
        found.add(access.toString());
        return super.visitArrayAccess(access, found);
    }

    @Override
    public Void visitBinary(BinaryTree operation, List<String> found) {
        division(operation, operation.getRightOperand(), found);
        return super.visitBinary(operation, found);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree operation, List<String> found) {
        division(operation, operation.getExpression(), found);
        return super.visitCompoundAssignment(operation, found);
    }

    private static void division(Tree operation, ExpressionTree by, List<String> found) {
        boolean isNeverZero = by instanceof LiteralTree
                || by.toString().matches("[A-Z_]+")
                || by.toString().startsWith("Math.max(1, ");
        if (DIVISIONS.contains(operation.getKind()) && !isNeverZero) {
            found.add(operation.toString());
        }
    }

    /** Returns the sources in a folder, those in folders below included. */
    public static Iterable<? extends JavaFileObject> sources(Path folder) throws IOException {
        var files = ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null);
        try (Stream<Path> below = Files.walk(folder)) {
            return files.getJavaFileObjectsFromPaths(
                    below.filter(file -> file.toString().endsWith(".java")).toList());
        }
    }
}
