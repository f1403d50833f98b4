package io.github.urnls.namespace;

import java.util.List;
import java.util.Optional;

/**
 * One namespace, as a registry describes it.
 *
 * @param nid        the namespace identifier in lower case
 * @param verified   whether title and registrant come from a primary source; if not, they are shown as unverified and
 *                   cause no finding
 * @param title      its purpose; may be empty
 * @param registrant who manages it; may be empty
 * @param references the documents that define it: {@code RFC 5279}, or an address
 * @param date       when it was registered or its definition was published, in the registry's words; may be empty
 * @param source     where this row comes from
 * @param form       the form of its names; only for the user's own namespaces
 * @param links      where names are looked up; only for the user's own namespaces
 */
public record Namespace(String nid, Kind kind, boolean verified, String title, String registrant,
        List<String> references, String date, String source, Optional<NamespaceRule> form, List<Link> links) {

    /**
     * Where names with a beginning are looked up.
     *
     * @param beginning how the namespace specific string begins; may be empty
     * @param address   a template with {@code {nss}} or {@code {urn}}; begins with {@code https://}
     */
    public record Link(String beginning, String address) {}

    /** How a namespace came to be (RFC 8141 §5). */
    public enum Kind {
        /** Registered with IANA under a name of its own (§5.1). */
        FORMAL("formal namespace (RFC 8141 §5.1)"),
        /** Registered with IANA under a number (§5.2). */
        INFORMAL("informal namespace (RFC 8141 §5.2)"),
        /** Not registered with IANA; listed by the user. */
        PRIVATE("private namespace, not registered with IANA");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** The kind in words, with the clause that defines it. */
        public String words() {
            return words;
        }
    }

    public Namespace {
        references = List.copyOf(references);
        links = List.copyOf(links);
    }

    /** One without a form and links of its own. */
    public Namespace(String nid, Kind kind, boolean verified, String title, String registrant,
            List<String> references, String date, String source) {
        this(nid, kind, verified, title, registrant, references, date, source, Optional.empty(), List.of());
    }

    /** This namespace with the form of its names. */
    public Namespace with(Optional<NamespaceRule> other) {
        return new Namespace(nid, kind, verified, title, registrant, references, date, source, other, links);
    }

    /** This namespace as one of another kind. */
    Namespace as(Kind other) {
        return new Namespace(nid, other, verified, title, registrant, references, date, source, form, links);
    }

    /** The web address of a reference; empty if it has none. */
    public static Optional<String> address(String reference) {
        if (reference.startsWith("RFC ")) {
            return Optional.of("https://www.rfc-editor.org/rfc/rfc" + reference.substring(4));
        }
        return Optional.of(reference).filter(text -> text.startsWith("https://") || text.startsWith("http://"));
    }
}
