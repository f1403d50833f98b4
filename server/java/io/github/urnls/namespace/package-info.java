/**
 * What is known of single namespaces: the rules that their own specifications lay down, and names that published
 * standards have fixed although RFC 8141 does not allow them. To those who use the library:
 * {@link io.github.urnls.namespace.Namespaces} says what is wrong with a name and what it tells,
 * {@link io.github.urnls.namespace.Registry} which namespaces there are.
 */
@NullMarked
package io.github.urnls.namespace;

import org.jspecify.annotations.NullMarked;
