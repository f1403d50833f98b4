/**
 * Single namespaces: the rules of their own specifications, and published names that RFC 8141 does not allow. Users of
 * the library start at {@link io.github.urnls.namespace.rules.Namespaces}, which checks and explains a name, or at
 * {@link io.github.urnls.namespace.Registry}, which lists the namespaces.
 */
@NullMarked
package io.github.urnls.namespace;

import org.jspecify.annotations.NullMarked;
