/** Files: finding them under a folder, leaving out what version control ignores, and reading them as text. */
@NullMarked
package io.github.urnls.workspace;

import org.jspecify.annotations.NullMarked;
