/** The template that registers a namespace (RFC 8141 Appendix A): its fields, its grammar, its examples. */
@NullMarked
package io.github.urnls.registration;

import org.jspecify.annotations.NullMarked;
