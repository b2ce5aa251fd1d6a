package org.lasttrick.http;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class RoutesTest {

    @Test
    void theAccessMatrixHasEveryRoute() throws IOException {
        Set<String> listed =
                AccessMatrix.rows().stream().map(AccessMatrix::route).collect(toCollection(TreeSet::new));
        // Quarkus' own.
        listed.removeIf(route -> route.startsWith("GET /q/"));

        Set<String> declared = declared();
        assertEquals(Set.of(), without(declared, listed), "not in access-matrix.csv");
        assertEquals(Set.of(), without(listed, declared), "only in access-matrix.csv");
    }

    private static Set<String> without(Set<String> routes, Set<String> others) {
        return routes.stream().filter(route -> !others.contains(route)).collect(toCollection(TreeSet::new));
    }

    private static Set<String> declared() {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("org.lasttrick").stream()
                        .filter(type -> type.isAnnotatedWith(Path.class))
                        .flatMap(RoutesTest::routes)
                        .collect(toCollection(TreeSet::new));
    }

    private static Stream<String> routes(JavaClass resource) {
        String root = resource.getAnnotationOfType(Path.class).value();
        return resource.getMethods().stream()
                .flatMap(method -> method.getAnnotations().stream()
                        .map(JavaAnnotation::getRawType)
                        .flatMap(type -> type.tryGetAnnotationOfType(HttpMethod.class).stream())
                        .map(verb -> verb.value() + " " + address(root, method)));
    }

    private static String address(String root, JavaMethod method) {
        String below =
                method.tryGetAnnotationOfType(Path.class).map(Path::value).orElse("");
        String address = (root + "/" + below).replaceAll("/+", "/").replaceAll(":[^}]+}", "}");
        return address.length() > 1 && address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    }
}
