package io.github.urnls.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A rule is asked again about a name unless it has found nothing there without looking around. */
class SettledNamesTest {

    private static final String NAMES = "<urn:example:a>\n<urn:example:a>\n<urn:example:b>\n<urn:example:a>\n";

    private static Document document() {
        return new Document("file:///a.txt", "", 1, NAMES);
    }

    /** Keeps which names it was asked about. */
    private static final class Counting extends NamedRule implements Rule.OfName {

        private final List<String> asked = new ArrayList<>();
        private final Function<Subject, List<Finding>> check;

        private Counting(Function<Subject, List<Finding>> check) {
            super("counting", Group.PROJECT, Severity.WARNING, "A rule of these tests.");
            this.check = check;
        }

        @Override
        public List<Finding> check(Subject subject) {
            asked.add(subject.text());
            return check.apply(subject);
        }

        private List<String> askedBy(CheckOptions... options) {
            Checker checker = new Checker(List.of(this), (rule, fault) -> {});
            for (CheckOptions each : options) {
                checker.check(document(), each);
            }
            return asked;
        }
    }

    @Test
    void aNameItselfIsLookedAtOnce() {
        Counting rule = new Counting(subject -> List.of());
        assertEquals(List.of("urn:example:a", "urn:example:b"),
                rule.askedBy(CheckOptions.DEFAULT, CheckOptions.DEFAULT.with(Severity.ERROR)));
    }

    @Test
    void itsPlaceIsLookedAtEachTime() {
        for (Function<Subject, ?> look : List.<Function<Subject, ?>>of(Subject::occurrence, Subject::name,
                Subject::spellings)) {
            Counting rule = new Counting(subject -> {
                look.apply(subject);
                return List.of();
            });
            assertEquals(8, rule.askedBy(CheckOptions.DEFAULT, CheckOptions.DEFAULT).size());
        }
    }

    @Test
    void whatIsFoundIsFoundEachTime() {
        Counting rule = new Counting(subject -> List.of(new Finding("counting", Severity.WARNING,
                subject.occurrence().range(), "found", subject.text(), List.of())));
        assertEquals(4, rule.askedBy(CheckOptions.DEFAULT).size());
    }

    @Test
    void aRuleThatFailsIsAskedEachTime() {
        Counting rule = new Counting(subject -> {
            throw new IllegalStateException("on purpose");
        });
        assertEquals(4, rule.askedBy(CheckOptions.DEFAULT).size());
    }

    @Test
    void aRuleThatWasOffIsAskedLater() {
        Counting rule = new Counting(subject -> List.of());
        CheckOptions off = new CheckOptions(CheckOptions.DEFAULT.specification(), CheckOptions.DEFAULT.severities(),
                Set.of("counting"));
        assertEquals(List.of(), rule.askedBy(off));
        assertEquals(2, rule.askedBy(off, CheckOptions.DEFAULT).size());
    }
}
