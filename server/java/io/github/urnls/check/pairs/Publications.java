package io.github.urnls.check.pairs;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Subject;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.scan.Name;
import java.util.List;
import java.util.Optional;

/**
 * The identifier of an electronic publication in its package and in its table of contents, the NCX (OPF 2.0.1
 * §2.4.1.2).
 */
final class Publications implements NamePairs {

    private static final String CONTENTS = "application/x-dtbncx+xml";
    private static final int LONGEST = 80;

    @Override
    public boolean concerns(DocumentSection section) {
        return Formats.language(section.document()) == Language.XML && section.text().contains(CONTENTS);
    }

    @Override
    public List<Disagreement> in(DocumentSubject subject) {
        Optional<Markup> markup = Formats.markup(subject.document());
        if (markup.isEmpty() || !subject.document().text().contains(CONTENTS)) {
            return List.of();
        }
        String id = "";
        int identifier = -1;
        for (MarkupTag tag : markup.get()) {
            if (!tag.value("unique-identifier").isEmpty()) {
                id = tag.value("unique-identifier");
            } else if (tag.localName().equals("identifier") && tag.value("id").equals(id)) {
                identifier = tag.range().end();
            } else if (tag.value("media-type").equals(CONTENTS)) {
                return disagreement(subject, identifier, tag.value("href"));
            }
        }
        return List.of();
    }

    /** What the table of contents at {@code location} says of the identifier whose element begins before it. */
    private static List<Disagreement> disagreement(DocumentSubject subject, int identifier, String location) {
        return subject.names().stream()
                .filter(name -> name.isUrn() && name.passage().start() == identifier && isWhole(name))
                .flatMap(name -> subject.neighbours().at(subject.document().uri(), location)
                        .filter(other -> other.root().equals("ncx") && !other.name().equals(name.text()))
                        .map(other -> Disagreement.of(name, "“" + Subject.shortened(location, LONGEST)
                                + "” is of another publication: “" + Subject.shortened(other.name(), LONGEST)
                                + "” (OPF 2.0.1 §2.4.1.2)"))
                        .stream())
                .toList();
    }

    private static boolean isWhole(Name name) {
        return name.occurrence().decoded().text().strip().equals(name.text());
    }
}
