package io.github.urnls.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The page of each rule: its summary, the reason, an example, the repair, the clause. Markdown, the same as in
 * {@code docs/rules/}.
 */
public final class RulePages {

    private static final Pattern LINK = Pattern.compile("\\[([^\\]\\n]*)\\]\\(([^)\\s]+)\\)");

    private static final Pattern CODE = Pattern.compile("[a-z0-9-]+");

    private RulePages() {}

    /** The page of {@code code}, or empty when there is no such rule. */
    public static Optional<String> page(String code) {
        if (!CODE.matcher(code).matches()) {
            return Optional.empty();
        }
        try (InputStream page = RulePages.class.getResourceAsStream("pages/" + code + ".md")) {
            return page == null ? Optional.empty()
                    : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * What the rule finds: the sentence under the title of its page, without markup; empty when there is no such rule.
     */
    public static Optional<String> summary(String code) {
        return page(code).map(page -> withoutMarkup(paragraph(page, page.indexOf('\n'))));
    }

    /** The first paragraph under “What it says”, without markup. */
    public static Optional<String> description(String code) {
        return page(code)
                .map(page -> withoutMarkup(paragraph(page, page.indexOf('\n', page.indexOf("## What it says")))));
    }

    /** The page with links that lead to the web, for readers outside the repository. */
    public static Optional<String> standalone(String code) {
        return page(code).map(page -> page
                .replaceAll("(\\[[^\\]\\n]*\\]\\()((?![^)\\s]*://)[^)\\s]+\\))",
                        "$1" + Product.DOCUMENTATION + "rules/$2")
                .replace("/rules/../", "/"));
    }

    /** The page as plain text. */
    public static Optional<String> plain(String code) {
        return page(code).map(page -> {
            StringBuilder plain = new StringBuilder(page.length());
            boolean example = false;
            for (String line : page.split("\n")) {
                boolean fence = line.startsWith("```");
                example ^= fence;
                if (!fence) {
                    plain.append(example ? "    " + line : withoutMarkup(line.replaceFirst("^#+ ", ""))).append('\n');
                }
            }
            return plain.toString();
        });
    }

    /** The paragraph behind {@code before}, and the paragraphs or list that finish its last sentence. */
    private static String paragraph(String page, int before) {
        String rest = page.substring(before).strip();
        int end = rest.indexOf("\n\n");
        while (end > 0 && rest.charAt(end - 1) != '.') {
            end = rest.indexOf("\n\n", end + 1);
        }
        if (end >= 0) {
            rest = rest.substring(0, end);
        }
        return rest.replaceAll("\\s*\n\\s*(- )?", " ");
    }

    private static String withoutMarkup(String text) {
        return LINK.matcher(text).replaceAll("$1").replaceAll("(`+) ?(.+?) ?\\1", "$2").replace("**", "");
    }

    /** Where the page can be read on the web. */
    public static String address(String code) {
        return Product.DOCUMENTATION + "rules/" + code + ".md";
    }
}
