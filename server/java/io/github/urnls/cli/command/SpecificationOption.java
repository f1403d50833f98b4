package io.github.urnls.cli.command;

import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.urn.Specification;

/** {@code --specification}, which several commands share. */
final class SpecificationOption extends Options {

    private final Argument<String> specification = add(builder(String.class, "S",
            "Read names by this specification: rfc8141 (the default), rfc2141, draft2012, draft2015 or proposal1995.",
            Setting.SPECIFICATION.option()).completionCandidates(Setting.SPECIFICATION.form().words()));

    Specification get() {
        return Specification.byId(given(Layer.NONE).value(Setting.SPECIFICATION)).orElseThrow();
    }

    /** {@code layer} with the specification, if it was given. */
    Layer given(Layer layer) {
        return given(layer, Setting.SPECIFICATION, specification.given());
    }
}
