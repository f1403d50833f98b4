/**
 * The rules of single namespaces for their names: each is a class, or a line in
 * {@link io.github.urnls.namespace.rules.ShapeRules}.
 */
@NullMarked
package io.github.urnls.namespace.rules;

import org.jspecify.annotations.NullMarked;
