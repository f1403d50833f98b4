package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.urn.Automaton;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Expressions of users: they say what the JDK says, and never take more steps than they have states for each character. */
class ExpressionReaderProperties {

    @Provide
    Arbitrary<String> expressions() {
        Arbitrary<String> atoms = Arbitraries.of("a", "b", "é", ".", "[ab]", "[^a]", "[a-c&&[^b]]", "\\.", "\\d", "\\p{Lu}", "\\x61", "\\Qa.\\E", "",
                "\\u0062", "\\0101", "[\\]a]", "(?:)");
        // Places only where they are not repeated: what must be there twice is there twice at one place, but the JDK does not go on after that.
        return nested(atoms, 4).flatMap(inner -> Arbitraries.of(inner, "^" + inner, inner + "$", "a|^" + inner + "$|b", "(?:^|a)" + inner + "(?:b|$)"));
    }

    private static Arbitrary<String> nested(Arbitrary<String> atoms, int depth) {
        if (depth == 0) {
            return atoms;
        }
        Arbitrary<String> inner = nested(atoms, depth - 1);
        return Arbitraries.oneOf(List.of(atoms, inner.tuple2().map(two -> two.get1() + two.get2()),
                inner.tuple2().map(two -> "(" + two.get1() + "|" + two.get2() + ")"),
                inner.flatMap(part -> Arbitraries.of("*", "+", "?", "{2}", "{1,3}", "{0,2}", "{2,}", "*?", "{1,2}?")
                        .map(quantifier -> "(?:" + part + ")" + quantifier))));
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings().withChars("abcé.A0]").ofMaxLength(6);
    }

    @Property(tries = 3000)
    void itSaysWhatTheJdkSays(@ForAll("expressions") String expression, @ForAll("texts") String text) {
        Matcher jdk = Pattern.compile(expression).matcher(text);
        boolean matches = jdk.matches();
        Automaton linear = ExpressionReader.read(expression);
        Automaton.Outcome outcome = linear.run(text);
        assertEquals(matches, outcome.matches(), () -> expression + " on " + text);
        // Where it stops early, no longer text can match: the JDK has not come to the end either.
        assertTrue(outcome.furthest() == text.length() || !jdk.hitEnd() || expression.contains("$"), () -> expression + " on " + text);
    }

    @Example
    void flagsAndGroupsWithNames() {
        assertTrue(NssPattern.of("(?i)abc").matches("aBc"));
        assertFalse(NssPattern.of("abc").matches("aBc"));
        assertTrue(NssPattern.of("(?<kind>product|order):[0-9]{6}").matches("order:123456"));
        assertEquals(6, NssPattern.of("(product|order):[0-9]{6}").mismatch("order:x"));
        assertEquals(8, NssPattern.of("(product|order):[0-9]{6}").mismatch("order:12"), "something is missing");
        assertTrue(NssPattern.of("").matches(""));
        assertTrue(NssPattern.of("(?:b|^){2}").matches("b"));
    }

    /** The number of steps, not a clock: each of these takes the JDK longer than anyone waits. */
    @Example
    void noExpressionRunsAway() {
        for (String expression : List.of("(a|aa)+b", "(a*)*b", "(a+)+b", "a" + "(||)".repeat(40) + "x", "(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x",
                "(a?){300}a{300}", "((((a*)*)*)*)*b", "([ab]*[bc]*)*d")) {
            String text = "a".repeat(NssPattern.LONGEST);
            Automaton.Outcome outcome = ExpressionReader.read(expression).run(text);
            assertTrue(outcome.steps() <= (long) ExpressionReader.MOST_STATES * (text.length() + 1), expression + ": " + outcome.steps());
            assertTrue(outcome.steps() > 0 && !outcome.matches(), expression);
        }
    }

    @Example
    void whatCannotBeMatchedSoIsRefused() {
        for (String expression : List.of("(?=a)b", "(?!a)b", "(?<=a)b", "(?<!a)b", "(a)\\1", "(?<n>a)\\k<n>", "a*+", "a++b", "(?>a|ab)c", "a(?i)b", "\\bx", "\\Gx",
                "\\X", "\\R", "(){2000000000}", "(((a{100}){100}){100}){100}", "a{2001}", "(".repeat(3000) + ")".repeat(3000), "a".repeat(4001),
                "((a{0,99}){0,99}){0,99}", "(a" + "{9}".repeat(400) + "){0}|(a{999}){999}", "[", "(", "a{2", "*", "\\", "a)")) {
            PatternSyntaxException refused = assertThrows(PatternSyntaxException.class, () -> NssPattern.of(expression), expression);
            assertFalse(refused.getDescription().isBlank());
        }
    }
}
