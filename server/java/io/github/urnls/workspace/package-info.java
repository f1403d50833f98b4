/**
 * Files: finding them below a folder without those that version control ignores, reading them as text, and the index of
 * names over them. Users of the library need {@link io.github.urnls.workspace.FileReader}, which reads bytes as text.
 * The rest is not part of the API, and needs libraries that the API does not.
 */
@NullMarked
package io.github.urnls.workspace;

import org.jspecify.annotations.NullMarked;
