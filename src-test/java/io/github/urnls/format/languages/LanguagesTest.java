package io.github.urnls.format.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.urnls.format.Format;
import io.github.urnls.support.Fixture;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a language needs besides its page, which {@code DocumentationTest} asks for. */
class LanguagesTest {

    @Test
    void everyFormatReadsALanguageOfTheTable() {
        Set<String> inTable = Stream.of(Language.values()).map(language -> language.format().getClass().getName())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> formats = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("io.github.urnls.format").stream()
                .filter(type -> type.isAssignableTo(Format.class) && !type.isInterface())
                .map(JavaClass::getName).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(formats, inTable, "give each format a row in Language");
    }

    @Test
    void everyLanguageHasAFixture() {
        Set<Language> missing = EnumSet.allOf(Language.class);
        Fixture.in(Path.of("src-test", "fixtures", "formats"))
                .forEach(fixture -> missing.remove(Formats.ofId(fixture.language())));
        assertTrue(missing.isEmpty(), () -> missing + ": write documents in src-test/fixtures/formats");
    }
}
