package io.github.urnls.fuzz;

import io.github.urnls.support.Fixture;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The document languages that are fuzzed, and documents to begin with: those that the other tests have drawn. */
public final class Documents {

    /** One extension for each way of reading. New ones go to the end: inputs choose by number. */
    public static final List<String> EXTENSIONS = List.of("xml", "html", "json", "jsonc", "yaml", "toml", "properties", "ini", "txt", "yang",
            "ttl", "md", "rst", "csv", "tsv", "java", "kt", "groovy", "cs", "js", "c", "go", "rs", "swift", "dart", "php", "py", "rb", "pl",
            "sh", "sql", "lua", "hs", "lisp", "tf", "css");

    private Documents() {}

    /** The drawn documents in one of {@link #EXTENSIONS}. */
    public static Stream<Fixture> drawn() {
        return Stream.of("rules", "formats").flatMap(folder -> Fixture.in(Path.of("src-test", "fixtures", folder)))
                .filter(fixture -> EXTENSIONS.contains(fixture.language()));
    }

    /** The number of the language of {@code fixture}. */
    public static int language(Fixture fixture) {
        return EXTENSIONS.indexOf(fixture.language());
    }
}
