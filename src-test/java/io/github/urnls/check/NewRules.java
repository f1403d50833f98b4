package io.github.urnls.check;

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

    private static final class OverNames implements Rule.OfName {

        @Override
        public String code() {
            return "new-name";
        }

        @Override
        public Group group() {
            return Group.PROJECT;
        }

        @Override
        public Severity defaultSeverity() {
            return Severity.WARNING;
        }

        @Override
        public List<Finding> check(Subject subject) {
            return !subject.urn().text().endsWith(":new") ? List.of()
                    : List.of(subject.finding(this, subject.urn().nss().orElseThrow(), "a new name", List.of()));
        }
    }

    private static final class OverDocuments implements Rule.OfDocument {

        @Override
        public String code() {
            return "new-document";
        }

        @Override
        public Group group() {
            return Group.PROJECT;
        }

        @Override
        public Severity defaultSeverity() {
            return Severity.WARNING;
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
