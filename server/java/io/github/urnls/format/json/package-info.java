/** JSON and JSON-LD: strings, objects, values, and the names that contexts bind. */
@NullMarked
package io.github.urnls.format.json;

import org.jspecify.annotations.NullMarked;
