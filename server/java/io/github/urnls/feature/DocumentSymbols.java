package io.github.urnls.feature;

import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The outline of a document: its namespaces, and within each its names, in the order in which they first appear. */
public final class DocumentSymbols {

    /** In UTF-16 code units; of what is longer, no outline shows the end. */
    private static final int LONGEST_NAME = 300;

    /** How many names are shown at most: an answer with all would not fit in memory. */
    static final int MOST_NAMES = 500;

    /**
     * A namespace, or a name within one.
     *
     * @param name           {@code urn:isbn}, or the assigned-name as it is first written
     * @param detail         the title of the namespace, or how often the name stands in the document; may be empty
     * @param range          of a namespace from its first name to its last, so it encloses its children; namespaces
     *                       that alternate overlap
     * @param selectionRange what to go to, within {@code range}: the first name; its assigned-name alone
     * @param children       the names of a namespace; of a name none
     */
    public record Symbol(String name, String detail, TextRange range, TextRange selectionRange,
            List<Symbol> children) {}

    /** One name, wherever it stands and however it is spelled (RFC 8141 §3). */
    private static final class Entry {
        private final Name first;
        private final Set<String> spellings = new HashSet<>(2);
        private int count;

        private Entry(Name first) {
            this.first = first;
        }

        private void add(String written) {
            count++;
            spellings.add(written);
        }

        private Symbol symbol() {
            String detail = "";
            if (count > 1) {
                detail = count + " times";
            }
            if (spellings.size() > 1) {
                detail += ", " + spellings.size() + " spellings";
            }
            return new Symbol(shown(first.spelling()), detail, first.range(), first.assignedNameRange(), List.of());
        }
    }

    private static final class Group {
        private final Map<String, Entry> names = new LinkedHashMap<>();
        private int end;

        /** Whether it is the first time that the name is met. */
        private boolean add(Name name) {
            Entry known = names.get(name.key());
            Entry entry = known == null ? new Entry(name) : known;
            entry.add(name.spelling());
            names.put(name.key(), entry);
            end = name.range().end();
            return known == null;
        }

        private Symbol symbol(String nid, Registry registry) {
            List<Symbol> children = names.values().stream().map(Entry::symbol).toList();
            Symbol first = children.getFirst();
            return new Symbol(shown("urn:" + nid), title(nid, registry), new TextRange(first.range().start(), end),
                    first.selectionRange(),
                    children);
        }
    }

    private DocumentSymbols() {}

    /**
     * Only of names that have a namespace and something in it, valid or not; of a document with more than
     * {@link #MOST_NAMES} up to where the last of them is first met.
     */
    public static List<Symbol> in(List<Name> names, Registry registry) {
        Map<String, Group> groups = new LinkedHashMap<>();
        int left = MOST_NAMES;
        for (int i = 0; i < names.size() && left > 0; i++) {
            Name name = names.get(i);
            if (name.isComparable()) {
                String nid = Normalization.fold(name.urn().nidText());
                left -= groups.computeIfAbsent(nid, other -> new Group()).add(name) ? 1 : 0;
            }
        }
        return groups.entrySet().stream().map(group -> group.getValue().symbol(group.getKey(), registry)).toList();
    }

    private static String shown(String name) {
        return DisplayText.cut(DisplayText.asWritten(name), LONGEST_NAME);
    }

    /** What a namespace is for, or else what kind of namespace it is. */
    static String title(String nid, Registry registry) {
        return registry.find(nid)
                .map(namespace -> namespace.title().isEmpty() ? namespace.kind().words() : namespace.title())
                .or(() -> NidsInUse.find(nid).map(NidsInUse.Entry::who)).orElse("not registered with IANA");
    }
}
