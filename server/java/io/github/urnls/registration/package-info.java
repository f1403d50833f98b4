/** The template by which a namespace is registered (RFC 8141 Appendix A): its fields, its grammar, its examples. */
@NullMarked
package io.github.urnls.registration;

import org.jspecify.annotations.NullMarked;
