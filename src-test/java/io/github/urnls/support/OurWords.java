package io.github.urnls.support;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.regex.Pattern;

/** What a server says to a client is said in its own words: no class of Java or of a library, nor their messages. */
public final class OurWords {

    private static final Pattern FOREIGN = Pattern.compile("\\bcom\\.google|\\bjavax?\\.[a-z]+\\.|\\borg\\.eclipse"
            + "|\\b[A-Z]\\w*(?:Exception|Error)\\b|Expected (?:BEGIN|a |an )|at path| path \\$|JsonReader|Strictness"
            + "|io\\.github\\.urnls");

    private OurWords() {}

    public static void assertIn(String said) {
        assertFalse(FOREIGN.matcher(said).find(), said);
    }
}
