package io.github.urnls.misspellings;

import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the lists of known names say of a prefix. */
final class KnownLists {

    private static final Map<String, Siblings> BEHIND = new HashMap<>();

    /** The segments that may follow a prefix, and whether others may be right. */
    record Siblings(List<String> segments, Adds adds) {

        /** Those that have no letters, such as versions. */
        List<String> numbers() {
            return segments.stream().filter(segment -> !hasLetters(segment)).toList();
        }

        /** Whether one of them has {@code word}, in lower case, as a word. */
        boolean haveWord(String word) {
            return segments.stream().anyMatch(segment -> words(segment).contains(word));
        }
    }

    private KnownLists() {}

    /** What may follow {@code prefix}, which ends with a colon. */
    static Siblings behind(String prefix) {
        return BEHIND.computeIfAbsent(prefix, KnownLists::read);
    }

    private static Siblings read(String prefix) {
        Adds adds = KnownNames.BUILT_IN.vocabulary(prefix + "no-such-name")
                .filter(vocabulary -> vocabulary.prefix().equals(prefix)).map(Vocabulary::adds)
                .orElse(Adds.UNKNOWN);
        return new Siblings(KnownNames.BUILT_IN.behind(prefix).stream().map(KnownNames.Next::segment).toList(),
                adds);
    }

    static boolean hasLetters(String text) {
        return text.chars().anyMatch(Character::isLetter);
    }

    /** The words of a segment in lower case: cut at separators and capitals. */
    static List<String> words(String segment) {
        List<String> words = new ArrayList<>();
        for (String word : segment.split("[-_.:/]|(?<=[^A-Z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")) {
            if (!word.isEmpty()) {
                words.add(word.toLowerCase(Locale.ROOT));
            }
        }
        return words;
    }
}
