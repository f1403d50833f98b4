/**
 * What is known of single namespaces: the rules that their own specifications lay down, and names that published standards have
 * fixed although RFC 8141 does not allow them.
 */
@NullMarked
package io.github.urnls.namespace;

import org.jspecify.annotations.NullMarked;
