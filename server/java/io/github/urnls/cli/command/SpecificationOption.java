package io.github.urnls.cli.command;

import io.github.urnls.urn.Specification;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code --specification}, which several commands share. */
final class SpecificationOption {

    @Option(names = "--specification", paramLabel = "S", converter = Converter.class, completionCandidates = Ids.class,
            description = "Read names by this specification: rfc8141 (the default), rfc2141, draft2012,"
                    + " draft2015 or proposal1995.")
    private @Nullable Specification specification;

    Specification get() {
        return given().orElse(Specification.RFC8141);
    }

    /** The given specification; empty when others decide. */
    Optional<Specification> given() {
        return Optional.ofNullable(specification);
    }

    /** The words that a shell offers. */
    static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Specification.all().stream().map(Specification::id).iterator();
        }
    }

    static final class Converter implements ITypeConverter<Specification> {
        @Override
        public Specification convert(String value) {
            return Specification.byId(value).orElseThrow(
                    () -> new TypeConversionException("there is no specification “" + value + "”"));
        }
    }
}
