package io.github.urnls.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.urn.PercentEncoding;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * One fault in a valid name is an error in any place; the same name without it is none. Characters that end a name in
 * its place are left out: white space, quotes and angle brackets in running text, and the bar there, which divides
 * columns and alternatives.
 */
class InjectedFaultsTest {

    private static final int TRIES = 300;

    private static final List<String> NAMES = List.of("urn:isbn:9780306406157",
            "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "urn:oid:1.3.6.1.4.1.343", "urn:ietf:rfc:8141",
            "urn:oasis:names:tc:SAML:2.0:assertion", "urn:ietf:params:xml:ns:yang:ietf-interfaces",
            "urn:epc:id:sgtin:0614141.107346.2018", "urn:mpeg:dash:schema:mpd:2011",
            "urn:nbn:de:gbv:089-3321752945", "urn:example:order:2026/11:line-7",
            "urn:un:unece:uncefact:data:standard:1",
            "urn:schemas-upnp-org:service:ContentDirectory:1", "urn:oasis:names:specification:ubl:schema:xsd:Order-2",
            "urn:hl7-org:v3", "urn:lex:it:stato:legge:2003-09-21;456");

    /** Where names stand: the language, what is before and behind, and what ends the name there. */
    private record Host(String language, String before, String behind, String ends) {}

    /** Behind these a bar divides the system of a code from the code, as FHIR writes it. */
    private static final List<String> SYSTEMS = List.of("urn:oid:", "urn:uuid:", "urn:ietf:rfc:");

    private static final String PROSE = " <>\"\\|";

    private static final List<Host> HOSTS = List.of(
            new Host("xml", "<a xmlns=\"", "\"/>", "<>\"&\\"), new Host("xml", "<a><b>", "</b></a>", " <>&\\\""),
            new Host("html", "<meta content='", "'>", "<>&\\\""),
            new Host("json", "{\"a\": \"", "\", \"b\": 1}", "\"\\"),
            new Host("java", "String a = \"", "\";", "\"\\"), new Host("py", "A = '", "'\n", "\\\""),
            new Host("ts", "const a = \"", "\";", "\"\\"), new Host("go", "a := \"", "\"", "\"\\"),
            new Host("yaml", "a: \"", "\"", "\"\\"), new Host("toml", "a = \"", "\"", "\"\\"),
            new Host("properties", "a=", "\n", "\\ "), new Host("yang", "namespace \"", "\";", "\"\\"),
            new Host("sql", "SELECT '", "';", "\\\""), new Host("txt", "See ", " for it.", PROSE),
            new Host("md", "See ", " for it.", PROSE + "`"), new Host("xml", "<p>It is ", " there.</p>", PROSE + "&"),
            new Host("java", "/** As in ", " here. */", PROSE));

    private static final List<String> FAULTS = List.of(" ", "\"", "<", ">", "\\", "^", "{", "}", "[", "]", "|", "é",
            "ß",
            "%zz", "%4g", "%", "%", "?", "?", "?x", "??");

    @Test
    void aFaultInARightNameIsAnError() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        List<String> missed = new ArrayList<>();
        AtomicInteger tried = new AtomicInteger();
        Cases.forEach(TRIES * 3, random -> {
            Host host = random.one(HOSTS);
            String fault = random.one(FAULTS);
            String name = random.one(NAMES);
            boolean divides = fault.equals("|") && SYSTEMS.stream().anyMatch(name::startsWith);
            if (tried.get() == TRIES || divides || fault.chars().anyMatch(c -> host.ends().indexOf(c) >= 0)) {
                return;
            }
            assertEquals(List.of(), errors(checker, host, name), "a right name");
            String faulty = broken(random, name, fault);
            int percent = faulty.indexOf('%');
            if (fault.equals("%") && (PercentEncoding.isTriplet(faulty, percent)
                    || Character.isLetter(faulty.charAt(percent + 1)))) {
                return; // no fault, or a place to be filled in
            }
            tried.incrementAndGet();
            if (errors(checker, host, faulty).isEmpty()) {
                missed.add(host.language() + ": " + host.before() + faulty + host.behind());
            }
        });
        assertTrue(tried.get() == TRIES || Long.getLong("urnls.seed") != null, "so many were tried");
        assertTrue(missed.size() * 100 <= tried.get(), () -> missed.size() + " of " + tried + ": " + missed);
    }

    /** {@code name} with {@code fault} between two letters or digits of its NSS. */
    private static String broken(Case random, String name, String fault) {
        int nss = name.indexOf(':', 4) + 1;
        List<Integer> places = new ArrayList<>();
        for (int i = nss + 1; i < name.length(); i++) {
            if (Character.isLetterOrDigit(name.charAt(i - 1)) && Character.isLetterOrDigit(name.charAt(i))) {
                places.add(i);
            }
        }
        int at = random.one(places);
        return name.substring(0, at) + fault + name.substring(at);
    }

    private static List<Finding> errors(Checker checker, Host host, String name) {
        Document document = new Document("file:///a." + host.language(), "", 1, host.before() + name + host.behind());
        return checker.check(document, CheckOptions.DEFAULT).stream()
                .filter(finding -> finding.severity() == Severity.ERROR).toList();
    }
}
