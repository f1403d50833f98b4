package io.github.urnls.feature.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The next number behind a beginning of names, from the names that are used. */
class NextNumberTest {

    /** The names of a workspace, of which all files have been read or not; those of {@code faulty} are wrong. */
    private record Workspace(List<String> names, boolean isWhole, String faulty) implements UsedNames {

        @Override
        public List<String> matching(Predicate<String> wanted) {
            return names.stream().filter(wanted).limit(1).toList();
        }

        @Override
        public boolean each(Consumer<String> sink) {
            if (isWhole) {
                names.forEach(sink);
            }
            return isWhole;
        }

        @Override
        public int uses(Name name) {
            return 1;
        }

        @Override
        public boolean isSound(String name) {
            return !faulty.contains(name);
        }
    }

    private static String next(String before, List<String> names) {
        return next(before, Registry.BUILT_IN, "", new Workspace(names, true, ""));
    }

    private static String next(String before, Registry registry, String document, UsedNames workspace) {
        List<Name> names = Name.in(new Document("", "plaintext", 1, document), Specification.RFC8141);
        return NextNumber.behind(before, registry).flatMap(number -> number.next(names, workspace))
                .map(value -> value.text() + ", " + value.detail()).orElse("none");
    }

    /** A beginning, what follows it in the workspace, and the number. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
            "urn:acme:order:       ~ 0001 0002 0007         ~ 0008, next number after urn:acme:order:0007",
            "urn:acme:order:       ~ 0007 0001 0002         ~ 0008, next number after urn:acme:order:0007",
            "urn:xmpp:foo:         ~ 1 2                    ~ 3, next number after urn:xmpp:foo:2",
            "urn:acme:order-       ~ 16 17                  ~ 18, next number after urn:acme:order-17",
            "urn:acme:INV          ~ 0016 0017              ~ 0018, next number after urn:acme:INV0017",
            "urn:acme:schema:1.    ~ 0 1 2                  ~ 3, next number after urn:acme:schema:1.2",
            "urn:acme:2024-        ~ 0041 0042              ~ 0043, next number after urn:acme:2024-0042",
            "urn:acme:2024:        ~ 41 42                  ~ 43, next number after urn:acme:2024:42",
            "urn:example:order:    ~ 8 9                    ~ 10, next number after urn:example:order:9",
            "urn:acme:order:       ~ 08 09                  ~ 10, next number after urn:acme:order:09",
            "urn:acme:order:       ~ 098 099 100            ~ 101, next number after urn:acme:order:100",
            "urn:acme:order:       ~ 9998 9999              ~ 10000, next number after urn:acme:order:9999",
            "urn:acme:order:       ~ 1:line:1 2:line:1 2?=a ~ 3, next number after urn:acme:order:2",
            "urn:acme:order:       ~ 1 2 3 4 draft latest   ~ 5, next number after urn:acme:order:4",
            "urn:acme:order:       ~ 1 2 3 4 5 6 7 8 9 1000 1001 1002 1003 1004 1005 1006 1007 ~"
                    + " 1008, next number after urn:acme:order:1007"})
    void isBehindTheHighest(String before, String parts, String wanted) {
        assertEquals(wanted, next(before, Stream.of(parts.split(" ")).map(part -> before + part).toList()));
    }

    /** Where nothing counts: too few, words, values, dates, gaps, or zeros in several ways. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
            "urn:acme:order:    ~ 0001",
            "urn:acme:order:    ~ 1 1:line:7",
            "urn:acme:order:    ~ 1 10",
            "urn:acme:order:    ~ 48213 99231",
            "urn:acme:order:    ~ 100 200 300",
            "urn:acme:order:    ~ 1 2 draft latest",
            "urn:acme:order:    ~ 1.0 1.1 2.0",
            "urn:acme:order:    ~ 1a 2b 3c",
            "urn:acme:order:    ~ 01 002",
            "urn:acme:order:    ~ 0001 0002 3",
            "urn:acme:order:    ~ 1234567890123456 1234567890123457",
            "urn:acme:schema:   ~ 2021 2022 2023",
            "urn:acme:schema:   ~ 202111 202112 202201",
            "urn:acme:schema:   ~ 20211130 20211201",
            "urn:acme:schema:   ~ 211130 211201",
            "urn:acme:2024:     ~ 01 02 03",
            "urn:acme:2024-     ~ 1 2",
            "urn:acme:2024-05-  ~ 29 30 31",
            "urn:acme:ip:10.0.  ~ 1 2 3",
            "urn:acme:a%        ~ 20 21 22",
            "urn:acme:order:1   ~ 0 1 2"})
    void isSilentWhereNothingIsCounted(String before, String parts) {
        assertEquals("none", next(before, Stream.of(parts.split(" ")).map(part -> before + part).toList()));
    }

    /** Where a register or a published list gives the numbers. */
    @ParameterizedTest
    @ValueSource(
            strings = {"urn:ietf:rfc:", "urn:IETF:bcp:", "urn:oid:1.", "urn:isbn:", "urn:xmpp:mam:", "urn:XMPP:mam:",
                    "urn:iso:std:iso:9999:-1:ed-", "urn:ogc:def:crs:EPSG::", "urn:schemas-upnp-org:device:MediaServer:",
                    "urn:epc:id:gid:1.2.", "urn:nbn:de:101:1-", "urn:oasis:names:tc:acme:"})
    void isSilentWhereOthersGiveTheNumbers(String before) {
        assertEquals("none", next(before, List.of(before + "7", before + "8", before + "9")));
    }

    @Test
    void allNamesOfTheWorkspaceCount() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            names.add("urn:acme:order:" + i);
        }
        assertEquals("5000, next number after urn:acme:order:4999", next("urn:acme:order:", names));
        assertEquals("none", next("urn:acme:order:", Registry.BUILT_IN, "", new Workspace(names, false, "")),
                "before all files are read a number may be taken");
    }

    @Test
    void theDocumentAndTheListsOfTheProjectCount() {
        Workspace empty = new Workspace(List.of(), true, "");
        String document = "urn:acme:order:1 URN:ACME:order:2 urn:acme:Order:9";
        assertEquals("3, next number after urn:acme:order:2",
                next("urn:acme:order:", Registry.BUILT_IN, document, empty));
        Vocabulary orders = new Vocabulary("urn:acme:order:", Vocabulary.Adds.ANYONE, "", "orders");
        KnownName third = new KnownName("urn:acme:order:3", "the third", KnownName.Status.REGISTERED, "acme.json");
        Registry own = Registry.BUILT_IN
                .with(KnownNames.BUILT_IN.and(List.of(new NameList(orders, List.of(third)))));
        assertEquals("4, next number after urn:acme:order:3", next("urn:acme:order:", own, document, empty));
    }

    @Test
    void aNumberThatWouldBeWrongIsNotOffered() {
        assertEquals("none", next("urn:acme:order:", Registry.BUILT_IN, "",
                new Workspace(List.of("urn:acme:order:1", "urn:acme:order:2"), true, "urn:acme:order:3")));
    }
}
