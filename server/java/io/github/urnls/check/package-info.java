/**
 * What is wrong with the URNs of a document, how bad it is, and how it can be repaired. A rule is one class, one code,
 * one page under {@code docs/rules/} and one fixture; {@link io.github.urnls.check.Rules} lists them all.
 *
 * <p>
 * Those who use the library begin with {@link io.github.urnls.check.Checker}. Single rules are not part of the API.
 */
@NullMarked
package io.github.urnls.check;

import org.jspecify.annotations.NullMarked;
