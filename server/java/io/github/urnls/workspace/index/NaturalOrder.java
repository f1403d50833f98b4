package io.github.urnls.workspace.index;

import io.github.urnls.urn.CharSet;
import java.util.Comparator;

/** The alphabet, but for numbers, which come by their size: 2 before 10. */
final class NaturalOrder implements Comparator<String> {

    @Override
    public int compare(String a, String b) {
        int at = CharSet.common(a, b);
        int first = digits(a, at);
        int second = digits(b, at);
        boolean isInNumber = at > 0 && CharSet.DIGIT.contains(a.charAt(at - 1));
        if (first != second && (isInNumber || first > 0 && second > 0)) {
            return Integer.compare(first, second); // the number with more digits is larger
        }
        return at < Math.min(a.length(), b.length()) ? Character.compare(a.charAt(at), b.charAt(at))
                : Integer.compare(a.length(), b.length());
    }

    private static int digits(String text, int from) {
        return CharSet.DIGIT.end(text, from) - from;
    }
}
