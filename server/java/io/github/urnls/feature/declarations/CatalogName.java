package io.github.urnls.feature.declarations;

import io.github.urnls.namespace.forms.PublicIdentifiers;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.PercentEncoding;

/**
 * How catalogs compare names and the beginnings of names. In OASIS XML Catalogs 1.1 they are strings. Only characters
 * that no URI can hold are encoded (§6.3), and {@code urn:publicid:} means a public identifier (§6.4). Here, two
 * spellings of one name (RFC 8141 §3.1) are equal as well, so a user finds the entry that was meant.
 */
final class CatalogName {

    private static final String PUBLIC = "urn:publicid:";

    private CatalogName() {}

    /** The key by which a name, or the beginning of one, is compared. */
    static String of(String text) {
        if (!Chars.isUrn(text)) {
            return text;
        }
        String name = Chars.isInAnyCase(text, 0, PUBLIC)
                ? PUBLIC + PublicIdentifiers.repair(text.substring(PUBLIC.length())) : text;
        return Normalization.foldNamespace(PercentEncoding.upperCaseHex(PercentEncoding.encodeUriReference(name)));
    }

    /**
     * The URN for a public identifier or the beginning of one (RFC 3151 §2). The identifier may already be written as a
     * URN (§6.4).
     */
    static String ofPublicIdentifier(String text) {
        if (Chars.isInAnyCase(text, 0, PUBLIC)) {
            return text;
        }
        return PUBLIC + PublicIdentifiers.transcribe(text);
    }
}
