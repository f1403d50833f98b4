/** The rules, one class each; {@link io.github.urnls.check.Rules} lists them. */
@NullMarked
package io.github.urnls.check.rules;

import org.jspecify.annotations.NullMarked;
