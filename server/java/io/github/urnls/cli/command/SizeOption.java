package io.github.urnls.cli.command;

import io.github.urnls.check.project.Setting;

/** {@code --max-size}, for every command over files. */
final class SizeOption extends Options {

    SizeOption() {
        of(Setting.MAX_SIZE, option(Integer.class, Setting.MAX_SIZE.option(), "MIB",
                "Skip larger files, with a warning (default: " + Setting.MAX_SIZE.usual() + ")."));
    }
}
