/**
 * Finds what is wrong with the URNs of a document, how bad it is, and how to repair it. A rule is one class, one code,
 * one page under {@code docs/rules/} and one fixture; {@link io.github.urnls.check.run.Rules} lists them all.
 *
 * <p>
 * Users of the library begin with {@link io.github.urnls.check.run.Checker}. Single rules are not part of the API.
 */
@NullMarked
package io.github.urnls.check;

import org.jspecify.annotations.NullMarked;
