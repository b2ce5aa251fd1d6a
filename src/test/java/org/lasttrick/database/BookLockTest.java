package org.lasttrick.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.lang.reflect.Field;
import java.util.List;
import org.junit.jupiter.api.Test;

class BookLockTest {
    private static int number(JavaField lock) {
        try {
            Field field = lock.reflect();
            field.setAccessible(true);
            return ((BookLock) field.get(null)).number();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void eachLockHasANumberOfItsOwn() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(new DoNotIncludeTests())
                .importPackages("org.lasttrick");
        List<Integer> numbers = classes.stream()
                .flatMap(each -> each.getFields().stream())
                .filter(field -> field.getRawType().isEquivalentTo(BookLock.class))
                .map(BookLockTest::number)
                .sorted()
                .toList();
        assertEquals(List.of(0, 1, 2, 3), numbers);
    }
}
