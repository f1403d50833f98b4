package io.github.urnls.urn.legacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The form of names of each older specification under RFC 8141, and the clause in the reason. */
class MigrationTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "draft2012 | urn:isbn:0451450523?s=I2L&c=ToC | urn:isbn:0451450523?+s=I2L&c=ToC",
            "draft2012 | urn:isbn:0451450523?s=I2L&c=ToC#p3 | urn:isbn:0451450523?+s=I2L&c=ToC#p3",
            "draft2012 | urn:example:a?s=I=I&x-y=a/b?c | urn:example:a?+s=I=I&x-y=a/b?c",
            "draft2012 | urn:example:a?s= | urn:example:a?+s=",
            "draft2012 | URN:Example:a%2fb?s=I2L | URN:Example:a%2fb?+s=I2L",
            "draft2015 | urn:example:a/b?q | urn:example:a/b?=q",
            "draft2015 | urn:example:a??r | urn:example:a?+r",
            "draft2015 | urn:example:a?q??r | urn:example:a?+r?=q",
            "draft2015 | urn:example:a?q/x?y??r?/z#f?/ | urn:example:a?+r?/z?=q/x?y#f?/",
            "draft2015 | urn:example:a?q??r? | urn:example:a?+r??=q",
            "draft2015 | urn:example:a?q?=x?+y | urn:example:a?=q?=x?+y",
            "draft2015 | urn:example:a?+ | urn:example:a?=+"})
    void faithful(String specification, String old, String expected) {
        Migration.Faithful migrated = (Migration.Faithful) Migration.of(parse(old, specification));
        assertEquals(expected, migrated.text());
        assertTrue(migrated.done().contains("RFC 8141 §2"), migrated::done);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "rfc8141 | urn:example:a?+r?=q#f | it is read by RFC 8141 already",
            "rfc2141 | urn:foo:a123,456 | all of its characters are allowed and mean the same (RFC 8141 §2.2)",
            "rfc2141 | urn:foo:a%2fb | “%2F” stays too: RFC 2141 §2.3.2 wanted “/” encoded",
            "rfc2141 | urn:foo:a%2Fb | with “/” it would be another name (RFC 8141 §3.1)",
            "rfc2141 | urn:foo:a%7Eb | “%7E” stays too: RFC 2141 §2.4 wanted “~” encoded",
            "draft2012 | urn:foo:a%26%2Fb | “%2F” stays too: 2012 draft §2.5.1 wanted “/” encoded",
            "draft2012 | urn:foo:a~&b#f | mean the same",
            "draft2015 | urn:foo:a/b%2Fc#f | mean the same"})
    void unchanged(String specification, String text, String why) {
        Migration.Unchanged unchanged = (Migration.Unchanged) Migration.of(parse(text, specification));
        assertTrue(unchanged.why().contains(why), unchanged::why);
        assertTrue(UrnParser.parse(text).isValid());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "rfc8141 | urn:example:a?q | write “?=” (query) or “?+” (resolution)",
            "rfc2141 | urn:x:abc | another text would be another name: a namespace identifier has 2 to 32 characters",
            "rfc2141 | urn:ab-:c | a namespace identifier cannot end with a hyphen (RFC 8141 §2)",
            "rfc2141 | urn:foo:a/b | not valid by the specification it is read by: “/” cannot stand",
            "draft2012 | urn:example:a?q | “q” is not of the form keyword=value (2012 draft §2.3)",
            "draft2012 | urn:example:a? | nothing follows “?”",
            "draft2012 | urn:example:a?s=I2L&c=x?=y | “?=” is data in it, and would end the r-component (RFC "
                    + "8141 §2.3.1)",
            "draft2015 | urn:example:a?q??r?=x | “?=” is data in it",
            "draft2015 | urn:example:a?q?? | nothing follows “??”",
            "draft2015 | urn:example:a?+r | RFC 8141 takes “?+” for the start of an r-component (§2.3.1)",
            "draft2015 | urn:example:a?=q??r | RFC 8141 takes “?=” for the start of a q-component (§2.3.2)",
            "proposal1995 | urn:dns:library.bigstate.edu:aj17-mcc | the proposal takes “dns” from a list of its "
                    + "own (1995 proposal §2.1)",
            "proposal1995 | urn:d ns:library.bigstate.edu:aj17 -mcc | the proposal takes “dns” from a list of its own",
            "proposal1995 | urn:dns:host.example:urn+m | “urn+m” is a request to the resolver (1995 proposal §3.5)"})
    void none(String specification, String text, String why) {
        Migration.None none = (Migration.None) Migration.of(parse(text, specification));
        assertTrue(none.why().contains(why), none::why);
    }

    /** A lone question mark belongs to no one specification; directives with a known service and “??” do. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
            "urn:isbn:0451450523?s=I2L&c=ToC | draft2012",
            "urn:isbn:0451450523?c=ToC&s=I2Ls | draft2012",
            "urn:isbn:0451450523?s=I2LS#f | draft2012",
            "urn:example:a?q??r | draft2015",
            "urn:example:a??s=I2L | draft2015",
            "urn:example:a?s=I2L??x | draft2015",
            "urn:example:a/b?s=I2L | -",
            "urn:example:a?q | -",
            "urn:example:a?s=1 | -",
            "urn:example:a?c=ToC | -",
            "urn:example:a?S=I2L | -",
            "urn:example:a?s=i2l | -",
            "urn:example:a?s=I2L&s=I2R | -",
            "urn:example:a?? | -",
            "urn:example:a?+r | -",
            "urn:example:a b | -"})
    void marksTellTheOlderSpecification(String text, String specification) {
        assertEquals(Optional.ofNullable(specification).flatMap(Specification::byId),
                OlderReading.of(UrnParser.parse(text)).map(ParsedUrn::specification));
    }

    private static ParsedUrn parse(String text, String specification) {
        return UrnParser.parse(text, Specification.byId(specification).orElseThrow());
    }
}
