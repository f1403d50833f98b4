package io.github.urnls.cli.command;

import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;

/** {@code --max-size}, for every command over files. */
final class SizeOption extends Options {

    private final Argument<Integer> mebibytes = option(Integer.class, Setting.MAX_SIZE.option(), "MIB",
            "Skip larger files, with a warning (default: " + Setting.MAX_SIZE.usual() + ").");

    /** {@code layer} with the limit, if it was given. */
    Layer given(Layer layer) {
        return given(layer, Setting.MAX_SIZE, mebibytes.given());
    }
}
