/** The tools that are offered to assistants. */
@NullMarked
package io.github.urnls.cli.tools;

import org.jspecify.annotations.NullMarked;
