package io.github.urnls.check;

import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import java.util.List;

/** A rule that looks at the names behind the prefixes of a document. */
public interface PrefixedNameRule extends Rule.OfDocument {

    /** What it finds in a prefixed name that the settings do not accept unchecked. */
    List<Finding> checkPrefixed(Subject name);

    @Override
    default boolean concerns(DocumentSection section) {
        return Formats.of(section.document()).isRdf(section.text());
    }

    @Override
    default boolean concerns(Document document) {
        return Formats.mayBeRdf(document);
    }

    @Override
    default List<Finding> check(DocumentSubject subject) {
        CheckOptions options = subject.options();
        return subject.implied().stream()
                .filter(name -> isWhole(name) && !options.accepts(name.text()))
                .map(name -> new Subject(name, options.registry(), subject.spellings()))
                .flatMap(name -> checkPrefixed(name).stream()).toList();
    }

    /** Whether the name is all of a prefixed name, and more than the namespace alone. */
    private static boolean isWhole(Name name) {
        return name.kind() == Kind.PREFIXED && name.urn().assignedNameEnd() == name.urn().text().length()
                && name.passage().escapes() instanceof PrefixEscapes prefix
                && !(name.urn().text().equals(prefix.namespace()) && prefix.prefix().endsWith(":"));
    }
}
