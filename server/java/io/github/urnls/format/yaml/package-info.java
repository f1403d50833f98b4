/** YAML: scalars and mappings. */
@NullMarked
package io.github.urnls.format.yaml;

import org.jspecify.annotations.NullMarked;
