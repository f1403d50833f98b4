package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Checker;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.registration.AbnfGrammar;
import io.github.urnls.registration.AbnfMatcher.Result;
import io.github.urnls.registration.AbnfMatcher;
import io.github.urnls.registration.TemplateGrammar;
import io.github.urnls.support.Fixture;
import io.github.urnls.text.Document;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Any text as a registration template: the reading of its grammar, and the matcher, which is compared with the JDK's
 * regular expressions where the grammar can be written as one. The first line is what is matched.
 */
public final class GrammarTarget implements FuzzTarget {

    private static final CheckOptions OPTIONS = CheckOptions.DEFAULT;

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw new AssertionError("rule " + rule.code() + " failed", fault);
    });

    @Override
    public String name() {
        return "grammar";
    }

    @Override
    public void check(Input input) {
        boolean whole = input.choice(2) == 1;
        String text = input.text();
        if (whole) {
            CHECKER.check(new Document("file:///x.txt", "plaintext", 1, text), OPTIONS);
            return;
        }
        int line = text.indexOf('\n');
        String name = line < 0 ? text : text.substring(0, line);
        AbnfGrammar grammar = AbnfGrammar.in(line < 0 ? "" : text.substring(line + 1));
        for (String root : grammar.roots()) {
            match(grammar, root, name);
        }
        TemplateGrammar.of(text);
    }

    /** Whether the answer for {@code name} is one that the rule {@code root} allows. */
    static void match(AbnfGrammar grammar, String root, String name) {
        String beginning = grammar.beginning(root);
        Result result = AbnfMatcher.match(grammar, root, name);
        switch (result) {
            case Result.Matches matches -> assertTrue(name.regionMatches(true, 0, beginning, 0, beginning.length()),
                    () -> "“" + name + "” matches " + root + ", of which all begins with “" + beginning + "”");
            case Result.Fails fails -> assertTrue(fails.at() >= 0 && fails.at() <= name.length(), fails::toString);
            case Result.GivenUp givenUp -> {
            }
        }
        if (grammar.isClosed(root) && !(result instanceof Result.GivenUp)) {
            Optional<Boolean> expected = AbnfAsRegex.matches(grammar, root, name);
            expected.ifPresent(
                    does -> assertEquals(does, result instanceof Result.Matches, () -> root + " for “" + name + "”"));
        }
    }

    @Override
    public Stream<byte[]> seeds() {
        List<String> grammars = List.of("ab\na = 1*2b / %x61.62\nb = \"a\" / %d97-99",
                "urn:x:1.2\nurn = \"urn:x:\" 1*DIGIT *(\".\" 1*DIGIT)",
                "a%2F\na = 1*pchar", "xyxy\na = 2(\"x\" [\"y\"])",
                "abc\na = *(%x61-63)\n  / \"d\" ; comment", "x\na = \"x\" <b>\nb = %s\"X\" / %i\"y\"");
        Stream<byte[]> templates = Fixture.in(Path.of("src-test", "fixtures", "rules"))
                .filter(fixture -> fixture.source().equals("registration-template.txt"))
                .map(fixture -> Input.of(fixture.text(), 1));
        return Stream.concat(grammars.stream().map(grammar -> Input.of(grammar, 0)), templates);
    }
}
