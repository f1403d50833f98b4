/**
 * Files: finding them under a folder, leaving out what version control ignores, and reading them as text; the index of
 * names over them. To those who use the library: {@link io.github.urnls.workspace.FileReader} reads bytes as text. The
 * rest is not part of the API, and needs libraries that the API does not.
 */
@NullMarked
package io.github.urnls.workspace;

import org.jspecify.annotations.NullMarked;
