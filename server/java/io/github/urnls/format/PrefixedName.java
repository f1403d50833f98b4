package io.github.urnls.format;

import io.github.urnls.text.TextRange;

/**
 * A token that stands for a name.
 *
 * @param range     the token
 * @param escapes   how the token is decoded and written
 * @param qualified whether it is a qualified name of XML: a namespace and a local name (Namespaces in XML 1.0 §2.1). It
 *                  is decoded to the name of the namespace, with the local name as a fragment
 */
public record PrefixedName(TextRange range, PrefixEscapes escapes, boolean qualified) {}
