package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.urnls.check.run.Checker;
import io.github.urnls.text.Document;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class FingerprintTest {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw new AssertionError(rule.code(), fault);
    });

    private static List<Fingerprint> of(String text) {
        return Fingerprint.of("a.json", CHECKER.check(new Document("a.json", "", 0, text), CheckOptions.DEFAULT));
    }

    @Test
    void anEditAboveDoesNotChangeIt() {
        String text = "[\"urn:example:x y\", \"urn:my_x:y\"]";
        assertEquals(of(text), of("\n\n   " + text.replace("[", "[ 1,\t\n 2, ")));
    }

    @Test
    void equalOnesAreNumbered() {
        List<Fingerprint> found = of("[\"urn:my_x:y\", \"urn:my_x:y\", \"urn:my_x:z\"]");
        assertEquals(List.of(1, 2, 1), found.stream().map(Fingerprint::occurrence).toList());
        assertEquals(3, new HashSet<>(found.stream().map(Fingerprint::digest).toList()).size());
    }

    @Test
    void caseThatMeansNothingDoesNotCount() {
        assertEquals(of("[\"urn:example:x y%2a\"]").getFirst(), of("[\"URN:EXAMPLE:x y%2A\"]").stream()
                .filter(one -> one.rule().equals("illegal-character")).findFirst().orElseThrow());
    }

    @Test
    void everyPartIsInTheDigest() {
        Fingerprint one = new Fingerprint("a", "b", "c", 1);
        for (Fingerprint other : List.of(new Fingerprint("x", "b", "c", 1), new Fingerprint("a", "x", "c", 1),
                new Fingerprint("a", "b", "x", 1), new Fingerprint("a", "b", "c", 2),
                new Fingerprint("ab", "", "c", 1))) {
            assertNotEquals(one.digest(), other.digest());
        }
        assertEquals(one.digestWithinFile(), new Fingerprint("x", "b", "c", 1).digestWithinFile());
    }

    @Test
    void aNameThatNeverEndsIsCut() {
        Fingerprint long1 = of("[\"urn:my_x:" + "y".repeat(10_000) + "\"]").getFirst();
        assertEquals(true, long1.name().length() < 500);
    }
}
