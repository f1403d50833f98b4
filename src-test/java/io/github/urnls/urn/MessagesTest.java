package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages are part of the product: they name the character, the place and the clause. */
class MessagesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "urn:a_b:c | “_” cannot stand in a namespace identifier: only letters, digits and hyphens can, and nothing can be"
                    + " percent-encoded there (RFC 8141 §2)",
            "urn:example:a\u00a0b | U+00A0 NO-BREAK SPACE cannot stand unencoded in the namespace specific string: characters outside ASCII"
                    + " are percent-encoded as UTF-8 (RFC 8141 §2.2)",
            "urn:example:a?=b\tc | U+0009 CHARACTER TABULATION cannot stand unencoded in the q-component (RFC 8141 §2)",
            "urn:example:%4 | “%” must be followed by two hexadecimal digits; only “4” follows (RFC 8141 §2)",
            "urn:example:a?b | “?” must be followed by “+”, which starts an r-component, or by “=”, which starts a q-component;"
                    + " here it is “b”. The November 2015 draft allowed this (RFC 8141 §2)",
            "urn:example:a?s=I2L | “?” must be followed by “+”, which starts an r-component, or by “=”, which starts a"
                    + " q-component; here it is “s”. The 2012 draft and the November 2015 draft allowed this (RFC 8141 §2)",
            "urn:example | there is no namespace specific string: a URN reads “urn:example:” and then the name within that"
                    + " namespace (RFC 8141 §2)",
    })
    void sayWhatAndWhereAndWhy(String urn, String expected) {
        assertEquals(expected, UrnParser.parse(urn).problems().stream().map(SyntaxProblem::message)
                .collect(Collectors.joining("\n")));
    }
}
