package io.github.urnls.namespace;

import io.github.urnls.urn.EarlyEnd;
import io.github.urnls.urn.Automaton;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The form of an NSS as a regular expression. It also finds where a string departs from the form. Strings longer than
 * {@link #LONGEST} are not checked.
 *
 * <p>
 * A user's expression may come with an unknown project, so it is an {@link Automaton}, whose cost is bounded. Our own
 * expressions are matched by the JDK, which gives up after reading {@link #MOST_READS} characters; they need far fewer.
 */
public final class NssPattern {

    /** In UTF-16 code units. Longer names are not checked, so that the cost has a bound. */
    public static final int LONGEST = 1000;

    private static final int MOST_READS = 500_000;

    /** Ends the JDK's matcher early; the text that it reads throws it. */
    private static final EarlyEnd TOO_MUCH = new EarlyEnd("too many looks at characters");

    /** The answer of {@link #mismatch} for a string that matches. */
    public static final int NONE = -1;

    private final String expression;
    private final int flags;
    private final @Nullable Automaton linear;
    /**
     * Compiled on first use: most documents need few of the patterns, and to compile all takes longer than the rest.
     */
    private volatile @Nullable Pattern compiled;
    /** For {@link #mismatch}: the same expression, or empty if it looks around. */
    private volatile @Nullable Optional<Automaton> stepwise;

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
     * A pattern for a whole NSS, matched in time proportional to its length. It refuses constructs beyond regular
     * languages (look-around, back references, possessive quantifiers, atomic groups) and repetitions longer than any
     * NSS.
     *
     * @throws PatternSyntaxException if {@code expression} is no regular expression, or is refused
     */
    public static NssPattern of(String expression) {
        return new NssPattern(expression, 0, ExpressionReader.read(expression));
    }

    /** As {@link #of}, for one of our own expressions. */
    public static NssPattern known(String expression) {
        return new NssPattern(expression, 0, null);
    }

    /** As {@link #known}, for namespaces that ignore case. */
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
     * Where {@code nss} departs from the form: the offset of the first character with which no match can go on. Its
     * length if something is missing at the end; {@link #NONE} if it matches.
     */
    public int mismatch(String nss) {
        if (nss.length() > LONGEST || fits(nss, nss.length(), false, true)) {
            return NONE;
        }
        Optional<Automaton> steps = stepwise();
        if (steps.isPresent()) {
            return steps.get().run(nss).furthest();
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

    private Optional<Automaton> stepwise() {
        Optional<Automaton> known = stepwise;
        if (known == null) {
            known = Optional.ofNullable(linear).or(this::readStepwise);
            stepwise = known;
        }
        return known;
    }

    private Optional<Automaton> readStepwise() {
        try {
            return Optional.of(ExpressionReader.readOwn((flags == 0 ? "" : "(?i)") + expression));
        } catch (PatternSyntaxException e) {
            return Optional.empty(); // the JDK tells where a match ends
        }
    }

    /** Whether a match may begin with the first {@code end} characters. */
    private boolean isPromising(String nss, int end) {
        return fits(nss, end, true, true);
    }

    /**
     * Whether the first {@code end} characters match or, if {@code orLonger}, begin a match; {@code givenUp} if that
     * takes too long to tell.
     */
    private boolean fits(String nss, int end, boolean orLonger, boolean givenUp) {
        if (linear != null) {
            Automaton.Outcome outcome = linear.run(nss.substring(0, end));
            return outcome.matches() || orLonger && outcome.furthest() == end;
        }
        try {
            Matcher matcher = pattern().matcher(new Bounded(nss)).region(0, end);
            return matcher.matches() || orLonger && matcher.hitEnd();
        } catch (EarlyEnd | StackOverflowError e) {
            return givenUp;
        }
    }

    /** A text that ends the matcher early. */
    private static final class Bounded implements CharSequence {

        private final String text;
        private int left = MOST_READS;

        Bounded(String text) {
            this.text = text;
        }

        @Override
        public char charAt(int index) {
            if (--left < 0) {
                throw TOO_MUCH;
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

    /** Whether a match may begin with all of {@code nss}. */
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
