/** Settings line by line: TOML, properties, INI. */
@NullMarked
package io.github.urnls.format.settings;

import org.jspecify.annotations.NullMarked;
