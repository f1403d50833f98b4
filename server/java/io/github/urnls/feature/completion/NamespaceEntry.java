package io.github.urnls.feature.completion;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import java.util.List;
import java.util.stream.Stream;

/**
 * A namespace to complete.
 *
 * @param detail one line: where it is used, and what for
 * @param about  more sentences
 */
record NamespaceEntry(String nid, String detail, String about) {

    /** The most frequent namespaces in public files. They come after those already used and before all others. */
    private static final List<String> COMMON = List.of("ietf", "oasis", "uuid", "isbn", "oid", "iso", "un", "epc",
            "epcglobal", "ogc", "xmpp", "issn", "nbn", "doi", "service", "hl7-org", "example");

    /** The namespace {@code nid}; {@code use} says where it is used, or is empty. */
    static NamespaceEntry of(String nid, String use, Registry registry) {
        String about = registry.find(nid).map(NamespaceEntry::about).orElse("not registered with IANA");
        return new NamespaceEntry(nid, use + title(nid, registry), about);
    }

    /** All others: the user's own, the most frequent, those that are registered, and those in use. */
    static Stream<NamespaceEntry> others(Registry registry) {
        Stream<String> own = registry.all().stream()
                .filter(namespace -> namespace.kind() == Namespace.Kind.PRIVATE).map(Namespace::nid);
        Stream<String> registered = Stream.concat(COMMON.stream(), registry.all().stream().map(Namespace::nid));
        Stream<String> inUse = NidsInUse.all().stream().map(NidsInUse.Entry::nid);
        return Stream.concat(Stream.concat(own, registered), inUse).map(nid -> of(nid, "", registry));
    }

    /** The title of a namespace, or else its kind. */
    private static String title(String nid, Registry registry) {
        return registry.find(nid)
                .map(namespace -> namespace.title().isEmpty() ? namespace.kind().words() : namespace.title())
                .or(() -> NidsInUse.find(nid).map(NidsInUse.Entry::who)).orElse("not registered with IANA");
    }

    private static String about(Namespace namespace) {
        String about = namespace.kind().words();
        if (!namespace.registrant().isEmpty()) {
            about += "\n\nManaged by " + namespace.registrant();
        }
        if (!namespace.references().isEmpty()) {
            about += "\n\nDefined in " + String.join(", ", namespace.references());
        }
        if (!namespace.verified()) {
            about += "\n\nTitle and registrant are not verified.";
        }
        return about;
    }
}
