package io.github.urnls.workspace.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.check.run.Checker;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
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

/** The index reports every name whose findings have changed in any file. */
class NameIndexProperties {

    private static final List<String> FILES = List.of("file:///w/a.xml", "file:///w/b.xsd", "file:///w/c.txt",
            "file:///w/d.txt");

    private static final List<String> SPELLINGS = List.of("urn:example:a", "URN:example:a", "urn:EXAMPLE:a",
            "urn:example:contacts", "URN:example:contacts", "urn:example:contact");

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /**
     * Names are counted a moment after an edit. Findings may be requested before, and other files may change in
     * between.
     */
    @Test
    void shownFindingsAreThoseOfANewCheckAfterCounting() {
        Cases.forEach(Cases.tries(300, 1500), random -> {
            NameIndex index = new NameIndex();
            Map<String, Document> documents = new HashMap<>();
            Map<String, SectionedCheck> shown = new HashMap<>();
            Set<String> uncounted = new HashSet<>();
            for (int i = 0; i < 40; i++) {
                String uri = FILES.get(random.nextInt(FILES.size()));
                Document document = documents.get(uri);
                Set<String> respelled = new HashSet<>();
                if (document == null || random.nextInt(3) == 0) {
                    Document edited = new Document(uri, "", 1, text(uri, random));
                    documents.put(uri, edited);
                    SectionedCheck before = shown.get(uri);
                    shown.put(uri, before == null ? first(edited, index)
                            : before.beginEdited(sections(edited), List.of()).finished());
                    uncounted.add(uri);
                } else if (random.nextInt(5) == 0) {
                    documents.remove(uri);
                    shown.remove(uri);
                    uncounted.remove(uri);
                    respelled.addAll(index.put(new NamesInFile(uri, List.of(), List.of(), List.of())));
                } else {
                    uncounted.remove(uri);
                    List<Name> names = Name.in(document, Specification.RFC8141);
                    respelled.addAll(index.put(NamesInFile.of(document, names, Specification.RFC8141)));
                }
                respelled.addAll(index.nearChanged());
                shown.replaceAll((one, check) -> check.mayHold(respelled)
                        ? check.beginEdited(sections(documents.get(one)), respelled).finished() : check);
                documents.keySet().stream().filter(one -> !uncounted.contains(one))
                        .forEach(one -> assertEquals(first(documents.get(one), index).all(), shown.get(one).all(),
                                () -> one + " shows what was before, after a change of " + uri));
            }
        });
    }

    private static SectionedCheck first(Document document, NameIndex index) {
        return new SectionedCheck(CHECKER, sections(document), CheckOptions.DEFAULT, index.seenFrom(document.uri()))
                .finished();
    }

    private static Sections sections(Document document) {
        return Sections.of(document, Specification.RFC8141);
    }

    private static String text(String uri, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            // Of what is not valid nothing is said, but it counts.
            String name = SPELLINGS.get(random.nextInt(SPELLINGS.size()))
                    + List.of("", "", "", "?x", "#é").get(random.nextInt(5));
            text.append(uri.endsWith("xml") ? "<a xmlns='" + name + "'/>\n" : uri.endsWith("xsd")
                    ? "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='" + name + "'/>\n"
                    : "See " + name + " here.\n");
        }
        return text.toString();
    }
}
