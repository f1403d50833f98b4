package io.github.urnls.feature;

import io.github.urnls.feature.Explanation.NamespaceFacts;
import io.github.urnls.feature.Explanation.Part;
import io.github.urnls.feature.Explanation.Reading;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.legacy.Migration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes an {@link Explanation} for reading, in Markdown or in plain text. */
public final class ExplanationText {

    private static final Pattern RFC = Pattern.compile("RFC ([0-9]+)");

    /**
     * An address that can stand in angle brackets: of the characters of a URI those that can neither end them nor begin
     * a link (RFC 3986 §2).
     */
    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+");

    private ExplanationText() {}

    public static String markdown(Explanation explanation) {
        StringBuilder text = new StringBuilder();
        text.append("**URN** ").append(Markdown.code(explanation.urn())).append("\n\n");
        text.append("| part | text | meaning |\n|---|---|---|\n");
        for (Part part : explanation.parts()) {
            text.append("| ").append(part.name()).append(" | ").append(Markdown.cell(part.text())).append(" | ")
                    .append(part.meaning()).append(" |\n");
        }
        explanation.namespace().ifPresent(namespace -> namespaceMarkdown(namespace, text));
        if (!explanation.statements().isEmpty()) {
            text.append('\n');
            explanation.statements()
                    .forEach(statement -> text.append("- ").append(Markdown.escaped(statement.text())).append(" (")
                            .append(link(statement.source())).append(")\n"));
        }
        explanation.decoded().ifPresent(
                decoded -> text.append("\nReads as ").append(Markdown.code(decoded)).append(" (RFC 8141 §4.4)\n"));
        explanation.normalized().ifPresent(normalized -> text.append("\nNormalized ").append(Markdown.code(normalized))
                .append(" (RFC 8141 §3.1)\n"));
        text.append('\n').append(validity(explanation)).append('\n');
        explanation.readings().forEach(reading -> text.append('\n')
                .append(reading(reading, explanation, Markdown::code, ExplanationText::link)).append('\n'));
        explanation.resolution().filter(found -> isLink(found.address()))
                .ifPresent(found -> text.append("\n[").append(Markdown.escaped(found.title())).append("](<")
                        .append(found.address()).append(">)\n"));
        return text.toString();
    }

    private static void namespaceMarkdown(NamespaceFacts namespace, StringBuilder text) {
        text.append("\n**").append(Markdown.escaped(namespace.title().isBlank() ? namespace.nid() : namespace.title()))
                .append("**  \n");
        text.append(facts(namespace, Markdown::escaped, ExplanationText::link)).append('\n');
    }

    private static String facts(NamespaceFacts namespace, UnaryOperator<String> written,
            UnaryOperator<String> reference) {
        List<String> facts = new ArrayList<>(List.of(namespace.kind()));
        if (!namespace.registrant().isEmpty()) {
            facts.add("managed by " + written.apply(namespace.registrant()));
        }
        if (!namespace.references().isEmpty()) {
            facts.add("defined in " + namespace.references().stream().map(reference).collect(Collectors.joining(", ")));
        }
        if (!namespace.date().isEmpty()) {
            facts.add(written.apply(namespace.date()));
        }
        facts.add("source: " + written.apply(namespace.source()));
        if (!namespace.verified()) {
            facts.add("title and registrant are not verified");
        }
        return String.join("; ", facts) + ".";
    }

    public static String plain(Explanation explanation) {
        StringBuilder text = new StringBuilder("URN ").append(explanation.urn()).append('\n');
        for (Part part : explanation.parts()) {
            text.append("  ").append(part.name()).append(": ").append(part.text()).append(" - ").append(part.meaning())
                    .append('\n');
        }
        explanation.namespace().ifPresent(namespace -> text.append("  ")
                .append(namespace.title().isEmpty() ? namespace.nid() : namespace.title()).append(": ")
                .append(facts(namespace, UnaryOperator.identity(), UnaryOperator.identity())).append('\n'));
        explanation.statements().forEach(statement -> text.append("  ").append(statement.text()).append(" (")
                .append(statement.source()).append(")\n"));
        explanation.decoded()
                .ifPresent(decoded -> text.append("Reads as ").append(decoded).append(" (RFC 8141 §4.4)\n"));
        explanation.normalized().ifPresent(normalized -> text.append("Normalized ").append(normalized)
                .append(" (RFC 8141 §3.1)\n"));
        text.append(validity(explanation)).append('\n');
        explanation.readings().forEach(reading -> text.append(
                reading(reading, explanation, UnaryOperator.identity(), UnaryOperator.identity())).append('\n'));
        explanation.resolution()
                .ifPresent(found -> text.append(found.title()).append(": ").append(found.address()).append('\n'));
        return text.toString();
    }

    private static String validity(Explanation explanation) {
        String chosen = explanation.specification().displayName();
        List<Specification> others = explanation.acceptedBy().stream()
                .filter(other -> other != explanation.specification()).toList();
        String names = others.stream().map(Specification::displayName).collect(Collectors.joining(", "));
        if (explanation.problems().isEmpty()) {
            return "Valid by " + chosen + (others.isEmpty() ? " alone." : "; also by " + names + ".");
        }
        return "Not valid by " + chosen
                + (others.isEmpty() ? ", nor by any other specification." : "; valid by " + names + ".");
    }

    /**
     * What becomes of the URN under RFC 8141, as a sentence. It names the specification that the URN was read by unless
     * the user chose that one.
     */
    private static String reading(Reading reading, Explanation explanation, UnaryOperator<String> urn,
            UnaryOperator<String> words) {
        String name = reading.by().displayName();
        String meant = "";
        if (reading.by() != explanation.specification()) {
            meant = "If it follows " + (name.startsWith("RFC") ? name : "the " + name) + ", ";
        }
        return meant + "RFC 8141 " + switch (reading.migration()) {
            case Migration.Faithful form -> "writes it " + urn.apply(form.text()) + ": " + words.apply(form.done());
            case Migration.Unchanged unchanged -> "leaves it as it is: " + words.apply(unchanged.why());
            case Migration.None none -> "has no form for it: " + words.apply(none.why());
        } + ".";
    }

    /** Whether {@code address} can be shown as a link: it uses HTTPS and no character that would end the link early. */
    private static boolean isLink(String address) {
        return address.startsWith("https://") && ADDRESS.matcher(address).matches();
    }

    /** A reference to a document, as a link where it can be read; a clause behind it stays text. */
    static String link(String source) {
        if (isLink(source)) {
            return "<" + source + ">";
        }
        return RFC.matcher(Markdown.escaped(source)).replaceAll("[RFC $1](https://www.rfc-editor.org/rfc/rfc$1)");
    }
}
