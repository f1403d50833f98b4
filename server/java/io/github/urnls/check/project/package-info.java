/** The project file {@code urn-ls.json}: what a team has agreed on. */
@NullMarked
package io.github.urnls.check.project;

import org.jspecify.annotations.NullMarked;
