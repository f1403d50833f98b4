package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.registration.AbnfGrammar;
import io.github.urnls.registration.AbnfMatcher.Result;
import io.github.urnls.registration.AbnfMatcher;
import io.github.urnls.support.Cases;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grammars in the text of a form: what is read as one, what it stands for, and that none takes long. */
class AbnfTest {

    /** The third column is where the text stops fitting; empty when it fits. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '~', nullValues = "-", value = {
            "a = \"x\"; x; -",
            "a = \"x\"; X; -",
            "a = %s\"x\"; X; 0",
            "a = %i\"x\"; X; -",
            "a = %x61.62; ab; -",
            "a = %x61.62; aB; 1",
            "a = %d97-99; c; -",
            "a = %b1100001; a; -",
            "a = 2*3DIGIT; 1; 1",
            "a = 2*3DIGIT; 123; -",
            "a = 2*3DIGIT; 1234; 3",
            "a = *2DIGIT \"5\"; 15; -",
            "a = *DIGIT \"5\"; 155; -",
            "a = 2(\"x\" [\"y\"]); xyx; -",
            "a = \"x\" / \"xy\" / \"z\"; xy; -",
            "a = (\"x\" / \"xy\") \"yz\"; xyyz; -",
            "a = \"x\" | \"y\"; y; -",
            "a = <b> \"x\"; 7x; -",
            "a = \"x\" [a]; xxx; -",
            "a = *(*\"x\"); xxx; -",
            "a = 1*pchar; a%2Fb; -",
            "a = 1*pchar; a%2Gb; 3",
    })
    void rulesStandForTexts(String grammar, String text, Integer at) {
        AbnfGrammar rules = AbnfGrammar.in(grammar + "\nb = DIGIT");
        assertTrue(rules.isClosed("a"));
        assertEquals(at == null ? new Result.Matches() : new Result.Fails(at), AbnfMatcher.match(rules, "a", text));
    }

    @Test
    void proseRulesAreOpen() {
        assertFalse(AbnfGrammar.in("a = \"x\" <a number>").isClosed("a"));
        assertFalse(AbnfGrammar.in("a = \"x\" elsewhere").isClosed("a"));
        assertFalse(AbnfGrammar.in("a = \"x\"\na = \"y\"").isClosed("a"));
        assertFalse(AbnfGrammar.in("a = the number of a part.").isClosed("a"));
        assertFalse(AbnfGrammar.in("a = \"x\" (\"y\"").isClosed("a"));
        assertTrue(AbnfGrammar.in("a = \"x\"\na =/ \"y\"").isClosed("a"));
        assertEquals(Set.of(), AbnfGrammar.in("<a> ::= x\nif a == b then c => d").rules().keySet());
    }

    @Test
    void aRuleGoesOnWhereItIsIndentedDeeper() {
        AbnfGrammar rules = AbnfGrammar.in("""
                  top = "urn:acme:" ; a comment with "quotes
                        ( "a"     ; and another
                        / "b" )

                  low = "
                """);
        assertEquals(Set.of("top", "low"), rules.rules().keySet());
        assertEquals(new Result.Matches(), AbnfMatcher.match(rules, "top", "urn:acme:b"));
        assertEquals("urn:acme:", rules.beginning("top"));
    }

    @Test
    void theBeginningOfARuleIsFoundThroughOtherRules() {
        AbnfGrammar rules = AbnfGrammar
                .in("a = u \":\" b\nu = \"URN\"\nb = \"x\" / \"y\"\nc = [u] \"urn:\"\nd = d \"urn:\"");
        assertEquals("URN:", rules.beginning("a"));
        assertEquals("", rules.beginning("c"));
        assertEquals("", rules.beginning("d"));
        assertEquals(Set.of("a", "c", "d"), rules.roots());
    }

    @Test
    void aRuleThatBeginsWithItselfOrTakesTooLongIsGivenUp() {
        assertInstanceOf(Result.GivenUp.class, AbnfMatcher.match(AbnfGrammar.in("a = a \"x\" / \"x\""), "a", "xx"));
        AbnfGrammar heavy = AbnfGrammar.in("a = *(b c)\nb = *(\"x\" / c / *b2)\nb2 = *\"x\"\nc = *(*(*(*\"x\")))");
        assertNotEquals(new Result.Fails(0), AbnfMatcher.match(heavy, "a", "x".repeat(AbnfMatcher.LONGEST)));
        assertInstanceOf(Result.GivenUp.class,
                AbnfMatcher.match(heavy, "a", "x".repeat(AbnfMatcher.LONGEST + 1)));
        String nested = "a = " + "(".repeat(5_000) + "\"x\"" + ")".repeat(5_000);
        assertFalse(AbnfGrammar.in(nested).isClosed("a"));
        StringBuilder chain = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            chain.append("r").append(i).append(" = r").append(i + 1).append('\n');
        }
        AbnfGrammar chained = AbnfGrammar.in(chain + "r5000 = \"x\"");
        assertEquals("", chained.beginning("r0"));
        assertInstanceOf(Result.GivenUp.class, AbnfMatcher.match(chained, "r0", "x"));
    }

    @Test
    void anyTextIsReadWithoutTrouble() {
        Cases.forEach(500, random -> {
            String text = random.characters(0, 80, "ab=/\"()[]*2%x-.<>; \n");
            String name = random.characters(0, 8, "ab2");
            GrammarTarget.match(AbnfGrammar.in("a = " + text), "a", name);
        });
    }
}
