package io.github.urnls.cli.command;

import io.github.urnls.urn.Specification;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** {@code --specification}, which several commands share. */
final class SpecificationOption {

    @Option(names = "--specification", paramLabel = "S", converter = Converter.class, completionCandidates = Ids.class,
            description = "Which system of syntax to read names by: rfc8141 (the default), rfc2141, draft2012,"
                    + " draft2015,"
                    + " proposal1995.")
    private @Nullable Specification specification;

    Specification get() {
        return given().orElse(Specification.RFC8141);
    }

    /** What was given; empty when it is for others to say. */
    Optional<Specification> given() {
        return Optional.ofNullable(specification);
    }

    /** What a shell offers. */
    static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Specification.all().stream().map(Specification::id).iterator();
        }
    }

    static final class Converter implements ITypeConverter<Specification> {
        @Override
        public Specification convert(String value) {
            return Specification.byId(value).orElseThrow(() -> new picocli.CommandLine.TypeConversionException(
                    "no such specification: " + value + " (there are " + Specification.all().stream()
                            .map(Specification::id).collect(Collectors.joining(", ")) + ")"));
        }
    }
}
