package io.github.urnls.namespace;

import io.github.urnls.urn.Automaton;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * What an NSS looks like, as a regular expression, and where a string stops looking so. Longer strings than
 * {@link #LONGEST} are not looked at.
 *
 * <p>A user's expression, which may come with a project that nobody has read yet, is a {@link Automaton}: its cost
 * cannot explode. Our own are matched by the JDK, which gives up after {@link #MOST_READS} looks at characters; they
 * are known to need far less.
 */
public final class NssPattern {

    /** Above this length nothing is said of a name; the JDK's matcher recurses on repeated groups. */
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
     * A pattern for the whole of an NSS, which takes time in proportion to it. What the JDK's expressions have beyond
     * the theory of regular languages is refused: looking around, referring back, forbidding to go back; and so is what
     * repeats more than any NSS is long.
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

    /** Whether the whole of {@code nss} looks so; false for strings that are too long to be looked at. */
    public boolean matches(String nss) {
        return nss.length() <= LONGEST && attempt(nss, nss.length(), false) == Attempt.MATCHES;
    }

    /** Whether {@code nss} looks otherwise; false for strings that are too long to be looked at. */
    public boolean rejects(String nss) {
        return mismatch(nss) != NONE;
    }

    /**
     * Where {@code nss} goes wrong: the offset of the first character with which nothing that matches can begin, or its
     * length when something is missing at the end, or {@link #NONE}.
     */
    public int mismatch(String nss) {
        if (nss.length() > LONGEST || attempt(nss, nss.length(), false) != Attempt.FAILS) {
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
        return attempt(nss, end, true) != Attempt.FAILS;
    }

    private enum Attempt { MATCHES, FAILS, GIVEN_UP }

    /** Whether the first {@code end} characters match or, if that counts, something longer may. */
    private Attempt attempt(String nss, int end, boolean orLonger) {
        if (linear != null) {
            Automaton.Outcome outcome = linear.run(nss.substring(0, end));
            return outcome.matches() || orLonger && outcome.furthest() == end ? Attempt.MATCHES : Attempt.FAILS;
        }
        try {
            Matcher matcher = pattern().matcher(new Bounded(nss)).region(0, end);
            return matcher.matches() || orLonger && matcher.hitEnd() ? Attempt.MATCHES : Attempt.FAILS;
        } catch (TooMuch | StackOverflowError e) {
            return Attempt.GIVEN_UP;
        }
    }

    /** The one way to end the JDK's matcher early is from within what it reads. */
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

        @Override
        public String toString() {
            return text;
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
