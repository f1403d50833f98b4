package io.github.urnls.check.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The schema by which editors complete a project file accepts and refuses what the program does. */
class ProjectSchemaTest {

    private static final Path FIXTURES = Path.of("src-test", "fixtures", "schema");

    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
            .getSchema(text(Path.of("vscode-extension", "schemas", "urn-ls.schema.json")));

    static Stream<Path> good() throws IOException {
        return files("good");
    }

    static Stream<Path> bad() throws IOException {
        return files("bad");
    }

    private static Stream<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(FIXTURES.resolve(folder))) {
            return files.sorted().toList().stream();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<?> problems(Path file) {
        return ProjectFile.read(new Document("file:///urn-ls.json", "json", 0, text(file))).problems();
    }

    @ParameterizedTest
    @MethodSource("good")
    void bothAccept(Path file) {
        assertEquals(List.of(), SCHEMA.validate(text(file), InputFormat.JSON));
        assertEquals(List.of(), problems(file));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void bothRefuse(Path file) {
        assertFalse(SCHEMA.validate(text(file), InputFormat.JSON).isEmpty());
        assertFalse(problems(file).isEmpty());
    }
}
