package io.github.urnls.namespace;

import io.github.urnls.urn.Automaton;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The form of an NSS, as a regular expression, which also finds where a string departs from it. Strings longer than
 * {@link #LONGEST} are not checked.
 *
 * <p>
 * A user's expression, which may come with an unknown project, is an {@link Automaton}: its cost cannot explode. Our
 * own are matched by the JDK, which gives up after {@link #MOST_READS} looks at characters; they are known to need far
 * less.
 */
public final class NssPattern {

    /** Longer names are not checked, as the JDK's matcher recurses on repeated groups. */
    public static final int LONGEST = 1000;

    private static final int MOST_READS = 500_000;

    /** The answer of {@link #mismatch} for a string that matches. */
    public static final int NONE = -1;

    private final String expression;
    private final int flags;
    private final @Nullable Automaton linear;
    /**
     * Compiled when it is first asked: a document names few of the namespaces, and all patterns together take longer
     * than the rest.
     */
    private volatile @Nullable Pattern compiled;

    private NssPattern(String expression, int flags, @Nullable Automaton linear) {
        this.expression = expression;
        this.flags = flags;
        this.linear = linear;
    }

    private Pattern pattern() {
        Pattern known = compiled;
        if (known == null) {
            known = Pattern.compile(expression, flags);
            compiled = known;
        }
        return known;
    }

    /**
     * A pattern for the whole of an NSS, which takes time in proportion to it. Constructs beyond regular languages are
     * refused: look-around, back references, possessive quantifiers and atomic groups; and so are repetitions longer
     * than any NSS.
     *
     * @throws PatternSyntaxException if {@code expression} is no regular expression, or none of this kind
     */
    public static NssPattern of(String expression) {
        return new NssPattern(expression, 0, ExpressionReader.read(expression));
    }

    /** As {@link #of}, for an expression of our own, which is known to be right. */
    public static NssPattern known(String expression) {
        return new NssPattern(expression, 0, null);
    }

    /** As {@link #known}, for namespaces in whose names case means nothing. */
    public static NssPattern ignoringCase(String expression) {
        return new NssPattern(expression, Pattern.CASE_INSENSITIVE, null);
    }

    /** Whether the whole of {@code nss} matches; false for strings that are too long to check. */
    public boolean matches(String nss) {
        return nss.length() <= LONGEST && fits(nss, nss.length(), false, false);
    }

    /** Whether {@code nss} does not match; false for strings that are too long to check. */
    public boolean rejects(String nss) {
        return mismatch(nss) != NONE;
    }

    /**
     * Where {@code nss} goes wrong: the offset of the first character with which nothing that matches can begin, or its
     * length when something is missing at the end, or {@link #NONE}.
     */
    public int mismatch(String nss) {
        if (nss.length() > LONGEST || fits(nss, nss.length(), false, true)) {
            return NONE;
        }
        int good = 0;
        int bad = nss.length() + 1;
        while (bad - good > 1) {
            int middle = (good + bad) >>> 1;
            if (isPromising(nss, middle)) {
                good = middle;
            } else {
                bad = middle;
            }
        }
        return good;
    }

    /** Whether something that matches may begin with the first {@code end} characters. */
    private boolean isPromising(String nss, int end) {
        return fits(nss, end, true, true);
    }

    /**
     * Whether the first {@code end} characters match or, if {@code orLonger}, something longer may; {@code givenUp}
     * when that takes too long to tell.
     */
    private boolean fits(String nss, int end, boolean orLonger, boolean givenUp) {
        if (linear != null) {
            Automaton.Outcome outcome = linear.run(nss.substring(0, end));
            return outcome.matches() || orLonger && outcome.furthest() == end;
        }
        try {
            Matcher matcher = pattern().matcher(new Bounded(nss)).region(0, end);
            return matcher.matches() || orLonger && matcher.hitEnd();
        } catch (TooMuch | StackOverflowError e) {
            return givenUp;
        }
    }

    /** Ends the JDK's matcher early: only the text that it reads can do so. */
    private static final class TooMuch extends RuntimeException {

        private static final long serialVersionUID = 1;

        TooMuch() {
            super("too many looks at characters", null, false, false);
        }
    }

    private static final class Bounded implements CharSequence {

        private final String text;
        private int left = MOST_READS;

        Bounded(String text) {
            this.text = text;
        }

        @Override
        public char charAt(int index) {
            if (--left < 0) {
                throw new TooMuch();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }
    }

    /** Whether something that matches may begin with all of {@code nss}. */
    public boolean isPromising(String nss) {
        return nss.length() > LONGEST || isPromising(nss, nss.length());
    }

    /** The regular expression. */
    public String expression() {
        return expression;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NssPattern that && that.expression.equals(expression) && that.flags == flags
                && (that.linear == null) == (linear == null);
    }

    @Override
    public int hashCode() {
        return expression.hashCode();
    }

    @Override
    public String toString() {
        return expression;
    }
}
