/** The rules, one class each; {@link io.github.urnls.check.run.Rules} lists them. */
@NullMarked
package io.github.urnls.check.rules;

import org.jspecify.annotations.NullMarked;
