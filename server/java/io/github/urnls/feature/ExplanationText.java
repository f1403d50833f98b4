package io.github.urnls.feature;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Subject;
import io.github.urnls.feature.Answer.Basis;
import io.github.urnls.feature.Explanation.Reading;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.scan.Name;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.legacy.Migration.Faithful;
import io.github.urnls.urn.legacy.Migration;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes an {@link Explanation} for reading, in Markdown or in plain text. */
public final class ExplanationText {

    private static final Pattern RFC = Pattern.compile("RFC ([0-9]+)");

    /**
     * An address that can stand in angle brackets. It has the characters of a URI (RFC 3986 §2) except those that end
     * the brackets or begin a link.
     */
    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+");

    /** How many things that are wrong a hover tells; the editor marks all of them. */
    private static final int MOST = 10;

    /** How much of a part or a spelling a hover shows, in UTF-16 code units. */
    private static final int LONGEST = 500;

    private ExplanationText() {}

    /** As {@link #markdown(Explanation, List, String)}, without a workspace. */
    public static String markdown(Explanation explanation) {
        return markdown(explanation, explanation.wrong(), "");
    }

    /**
     * The explanation in Markdown: first the name that is meant and what is wrong, then what the name is, its parts in
     * one line, and all other facts.
     *
     * @param wrong what is said of what is wrong with it
     * @param uses  how a workspace uses the name, in sentences; may be empty
     */
    public static String markdown(Explanation explanation, List<Finding> wrong, String uses) {
        StringBuilder text = new StringBuilder(behind(explanation.name(), Markdown::code, "\n\n"));
        // The finding that names what is meant comes before that name, however mild it is.
        Predicate<Finding> first = one -> Explanation.isWrong(one) || explanation.isAnsweredByFinding();
        wrong.stream().filter(first).limit(MOST).forEach(one -> text.append(line(one)));
        text.append(answer(explanation));
        text.append(
                explanation.parts().stream().map(ExplanationText::part).collect(Collectors.joining(" · ")) + "\n\n");
        wrong.stream().filter(first.negate()).forEach(one -> text.append(line(one)));
        List<Statement> statements = explanation.statements().stream()
                .filter(statement -> !explanation.answer().text().contains(statement.text())).toList();
        for (Statement statement : statements) {
            text.append("- " + Markdown.escaped(statement.text()) + unlessEmpty(" (", link(statement.source()), ")")
                    + "\n");
        }
        if (!statements.isEmpty()) {
            text.append('\n');
        }
        if (explanation.answer().basis() != Basis.NAMESPACE) {
            text.append(unlessEmpty("", namespace(explanation, Markdown::code, ExplanationText::link), "\n"));
        }
        spellings(explanation, "\n", ExplanationText::code, ExplanationText::link, text);
        text.append(unlessEmpty("\n", Markdown.escaped(uses), "\n"));
        explanation.resolution().filter(found -> isLink(found.address())).ifPresent(found -> text
                .append("\n[" + Markdown.escaped(found.title()) + "](<" + found.address() + ">)\n"));
        return text.toString();
    }

    /** The line with the name behind one that is not written as a URN of its own; the document does not show it. */
    private static String behind(Name name, UnaryOperator<String> code, String end) {
        if (!name.isImplied()) {
            return "";
        }
        if (!name.isQualified()) {
            return code.apply(name.urn().text()) + end;
        }
        String local = name.urn().text().substring(name.urn().assignedNameEnd() + 1);
        return code.apply(local) + " in " + code.apply(name.spelling()) + end;
    }

    private static String line(Finding wrong) {
        return "**" + wrong.severity().id() + ":** " + Markdown.escaped(wrong.message()) + "\n\n";
    }

    private static String answer(Explanation explanation) {
        Answer answer = explanation.answer();
        String source = source(answer);
        if (explanation.isAnsweredByFinding()) {
            String what = answer.basis() == Basis.MEANT
                    ? "The known name, " + Markdown.escaped(answer.meant()) + ", is" : "That namespace is";
            return unlessEmpty(what + " defined in ", source, "\n\n");
        }
        return "**" + Markdown.escaped(answer.text()) + "**" + unlessEmpty(" — ", source, "") + "\n\n";
    }

    /** {@code text} between two others; nothing if it is empty. */
    private static String unlessEmpty(String before, String text, String after) {
        if (text.isEmpty()) {
            return "";
        }
        return before + text + after;
    }

    private static String source(Answer answer) {
        return answer.address().filter(address -> isLink(address) || answer.basis() == Basis.DECLARED)
                .map(address -> "[" + Markdown.escaped(answer.source()) + "](<" + address + ">)")
                .orElse(Markdown.escaped(answer.source()));
    }

    /** A part of the URN. Components have their names before them. */
    private static String part(ExplainedPart part) {
        String named = part.needsName() ? part.name() + " " : "";
        return named + (part.text().isEmpty() ? "(empty)" : code(part.text()));
    }

    private static String code(String text) {
        return Markdown.code(Subject.shortened(text, LONGEST));
    }

