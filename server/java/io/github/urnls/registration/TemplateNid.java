package io.github.urnls.registration;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.rules.MalformedInformalNid;
import io.github.urnls.check.rules.ReservedNid;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks the identifier that a registration asks for (RFC 8141 §5.1). A sentence in its place is accepted, since IANA
 * assigns the numbers of informal namespaces (§5.2).
 */
final class TemplateNid {

    /** What asks for an informal namespace. */
    private static final Set<String> TO_BE_ASSIGNED = Set.of("tbd", "tba");

    private TemplateNid() {}

    static void check(Template template, Registry registry, List<Finding> found) {
        if (template.first().isMissing()
                && !TO_BE_ASSIGNED.contains(Normalization.fold(template.first().value().text()))) {
            found.add(RegistrationTemplate.warning(template.first().label(),
                    "“Namespace Identifier” is not filled in: write the identifier that you ask for, or that"
                            + " IANA should assign one (RFC 8141 App. A, §5)"));
        }
        word(template).ifPresent(word -> judge(word, template.version(), registry, found));
    }

    /** The identifier, in lower case; empty if there is none or it is not valid. */
    static Optional<String> of(Template template) {
        return word(template).map(word -> nid(word.text()))
                .filter(nid -> UrnParser.parse("urn:" + nid + ":x").isValid()).map(Normalization::fold);
    }

    private static Optional<TemplateValue> word(Template template) {
        return template.filled(TemplateField.NAMESPACE_IDENTIFIER).flatMap(TemplateValue::word)
                .filter(word -> !word.isPlaceholder() && !Normalization.fold(word.text()).equals("informal"));
    }

    /** The length of {@code urn:} before the identifier, or 0. */
    private static int prefix(String word) {
        return Chars.isUrn(word) ? 4 : 0;
    }

    /** The identifier in {@code word}, without {@code urn:} before it and a colon behind it. */
    private static String nid(String word) {
        return word.substring(prefix(word)).replaceFirst("(?<=.):$", "");
    }

    private static void judge(TemplateValue word, int version, Registry registry, List<Finding> found) {
        String nid = nid(word.text());
        ParsedUrn urn = UrnParser.parse("urn:" + nid + ":x");
        if (nid.contains(":") || nid.contains("?") || nid.contains("#")) {
            found.add(RegistrationTemplate.warning(word.range(),
                    "this is not a namespace identifier: use only letters, digits and hyphens (RFC 8141 §2)"));
        } else if (!urn.isValid()) {
            int prefix = prefix(word.text());
            for (SyntaxProblem problem : urn.problems()) {
                Span span = problem.span();
                int start = Math.clamp(span.start() - 4, 0, nid.length());
                int end = Math.clamp(span.end() - 4, start, nid.length());
                found.add(RegistrationTemplate.warning(word.part(prefix + start, prefix + end).range(),
                        problem.message()));
            }
        } else if (nid.length() < word.text().length()) {
            found.add(RegistrationTemplate.warning(word,
                    "write the identifier alone, without “urn:” and colons (RFC 8141 §2)", Optional.of(nid)));
        } else {
            registration(word, nid, version, registry, found);
        }
    }

    private static void registration(TemplateValue word, String nid, int version, Registry registry,
            List<Finding> found) {
        String reason = ReservedNid.reason(nid) + MalformedInformalNid.reason(nid);
        Optional<Namespace> registered = registry.find(nid)
                .filter(known -> known.verified() && known.kind() != Namespace.Kind.PRIVATE);
        if (registered.isPresent() && version <= 1) {
            String title = registered.get().title();
            found.add(RegistrationTemplate.finding(Severity.INFORMATION, word.range(),
                    "“" + nid + "” is registered already" + (title.isEmpty() ? "" : ", for “" + title + "”")
                            + ": a new namespace needs another identifier, a revision a higher version"
                            + " (RFC 8141 §5.1, §6.2)",
                    "", List.of()));
        } else if (registered.isEmpty() && !reason.isEmpty()) {
            found.add(RegistrationTemplate.warning(word.range(), reason));
        }
    }
}
