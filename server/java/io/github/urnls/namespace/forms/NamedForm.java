package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;

/** The forms that need a program of their own, by the names that the files of families have for them. */
public enum NamedForm {
    EPC, ISBN, ISO, NBN, OID, PUBLICID, UUID;

    NamespaceRule make() {
        return switch (this) {
            case EPC -> new EpcRule();
            case ISBN -> new IsbnRule();
            case ISO -> new IsoRule();
            case NBN -> new NbnRule();
            case OID -> new OidRule();
            case PUBLICID -> new PublicIdRule();
            case UUID -> new UuidRule();
        };
    }
}