    /** {@code Namespace isbn: … (RFC 8254)}; empty if nothing is known of it. */
    private static String namespace(Explanation explanation, UnaryOperator<String> code,
            UnaryOperator<String> words) {
        return explanation.namespace().map(known -> "Namespace " + code.apply(known.nid())
                + unlessEmpty(": ", words.apply(known.title().strip()), "")
                + unlessEmpty(" (", words.apply(known.references().stream().findFirst()
                        .orElseGet(() -> known.kind().words().replaceFirst(" \\(.*", ""))), ")"))
                .or(() -> explanation.namespaceInUse().map(used -> "Namespace " + code.apply(used.nid()) + ": "
                        + words.apply(used.who()) + " (" + words.apply(NidsInUse.KIND) + ")"))
                .orElse("");
    }

    /** The explanation in plain text; of what is no URN only that. */
    public static String plain(Explanation explanation) {
        return plain(explanation, false);
    }

    /** As {@link #plain(Explanation)}, with the meaning of each part, the sources, and all specifications. */
    public static String verbose(Explanation explanation) {
        return plain(explanation, true);
    }

    private static String plain(Explanation explanation, boolean verbose) {
        StringBuilder text = new StringBuilder(behind(explanation.name(), UnaryOperator.identity(), "\n"));
        Answer answer = explanation.answer();
        boolean isUrn = explanation.parsed().problems().stream()
                .noneMatch(problem -> problem.code() == SyntaxCode.MISSING_SCHEME);
        text.append(explanation.urn() + "\n");
        if (isUrn && !explanation.isAnsweredByFinding()) {
            text.append("  " + answer.text() + unlessEmpty(" (", answer.source(), ")") + "\n");
        }
        for (Finding wrong : explanation.wrong()) {
            text.append("  " + wrong.severity().id() + "[" + wrong.code() + "] " + wrong.message() + "\n");
            wrong.fixes().forEach(fix -> text.append("    fix: " + fix.title() + "\n"));
        }
        if (!isUrn) {
            return text.toString();
        }
        for (ExplainedPart part : explanation.parts()) {
            text.append("  " + part.name() + ": " + part.text() + (verbose ? " - " + part.meaning() : "") + "\n");
        }
        text.append(unlessEmpty("  ",
                namespace(explanation, UnaryOperator.identity(), UnaryOperator.identity()), "\n"));
        for (Statement statement : explanation.statements()) {
            text.append("  " + statement.text()
                    + (verbose ? unlessEmpty(" (", statement.source(), ")") : "") + "\n");
        }
        boolean valid = explanation.parsed().isValid();
        String by = explanation.specification().displayName();
        if (verbose || !valid && explanation.isWrong()) {
            text.append(validity(explanation));
        } else {
            text.append(valid ? "Well-formed by " + by + "." : "Not well-formed by " + by + ", but its form is fixed.");
        }
        text.append(valid && explanation.isWrong() ? " What else is wrong stands above.\n" : "\n");
        spellings(explanation, "", UnaryOperator.identity(), UnaryOperator.identity(), text);
        explanation.resolution().ifPresent(found -> text.append(found.title() + ": " + found.address() + "\n"));
        return text.toString();
    }

    /** Adds the other spellings of the URN, with {@code gap} before each sentence. */
    private static void spellings(Explanation explanation, String gap, UnaryOperator<String> urn,
            UnaryOperator<String> words, StringBuilder text) {
        explanation.decoded().ifPresent(
                decoded -> text.append(gap + "Reads as " + urn.apply(decoded) + " (RFC 8141 §4.4)\n"));
        explanation.normalized().filter(
                normalized -> explanation.wrong().stream().noneMatch(one -> one.message().contains(normalized)))
                .ifPresent(
                        normalized -> text.append(gap + "Normalized " + urn.apply(normalized) + " (RFC 8141 §3.1)\n"));
        explanation.readings()
                .forEach(reading -> text.append(gap + reading(reading, explanation, urn, words) + "\n"));
    }

    private static String validity(Explanation explanation) {
        String chosen = explanation.specification().displayName();
        String others = explanation.acceptedBy().stream().filter(other -> other != explanation.specification())
                .map(Specification::displayName).collect(Collectors.joining(", "));
        if (explanation.parsed().isValid()) {
            return "Well-formed by " + chosen + (others.isEmpty() ? " alone." : "; also by " + others + ".");
        }
        return "Not well-formed by " + chosen
                + (others.isEmpty() ? ", nor by any other specification." : "; well-formed by " + others + ".");
    }

    /**
     * The form of the URN under RFC 8141, as a sentence. It names the specification that the URN was read by, unless
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
            case Faithful form -> "writes it " + urn.apply(form.text()) + ": " + words.apply(form.done());
            case Migration.Unchanged unchanged -> "leaves it as it is: " + words.apply(unchanged.why());
            case Migration.None none -> "has no form for it: " + words.apply(none.why());
        } + ".";
    }

    /** Whether {@code address} can be shown as a link: it uses HTTPS and no character that would end the link early. */
    private static boolean isLink(String address) {
        return address.startsWith("https://") && ADDRESS.matcher(address).matches();
    }

    /** A reference to a document, as a link if it has an address. A clause behind it stays text. */
    static String link(String source) {
        if (isLink(source)) {
            return "<" + source + ">";
        }
        return RFC.matcher(Markdown.escaped(source)).replaceAll("[RFC $1](https://www.rfc-editor.org/rfc/rfc$1)");
    }
}
