/**
 * What single namespaces demand of their names: a class each, or a line in
 * {@link io.github.urnls.namespace.rules.ShapeRules}.
 */
@NullMarked
package io.github.urnls.namespace.rules;

import org.jspecify.annotations.NullMarked;
