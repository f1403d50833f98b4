package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.OrderedList;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;

/**
 * Hovers, parsed as Markdown. Whatever text a name or a registry file has, there is no picture, HTML, heading or table
 * but ours. Every link uses HTTPS and leads to a place that we allow.
 */
class HoverMarkdownProperties {

    private static final Parser MARKDOWN = Parser.builder()
            .extensions(List.of(TablesExtension.create(), AutolinkExtension.create())).build();

    /** What a text comes to: where its links lead, and what else it holds that is no text. */
    private record Seen(List<String> links, List<String> others, int rows) {

        static Seen in(String markdown) {
            List<String> links = new ArrayList<>();
            List<String> others = new ArrayList<>();
            int[] rows = new int[1];
            MARKDOWN.parse(markdown).accept(new AbstractVisitor() {
                @Override
                public void visit(Link link) {
                    links.add(link.getDestination());
                    visitChildren(link);
                }

                @Override
                public void visit(Image image) {
                    others.add("picture " + image.getDestination());
                }

                @Override
                public void visit(HtmlInline html) {
                    others.add("HTML " + html.getLiteral());
                }

                @Override
                public void visit(HtmlBlock html) {
                    others.add("HTML " + html.getLiteral());
                }

                @Override
                public void visit(Heading heading) {
                    others.add("heading");
                }

                @Override
                public void visit(BlockQuote quote) {
                    others.add("quotation");
                }

                @Override
                public void visit(ThematicBreak rule) {
                    others.add("rule");
                }

                @Override
                public void visit(OrderedList list) {
                    others.add("ordered list");
                }

                @Override
                public void visit(FencedCodeBlock block) {
                    others.add("code block");
                }

                @Override
                public void visit(IndentedCodeBlock block) {
                    others.add("code block");
                }

                @Override
                public void visit(CustomBlock block) {
                    if (block instanceof TableBlock) {
                        others.add("table");
                    }
                    visitChildren(block);
                }

                @Override
                public void visit(CustomNode node) {
                    rows[0] += node instanceof TableRow ? 1 : 0;
                    visitChildren(node);
                }
            });
            return new Seen(links, others, rows[0]);
        }
    }

    private static final List<String> HOSTILE = List.of("[a](command:x)", "![p](https://evil.example/p.png)",
            "<img src=https://evil.example/p>", "<b>", "&lt;b&gt;", "https://evil.example", "http://evil.example",
            "ftp://evil.example/", "www.evil.example", "a@evil.example", "mailto:a@evil.example", "javascript:x",
            "[r]: https://evil.example", "[r]", "<https://evil.example>", "`", "``", "|", "\\", "\n", "\n\n", "\r",
            "\u2028", "# h", "- l", "1. l", "1)", "---", "===", "> q", "```", "~~~", "    c", "*", "_", "a", " ",
            ":", "](", "](https://evil.example)", "\u001b", "$(x)", "<!--", "<a href='command:x'>", "RFC 8141",
            "xmpp:a@evil.example/x", "ftp.evil.example", "\ud83d\ude00");

    private static String hostile(Case random) {
        return random.joined(1, 6, HOSTILE);
    }

    private static void assertHarmless(String markdown, String... allowed) {
        Seen seen = Seen.in(markdown);
        for (String link : seen.links) {
            boolean ours = link.startsWith("https://www.rfc-editor.org/")
                    || List.of(allowed).stream().anyMatch(link::startsWith);
            assertTrue(ours, () -> link + " in\n" + markdown);
        }
        assertEquals(List.of(), seen.others, markdown);
    }

    @Test
    void aNameMakesNoMarkup() {
        Cases.forEach(Cases.tries(500, 2000), random -> {
            String text = hostile(random);
            for (Specification specification : List.of(Specification.RFC8141, Specification.PROPOSAL_1995)) {
                for (String urn : List.of("urn:example:" + text, "urn:" + text + ":x", "urn:example:a?=" + text,
                        "urn:example:a?s=" + text, "urn:example:a#" + text)) {
                    assertHarmless(ExplanationText.markdown(Explanation.of(UrnParser.parse(urn, specification))));
                }
            }
        });
    }

    @Test
    void aRegistryFileMakesNoMarkup() {
        Cases.forEach(Cases.tries(500, 2000), random -> {
            String text = hostile(random);
            Namespace own = new Namespace("acme", Namespace.Kind.PRIVATE, true, text, text,
                    List.of(text, "https://acme.example/names"), text, text,
                    Optional.empty(), List.of(new Namespace.Link("",
                            "https://acme.example/" + text.replace("evil.example", "x") + "{nss}")));
            String hover = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:acme:1"),
                    Registry.of(List.of(own), Optional.empty())));
            // What a registry file gives as the whole of a reference is a link, if it leads to the web.
            boolean reference = text.startsWith("https://") && text.matches("[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+");
            assertHarmless(hover, "https://acme.example/", reference ? text : "https://acme.example/");
        });
    }

    /** Of a link that a registry file gives only one kind is shown. */
    @Test
    void onlyWebAddressesBecomeLinks() {
        for (String address : List.of("javascript:alert(1)", "command:workbench.action.quit", "file:///etc/passwd",
                "http://acme.example/", "data:text/html,x",
                "vscode://x", "https://acme.example/>x", "https://acme.example/ x")) {
            Namespace own = new Namespace("acme", Namespace.Kind.PRIVATE, true, "t", "r", List.of(address), "", "s",
                    Optional.empty(), List.of(new Namespace.Link("", address)));
            String hover = ExplanationText.markdown(
                    Explanation.of(UrnParser.parse("urn:acme:1"), Registry.of(List.of(own), Optional.empty())));
            assertEquals(List.of(), Seen.in(hover).links().stream()
                    .filter(link -> !link.startsWith("https://www.rfc-editor.org/")).toList(), hover);
        }
    }

    @Test
    void aCommentMakesNoMarkup() {
        Cases.forEach(Cases.tries(200, 500), random -> {
            String text = hostile(random);
            for (String directive : List.of("ignore", "off", "on")) {
                String yaml = "a: b # urn-ls:" + directive + "[" + text + "]\n";
                Document document = new Document("a.yaml", "yaml", 0, yaml);
                for (int at = 7; at < document.text().length(); at += 5) {
                    SuppressionHover.at(document, at).map(SuppressionHover::text).ifPresent(hover -> {
                        Seen seen = Seen.in(hover);
                        assertEquals(List.of(), seen.links(), hover);
                        assertEquals(List.of(), seen.others(), hover);
                    });
                }
            }
        });
    }

    /** So that what is sought above would be found. */
    @Test
    void theReaderSeesWhatItShould() {
        Seen seen = Seen.in("www.evil.example <b>x</b> ![p](q) [a](command:x)\n\n|a|\n|-|\n|b|\n");
        assertEquals(List.of("http://www.evil.example", "command:x"), seen.links());
        assertEquals(List.of("HTML <b>", "HTML </b>", "picture q", "table"), seen.others());
        assertEquals(2, seen.rows());
        assertFalse(Seen.in("plain").rows() > 0);
    }
}
