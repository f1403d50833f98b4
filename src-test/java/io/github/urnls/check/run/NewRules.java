package io.github.urnls.check.run;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Rules of these tests only: one over names, and one over documents that looks for a word in them. */
public final class NewRules {

    private NewRules() {}

    /** Checks by these rules and all the others. */
    public static Checker checker(BiConsumer<Rule, RuntimeException> onFault) {
        return new Checker(
                Stream.concat(Rules.all().stream(), Stream.of(new OverNames(), new OverDocuments())).toList(), onFault);
    }

    private static final class OverNames extends NamedRule implements Rule.OfName {

        private OverNames() {
            super("new-name", Group.PROJECT, Severity.WARNING, "A rule of these tests.");
        }

        @Override
        public List<Finding> check(Subject subject) {
            return !subject.urn().text().endsWith(":new") ? List.of()
                    : List.of(subject.finding(this, subject.urn().nss().orElseThrow(), "a new name", List.of()));
        }
    }

    private static final class OverDocuments extends NamedRule implements Rule.OfDocument {

        private OverDocuments() {
            super("new-document", Group.PROJECT, Severity.WARNING, "A rule of these tests.");
        }

        @Override
        public boolean concerns(DocumentSection section) {
            return section.text().contains("new word");
        }

        @Override
        public List<Finding> check(DocumentSubject subject) {
            return subject.names().stream().limit(1).map(name -> new Finding(code(), defaultSeverity(), name.range(),
                    "the first name of a document with a new word", name.urn().text(), List.of())).toList();
        }
    }
}
