package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who is told to look again is everyone for whom something has changed. */
class NameIndexProperties {

    private static final List<String> FILES = List.of("file:///w/a.xml", "file:///w/b.xsd", "file:///w/c.txt", "file:///w/d.txt");

    private static final List<String> SPELLINGS = List.of("urn:example:a", "URN:example:a", "urn:EXAMPLE:a");

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    private NameIndex index = new NameIndex();
    private Map<String, Document> documents = new HashMap<>();

    @Test
    void aFileOfWhichSomethingElseIsFoundHoldsANameThatHasChanged() {
        Cases.forEach(Cases.tries(100, 500), random -> {
            index = new NameIndex();
            documents = new HashMap<>();
            for (int i = 0; i < 20; i++) {
                change(FILES.get(random.nextInt(FILES.size())), random);
            }
        });
    }

    private void change(String uri, Random random) {
        Map<String, List<Finding>> before = findings();
        Set<String> changed;
        if (random.nextInt(5) == 0) {
            documents.remove(uri);
            changed = index.remove(uri);
        } else {
            Document document = new Document(uri, "", 1, text(uri, random));
            documents.put(uri, document);
            changed = index.put(FileNames.of(document, OccurrenceScanner.scan(document), Specification.RFC8141)).changed();
        }
        findings().forEach((other, after) -> {
            if (!other.equals(uri) && !index.holdsAny(other, changed)) {
                assertEquals(before.get(other), after, () -> other + " was not to be looked at again after a change of " + uri);
            }
        });
    }

    /** Names are counted a moment after an edit, and what is found may be asked for before; other files change in between. */
    @Test
    void whatWasFoundBeforeTheNamesWereCountedIsLookedAtAgain() {
        Cases.forEach(Cases.tries(200, 1000), random -> {
            index = new NameIndex();
            documents = new HashMap<>();
            Map<String, List<Finding>> shown = new HashMap<>();
            Set<String> uncounted = new HashSet<>();
            for (int i = 0; i < 30; i++) {
                String uri = FILES.get(random.nextInt(FILES.size()));
                if (random.nextBoolean()) {
                    documents.put(uri, new Document(uri, "", 1, text(uri, random)));
                    shown.put(uri, findings(uri));
                    uncounted.add(uri);
                    continue;
                }
                Document document = documents.get(uri);
                if (document == null) {
                    continue;
                }
                Set<String> changed;
                if (random.nextInt(5) == 0) {
                    documents.remove(uri);
                    changed = index.remove(uri);
                } else {
                    NameIndex.Change change = index.put(FileNames.of(document, OccurrenceScanner.scan(document),
                            Specification.RFC8141));
                    changed = change.changed();
                    if (change.missed()) {
                        shown.put(uri, findings(uri));
                    }
                }
                uncounted.remove(uri);
                documents.keySet().forEach(other -> {
                    if (index.holdsAny(other, changed)) {
                        shown.put(other, findings(other));
                    } else if (!uncounted.contains(other)) {
                        assertEquals(findings(other), shown.get(other),
                                () -> other + " shows what was before, after a change of " + uri);
                    }
                });
            }
        });
    }

    private Map<String, List<Finding>> findings() {
        Map<String, List<Finding>> findings = new HashMap<>();
        documents.keySet().forEach(uri -> findings.put(uri, findings(uri)));
        return findings;
    }

    private List<Finding> findings(String uri) {
        Document document = documents.get(uri);
        return CHECKER.check(new DocumentSubject(document, OccurrenceScanner.scan(document), CheckOptions.DEFAULT, index));
    }

    private static String text(String uri, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            // Of what is not valid nothing is said, but it counts.
            String name = SPELLINGS.get(random.nextInt(SPELLINGS.size())) + List.of("", "", "", "?x", "#é").get(random.nextInt(5));
            text.append(uri.endsWith("xml") ? "<a xmlns='" + name + "'/>\n" : uri.endsWith("xsd")
                    ? "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='" + name + "'/>\n" : "See " + name + " here.\n");
        }
        return text.toString();
    }
}
