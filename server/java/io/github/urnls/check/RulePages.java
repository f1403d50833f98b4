package io.github.urnls.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The page of each rule: what it says, why, an example, the repair, the clause. Markdown, the same as in {@code docs/rules/}. */
public final class RulePages {

    private RulePages() {}

    /** The page of {@code code}, or empty when there is no such rule. */
    public static Optional<String> page(String code) {
        if (Rules.byCode(code).isEmpty()) {
            return Optional.empty();
        }
        try (InputStream page = RulePages.class.getResourceAsStream("pages/" + code + ".md")) {
            return page == null ? Optional.empty()
                    : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where the page can be read on the web. */
    public static String address(String code) {
        return Project.DOCUMENTATION + "rules/" + code + ".md";
    }
}
