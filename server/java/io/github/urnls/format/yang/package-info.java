/** YANG: statements, strings that are joined, and prefixes of modules. */
@NullMarked
package io.github.urnls.format.yang;

import org.jspecify.annotations.NullMarked;
