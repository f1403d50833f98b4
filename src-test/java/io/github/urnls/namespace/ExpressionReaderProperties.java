package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.urn.Automaton;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;

/**
 * Expressions of users match what they match in the JDK, and never take more steps for a character than they have
 * states.
 */
class ExpressionReaderProperties {

    private static String expressions(Case random) {
        // Places only where they are not repeated: what must be there twice is there twice at one place, but the JDK
        // does not go on after that.
        String inner = nested(random, 4);
        return random.one(inner, "^" + inner, inner + "$", "a|^" + inner + "$|b", "(?:^|a)" + inner + "(?:b|$)");
    }

    private static String nested(Case random, int depth) {
        return switch (depth == 0 ? 0 : random.nextInt(4)) {
            case 0 -> random.one("a", "b", "é", ".", "[ab]", "[^a]", "[a-c&&[^b]]", "\\.", "\\d", "\\p{Lu}", "\\x61",
                    "\\Qa.\\E", "", "\\u0062", "\\0101", "[\\]a]", "(?:)", "[ab]{2}", "[^a]{3}", "\\[a]{2}",
                    "\\Q[a]{2}\\E");
            case 1 -> nested(random, depth - 1) + nested(random, depth - 1);
            case 2 -> "(" + nested(random, depth - 1) + "|" + nested(random, depth - 1) + ")";
            default -> "(?:" + nested(random, depth - 1) + ")"
                    + random.one("*", "+", "?", "{2}", "{1,3}", "{0,2}", "{2,}", "*?", "{1,2}?");
        };
    }

    private static String texts(Case random) {
        return random.characters(0, 6, "abcé.A0]");
    }

    @Test
    void agreesWithTheJdk() {
        Cases.forEach(3000, random -> {
            String expression = expressions(random);
            String text = texts(random);
            Matcher jdk = Pattern.compile(expression).matcher(text);
            boolean matches = jdk.matches();
            Automaton linear = ExpressionReader.read(expression);
            Automaton.Outcome outcome = linear.run(text);
            assertEquals(matches, outcome.matches(), () -> expression + " on " + text);
            assertEquals(matches, NssPattern.of(expression).match(text).isPresent(), () -> expression + " on " + text);
            // Where it stops early, no longer text can match: the JDK has not come to the end either.
            assertTrue(outcome.furthest() == text.length() || !jdk.hitEnd() || expression.contains("$"),
                    () -> expression + " on " + text);
        });
    }

    @Test
    void flagsAndGroupsWithNames() {
        assertTrue(NssPattern.of("(?i)abc").matches("aBc"));
        assertFalse(NssPattern.of("abc").matches("aBc"));
        assertTrue(NssPattern.of("(?<kind>product|order):[0-9]{6}").matches("order:123456"));
        assertEquals(6, NssPattern.of("(product|order):[0-9]{6}").mismatch("order:x"));
        assertEquals(8, NssPattern.of("(product|order):[0-9]{6}").mismatch("order:12"), "something is missing");
        assertTrue(NssPattern.of("").matches(""));
        assertTrue(NssPattern.of("(?:b|^){2}").matches("b"));
    }

    /** Counts steps, not time. The JDK takes too long for each of these. */
    @Test
    void everyExpressionEndsInTime() {
        for (String expression : List.of("(a|aa)+b", "(a*)*b", "(a+)+b", "a" + "(||)".repeat(40) + "x",
                "(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x",
                "(a?){300}a{300}", "((((a*)*)*)*)*b", "([ab]*[bc]*)*d")) {
            String text = "a".repeat(NssPattern.LONGEST);
            Automaton.Outcome outcome = ExpressionReader.read(expression).run(text);
            assertTrue(outcome.steps() <= (long) ExpressionReader.MOST_STATES * (text.length() + 1),
                    expression + ": " + outcome.steps());
            assertTrue(outcome.steps() > 0 && !outcome.matches(), expression);
        }
    }

    @Test
    void refusesExpressionsBeyondRegularLanguages() {
        for (String expression : List.of("(?=a)b", "(?!a)b", "(?<=a)b", "(?<!a)b", "(a)\\1", "(?<n>a)\\k<n>", "a*+",
                "a++b", "(?>a|ab)c", "a(?i)b", "\\bx", "\\Gx",
                "\\X", "\\R", "(){2000000000}", "(((a{100}){100}){100}){100}", "a{2001}",
                "(".repeat(3000) + ")".repeat(3000), "a".repeat(4001),
                "((a{0,99}){0,99}){0,99}", "(a" + "{9}".repeat(400) + "){0}|(a{999}){999}", "[", "(", "a{2", "*", "\\",
                "a)")) {
            PatternSyntaxException refused = assertThrows(PatternSyntaxException.class, () -> NssPattern.of(expression),
                    expression);
            assertFalse(refused.getDescription().isBlank());
        }
    }
}
