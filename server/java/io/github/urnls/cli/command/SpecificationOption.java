package io.github.urnls.cli.command;

import io.github.urnls.cli.help.Words;
import io.github.urnls.urn.Specification;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code --specification}, which several commands share. */
final class SpecificationOption extends Options {

    private final Argument<Specification> specification = add(builder(Specification.class, "S",
            "Read names by this specification: rfc8141 (the default), rfc2141, draft2012, draft2015 or proposal1995.",
            "--specification").converters(new Converter()).completionCandidates(Words.SPECIFICATIONS));

    Specification get() {
        return given().orElse(Specification.RFC8141);
    }

    /** The given specification; empty when others decide. */
    Optional<Specification> given() {
        return specification.given();
    }

    static final class Converter implements ITypeConverter<Specification> {
        @Override
        public Specification convert(String value) {
            return Specification.byId(value).orElseThrow(
                    () -> new TypeConversionException("there is no specification “" + value + "”"));
        }
    }
}
