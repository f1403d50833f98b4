package io.github.urnls.namespace;

import io.github.urnls.urn.Automaton;
import io.github.urnls.urn.EarlyEnd;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The form of an NSS as a regular expression. It also finds where a string departs from the form. Strings longer than
 * {@link #LONGEST} are not checked. An expression may come with an unknown project, so it is an {@link Automaton},
 * whose cost is bounded.
 */
public final class NssPattern {

    /** In UTF-16 code units. Longer names are not checked, so that the cost has a bound. */
    public static final int LONGEST = 1000;

    /** In characters; the JDK's matcher needs far fewer to find the groups of a match. */
    private static final int MOST_READS = 500_000;

    /** A class with a count, which the engine in browsers gets wrong within a repeated group. */
    private static final Pattern COUNTED = Pattern.compile("(?<!\\\\)(\\[[^\\[\\]]++\\])\\{([0-9]{1,2})\\}");

    /** Ends the JDK's matcher early; the text that it reads throws it. */
    private static final EarlyEnd TOO_MUCH = new EarlyEnd("too many looks at characters");

    /** The answer of {@link #mismatch} for a string that matches. */
    public static final int NONE = -1;

    private final String expression;
    /** Whether it is one of ours, which the JDK's matcher takes few steps for. */
    private final boolean ours;
    private volatile @Nullable Pattern compiled;
    /** Read on first use: most documents need few of the patterns, and to read all takes longer than the rest. */
    private volatile @Nullable Automaton automaton;

    private NssPattern(String expression, boolean ours) {
        this.expression = expression;
        this.ours = ours;
    }

    /**
     * A pattern for a whole NSS, matched in time proportional to its length. It refuses constructs beyond regular
     * languages (look-around, back references, possessive quantifiers, atomic groups) and repetitions longer than any
     * NSS.
     *
     * @throws PatternSyntaxException if {@code expression} is no regular expression, or is refused
     */
    public static NssPattern of(String expression) {
        NssPattern pattern = new NssPattern(expression, false);
        pattern.automaton();
        return pattern;
    }

    /** As {@link #of}, for one of our own expressions, which is read on first use. */
    public static NssPattern known(String expression) {
        return new NssPattern(expression, true);
    }

    private Automaton automaton() {
        Automaton known = automaton;
        if (known == null) {
            known = ExpressionReader.read(expression);
            automaton = known;
        }
        return known;
    }

    /** Whether the whole of {@code nss} matches; false for strings that are too long to check. */
    public boolean matches(String nss) {
        return ours ? match(nss).isPresent() : nss.length() <= LONGEST && automaton().run(nss).matches();
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
        if (nss.length() > LONGEST || ours && matches(nss)) {
            return NONE;
        }
        Automaton.Outcome outcome = automaton().run(nss);
        return outcome.matches() ? NONE : outcome.furthest();
    }

    /** Whether a match may begin with all of {@code nss}. */
    public boolean isPromising(String nss) {
        return nss.length() > LONGEST || automaton().run(nss).furthest() == nss.length();
    }

    /** A match of the whole of {@code nss}; empty if there is none, or if that takes too long to tell. */
    public Optional<MatchResult> match(String nss) {
        if (nss.length() > LONGEST || !ours && !matches(nss)) {
            return Optional.empty();
        }
        try {
            Pattern pattern = compiled;
            if (pattern == null) {
                pattern = Pattern.compile(withoutCounts());
                compiled = pattern;
            }
            Matcher matcher = pattern.matcher(ours ? nss : new Bounded(nss));
            return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
        } catch (EarlyEnd | StackOverflowError e) {
            return Optional.empty();
        }
    }

    /** {@code template} with what the groups hold in place of <code>{1}</code> and so on, or what else is first. */
    public static String filled(String template, char first, MatchResult groups) {
        String filled = template;
        for (int i = 0; i < groups.groupCount(); i++) {
            filled = filled.replace("{" + (char) (first + i) + "}",
                    Objects.requireNonNullElse(groups.group(i + 1), ""));
        }
        return filled;
    }

    /** The same expression with each counted class written so many times, outside of quotes. */
    private String withoutCounts() {
        StringBuilder text = new StringBuilder();
        Matcher counted = COUNTED.matcher(expression);
        int end = 0;
        while (!expression.contains("\\Q") && counted.find()) {
            text.append(expression, end, counted.start())
                    .append(counted.group(1).repeat(Integer.parseInt(counted.group(2))));
            end = counted.end();
        }
        return text.append(expression, end, expression.length()).toString();
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

        @Override
        public String toString() {
            return text;
        }
    }

    /** The regular expression. */
    public String expression() {
        return expression;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NssPattern that && that.expression.equals(expression);
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
