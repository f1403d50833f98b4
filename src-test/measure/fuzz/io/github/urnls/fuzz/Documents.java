package io.github.urnls.fuzz;

import io.github.urnls.format.languages.Language;
import io.github.urnls.support.Fixture;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The document languages that are fuzzed, and documents to begin with: those that the other tests have drawn. */
public final class Documents {

    /** One extension for each way of reading, in the order of the table: inputs choose by number. */
    public static final List<String> EXTENSIONS = Stream.of(Language.values())
            .map(language -> language.extensions().stream().findFirst().orElse("txt")).toList();

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
