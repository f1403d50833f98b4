package io.github.urnls.feature;

import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names of a document, each once, in the order in which they first appear. The list is flat: an editor shows it
 * beside the outline of another server, which must not change.
 */
public final class DocumentSymbols {

    /** The longest name that is shown in full, in UTF-16 code units. */
    private static final int LONGEST_NAME = 300;

    /** The most names that are shown, since an answer with all may not fit in memory. */
    static final int MOST_NAMES = 500;

    /**
     * A name.
     *
     * @param name   the assigned-name as it is first written
     * @param detail how often the name stands in the document; may be empty
     * @param range  its first place, with its components
     */
    public record Symbol(String name, String detail, TextRange range) {}

    /** One name in all its places and spellings (RFC 8141 §3). */
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
            return new Symbol(DisplayText.cut(DisplayText.asWritten(first.spelling()), LONGEST_NAME), detail,
                    first.range());
        }
    }

    private DocumentSymbols() {}

    /**
     * Symbols of names that have a namespace and an NSS, valid or not. Of a document with more than {@link #MOST_NAMES}
     * different names, only the first.
     */
    public static List<Symbol> in(Iterable<Name> names) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (Name name : names) {
            if (name.isComparable() && (entries.size() < MOST_NAMES || entries.containsKey(name.key()))) {
                entries.computeIfAbsent(name.key(), key -> new Entry(name)).add(name.spelling());
            }
        }
        return entries.values().stream().map(Entry::symbol).toList();
    }
}
