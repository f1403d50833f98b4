/** What the forms of all namespaces together tell of a name. */
@NullMarked
package io.github.urnls.namespace.rules;

import org.jspecify.annotations.NullMarked;
