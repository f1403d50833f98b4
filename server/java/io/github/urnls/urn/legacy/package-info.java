/**
 * The migration of names from the specifications before RFC 8141 (1995 proposal, 2012 and 2015 drafts).
 */
@NullMarked
package io.github.urnls.urn.legacy;

import org.jspecify.annotations.NullMarked;
