package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Who is told to look again is everyone for whom something has changed. */
class NameIndexProperties {

    private static final List<String> FILES = List.of("file:///w/a.xml", "file:///w/b.xsd", "file:///w/c.txt", "file:///w/d.txt");

    private static final List<String> SPELLINGS = List.of("urn:example:a", "URN:example:a", "urn:EXAMPLE:a");

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    private NameIndex index = new NameIndex();
    private Map<String, Document> documents = new HashMap<>();

    @Property(tries = 500)
    void aFileOfWhichSomethingElseIsFoundHoldsANameThatHasChanged(@ForAll Random random) {
        index = new NameIndex();
        documents = new HashMap<>();
        for (int i = 0; i < 20; i++) {
            change(FILES.get(random.nextInt(FILES.size())), random);
        }
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
            changed = index.put(FileNames.of(document, OccurrenceScanner.scan(document), Specification.RFC8141));
        }
        findings().forEach((other, after) -> {
            if (!other.equals(uri) && !index.holdsAny(other, changed)) {
                assertEquals(before.get(other), after, () -> other + " was not to be looked at again after a change of " + uri);
            }
        });
    }

    private Map<String, List<Finding>> findings() {
        Map<String, List<Finding>> findings = new HashMap<>();
        documents.forEach((uri, document) -> findings.put(uri,
                CHECKER.check(new DocumentSubject(document, OccurrenceScanner.scan(document), CheckOptions.DEFAULT, index))));
        return findings;
    }

    private static String text(String uri, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i >= 0; i--) {
            String name = SPELLINGS.get(random.nextInt(SPELLINGS.size()));
            text.append(uri.endsWith("xml") ? "<a xmlns='" + name + "'/>\n" : uri.endsWith("xsd")
                    ? "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='" + name + "'/>\n" : "See " + name + " here.\n");
        }
        return text.toString();
    }
}
