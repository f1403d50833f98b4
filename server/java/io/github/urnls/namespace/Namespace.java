package io.github.urnls.namespace;

import java.util.List;
import java.util.Optional;

/**
 * One namespace, as a registry describes it.
 *
 * @param nid        the namespace identifier in lower case
 * @param verified   whether the title and the registrant were read from a primary source; what is not verified is shown
 *                   as such and never the reason of a finding
 * @param title      what it is for; may be empty
 * @param registrant who manages it; may be empty
 * @param references the documents that define it: {@code RFC 5279}, or an address
 * @param date       when it was registered or its definition published, in the registry's words; may be empty
 * @param source     where this row comes from
 * @param pattern    what the NSS looks like; only for namespaces of the user's own
 * @param link       an address template with {@code {nss}} or {@code {urn}}, under which names can be looked up; only
 *                   for the user's own
 */
public record Namespace(String nid, Kind kind, boolean verified, String title, String registrant,
        List<String> references, String date, String source, Optional<NssPattern> pattern, Optional<String> link) {

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

        /** The kind for reading, with the clause that defines it. */
        public String words() {
            return words;
        }
    }

    public Namespace {
        references = List.copyOf(references);
    }

    /** Where each reference can be read: a web address, or empty for one that has none. */
    public static Optional<String> address(String reference) {
        if (reference.startsWith("RFC ")) {
            return Optional.of("https://www.rfc-editor.org/rfc/rfc" + reference.substring(4));
        }
        return Optional.of(reference).filter(text -> text.startsWith("https://") || text.startsWith("http://"));
    }
}
