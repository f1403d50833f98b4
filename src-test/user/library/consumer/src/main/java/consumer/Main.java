package consumer;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.RulePages;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.urn.UrnParser;

/** Parses, checks, and reads tables and pages out of the jar. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.out.println(UrnParser.parse("urn:isbn:0306406152").isValid());
        System.out.println(Registry.BUILT_IN.find("isbn").isPresent());
        Checker checker = new Checker((rule, fault) -> {
            throw new IllegalStateException(rule.code(), fault);
        });
        for (Finding finding : checker.check(new Document("a.xml", "", 0, "<a b='urn:isbn:0306406153' c='urn:example:x y'/>"),
                CheckOptions.DEFAULT)) {
            System.out.println(finding.code() + " " + RulePages.page(finding.code()).isPresent());
        }
    }
}
