package io.github.urnls.feature.completion;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.scan.Name;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A namespace to complete.
 *
 * @param detail one line: where it is used, and what for
 * @param about  more sentences
 */
record NamespaceEntry(String nid, String detail, String about) {

    /** The beginning of a URN with its NID (RFC 8141 §2). */
    private static final Pattern NID = Pattern.compile("(?s).{4}([A-Za-z0-9-]{2,32}):");

    /** The most frequent namespaces in public files. They come after those already used and before all others. */
    private static final Map<String, String> COMMON = Tables.byKey("common.tsv", row -> row[1]);

    /** The most namespaces in use that are offered of each source: the document and the workspace. */
    private static final int MOST_USED = 50;

    /**
     * The namespaces that begin with {@code typed}: those of sound names in the document, the most used first, and in
     * the workspace; then the others. One that is not registered, and one slip away from one that is, comes last.
     */
    static Stream<NamespaceEntry> all(List<Name> document, String typed, Registry registry, UsedNames workspace) {
        Map<String, Integer> here = new TreeMap<>();
        for (Name name : document) {
            String nid = nid(name.spelling());
            if (nid.startsWith(typed) && (here.containsKey(nid) || isSound(name.spelling(), registry, workspace))) {
                here.merge(nid, 1, Integer::sum);
            }
        }
        List<NamespaceEntry> used = new ArrayList<>();
        here.keySet().stream().sorted((a, b) -> here.get(b) - here.get(a)).limit(MOST_USED)
                .forEach(nid -> used.add(of(nid, "in this document: ", registry)));
        workspace.beginning("urn:" + typed).stream().filter(name -> isSound(name, registry, workspace))
                .forEach(name -> used.add(of(nid(name), "in this workspace: ", registry)));
        Stream<NamespaceEntry> first = used.stream().filter(entry -> !entry.isLikeAnother(registry));
        return Stream.concat(Stream.concat(first, others(registry)), used.stream());
    }

    /** The NID in lower case; empty if there is no whole one (RFC 8141 §2). */
    private static String nid(String name) {
        Matcher nid = NID.matcher(name);
        return nid.lookingAt() ? Normalization.fold(nid.group(1)) : "";
    }

    private static boolean isSound(String name, Registry registry, UsedNames workspace) {
        return !nid(name).isEmpty() && (registry.find(nid(name)).isPresent() || workspace.isSound(name));
    }

    private boolean isLikeAnother(Registry registry) {
        return registry.find(nid).isEmpty()
                && registry.all().stream().anyMatch(other -> Likeness.isOneEdit(nid, other.nid()));
    }

    /** The namespace {@code nid}; {@code use} says where it is used, or is empty. */
    private static NamespaceEntry of(String nid, String use, Registry registry) {
        String about = registry.find(nid).map(NamespaceEntry::about).orElse("not registered with IANA");
        return new NamespaceEntry(nid, use + title(nid, registry), about);
    }

    /** All: the user's own, the most frequent, those that are registered, and those in use. */
    private static Stream<NamespaceEntry> others(Registry registry) {
        Stream<String> own = registry.all().stream()
                .filter(namespace -> namespace.kind() == Namespace.Kind.PRIVATE).map(Namespace::nid);
        Stream<String> first = Stream.concat(own, COMMON.keySet().stream());
        return Stream.concat(first, NidsInUse.with(registry)).map(nid -> of(nid, "", registry));
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
