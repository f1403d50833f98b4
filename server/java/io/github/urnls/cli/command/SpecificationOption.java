package io.github.urnls.cli.command;

import io.github.urnls.check.project.Setting;
import io.github.urnls.urn.Specification;

/** {@code --specification}, which several commands share. */
final class SpecificationOption extends Options {

    SpecificationOption() {
        of(Setting.SPECIFICATION, add(builder(String.class, "S",
                "Read names by this specification: rfc8141 (the default), rfc2141, draft2012, draft2015 or"
                        + " proposal1995.",
                Setting.SPECIFICATION.option()).completionCandidates(Setting.SPECIFICATION.form().words())));
    }

    Specification get() {
        return Specification.byId(settings().value(Setting.SPECIFICATION)).orElseThrow();
    }
}
