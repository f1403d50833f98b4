package io.github.urnls.feature.declarations;

import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The names behind certain words: behind {@code targetNamespace=}, {@code "$id":}, {@code namespace}. They are found in
 * the plain text, so a document without such a name need not be parsed.
 */
final class ValuesAfter {

    /** Longer than any of the words, in UTF-16 code units. */
    private static final int LONGEST = 60;

    private final Map<Integer, Name> byStart = new HashMap<>();
    private int last = -1;

    /**
     * Collects the values behind the words that {@code wanted} accepts: names of attributes with their prefixes, of
     * members, of statements.
     */
    ValuesAfter(Predicate<String> wanted, Document document, List<Name> names) {
        for (Name name : names) {
            int start = name.passage().start();
            if (start > last && wanted.test(wordBefore(document.text(), start))) {
                byStart.put(start, name);
                last = start;
            }
        }
    }

    /** The word before the value that begins at {@code value}: of an attribute, member, statement, or element. */
    static String wordBefore(String text, int value) {
        int end = Chars.before(text, value, " \t\r\n\"'=:>") + 1;
        int start = end;
        while (start > 0 && end - start < LONGEST && !endsWord(text.charAt(start - 1))) {
            start--;
        }
        return text.substring(start, end);
    }

    private static boolean endsWord(char c) {
        return Character.isWhitespace(c) || "\"'<>{}[](),;=/*".indexOf(c) >= 0;
    }

    boolean isEmpty() {
        return byStart.isEmpty();
    }

    /** Where the last value begins; negative when there is none. */
    int last() {
        return last;
    }

    /** The name at {@code start} if it is the whole value, except for white space around it. */
    Optional<Name> at(int start) {
        return Optional.ofNullable(byStart.get(start)).filter(found -> isAllOfItsPassage(found.occurrence()));
    }

    private static boolean isAllOfItsPassage(UrnOccurrence occurrence) {
        return occurrence.decoded().text().strip().equals(occurrence.text());
    }

    /** As {@link #at}, if it is a whole URN or an implied name. */
    Optional<Name> nameAt(int start) {
        return at(start).filter(name -> name.isUrn() || name.isImplied());
    }
}
