/**
 * Runs all rules over a document: the list of rules, their levels, what they find and the repair of all that is safe.
 */
@NullMarked
package io.github.urnls.check.run;

import org.jspecify.annotations.NullMarked;
