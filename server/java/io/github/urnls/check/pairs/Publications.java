package io.github.urnls.check.pairs;

import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Subject;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import java.util.List;

/**
 * The identifier of an electronic publication in its package and in its table of contents, the NCX (OPF 2.0.1
 * §2.4.1.2).
 */
final class Publications {

    /** The media type of a table of contents. */
    static final String CONTENTS = "application/x-dtbncx+xml";

    private static final int LONGEST = 80;

    private Publications() {}

    static List<Disagreement> in(DocumentSubject subject, Markup markup) {
        String id = "";
        int identifier = -1;
        for (MarkupTag tag : markup) {
            if (!tag.value("unique-identifier").isEmpty()) {
                id = tag.value("unique-identifier");
            } else if (tag.localName().equals("identifier") && !id.isEmpty() && tag.value("id").equals(id)) {
                identifier = tag.range().end();
            } else if (tag.value("media-type").equals(CONTENTS)) {
                return disagreement(subject, identifier, tag.value("href"));
            }
        }
        return List.of();
    }

    /** What the table of contents at {@code location} says of the identifier behind the offset {@code tag}. */
    private static List<Disagreement> disagreement(DocumentSubject subject, int tag, String location) {
        int identifier = Chars.skipSpace(subject.document().text(), Math.max(0, tag));
        return subject.names().stream()
                .filter(name -> name.isUrn() && name.range().start() == identifier && isWhole(name))
                .flatMap(name -> subject.neighbours().at(subject.document().uri(), location)
                        .filter(other -> other.root().equals("ncx") && !other.name().equals(name.text())
                                && !other.name().isEmpty() && other.name().indexOf('{') < 0) // a template
                        .map(other -> Disagreement.of(name, "the table of contents has another dtb:uid: “"
                                + Subject.shortened(other.name(), LONGEST) + "” in “"
                                + Subject.shortened(location, LONGEST) + "” (OPF 2.0.1 §2.4.1.2)"))
                        .stream())
                .toList();
    }

    private static boolean isWhole(Name name) {
        return name.occurrence().decoded().text().strip().equals(name.text());
    }
}
