package io.github.urnls.check;

import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import java.util.stream.Stream;

/** The prefixed names of a document, for rules that look at the names behind their prefixes. */
public final class ImpliedSubjects {

    private ImpliedSubjects() {}

    /** A rule that looks at them. */
    public interface Check extends Rule.OfDocument {

        @Override
        default boolean concerns(DocumentSection section) {
            return section.mayBeRdf();
        }

        @Override
        default boolean concerns(Document document) {
            return Formats.mayBeRdf(document);
        }
    }

    /** Whether the name is all of a prefixed name, and more than the namespace alone. */
    private static boolean isWhole(Name name) {
        return name.occurrence().kind() == Kind.PREFIXED && name.urn().assignedNameEnd() == name.urn().text().length()
                && name.occurrence().passage().escapes() instanceof PrefixEscapes prefix
                && !(name.urn().text().equals(prefix.namespace()) && prefix.prefix().endsWith(":"));
    }

    /** The prefixed names that the settings do not accept unchecked. */
    public static Stream<Subject> of(DocumentSubject subject) {
        CheckOptions options = subject.options();
        return subject.implied().stream()
                .filter(name -> isWhole(name) && !options.accepts(name.occurrence().text()))
                .map(name -> new Subject(name, options.registry(), subject.spellings()));
    }
}
