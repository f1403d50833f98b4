package io.github.urnls.registration;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Checks a request to register a namespace (RFC 8141 §5, §6.4, App. A): missing fields, an identifier that cannot be
 * registered, examples that break the template's own grammar. Reads running text, Markdown and reStructuredText, but no
 * RFCs, whose templates have been reviewed.
 */
public final class RegistrationTemplate extends NamedRule implements Rule.OfDocument {

    private static final String CODE = "registration-template";

    private static final int HEAD = 2_000;
    private static final Pattern RFC = Pattern.compile("(?m)^Request for Comments: *\\d");

    public RegistrationTemplate() {
        super(CODE, Group.NAMESPACE, Severity.WARNING,
                "A registration template that lacks something, or breaks its own rules.",
                "; information for a registered namespace and for the template of RFC 3406");
    }

    @Override
    public boolean concerns(DocumentSection section) {
        return Formats.language(section.document()).isProse() && names(section.text());
    }

    /** Adds the namespaces that the document defines, so that they are not reported as unregistered. */
    @Override
    public DocumentSubject prepare(DocumentSubject subject) {
        Document document = subject.document();
        CheckOptions options = subject.options();
        if (options.off().contains(CODE) || !mayHold(document, options.specification())) {
            return subject;
        }
        Registry known = options.registry();
        for (Template template : Template.in(document)) {
            Optional<String> nid = TemplateNid.of(template);
            if (nid.isPresent()) {
                known = known.and(own(nid.get()));
            }
        }
        return subject.with(known);
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        Document document = subject.document();
        if (!mayHold(document, subject.options().specification())) {
            return List.of();
        }
        List<Finding> found = new ArrayList<>();
        List<Template> templates = Template.in(document);
        for (Template template : templates) {
            TemplateFields.check(template, found);
            TemplateNid.check(template, subject.options().registry(), found);
            TemplateExamples.check(template, subject, found);
        }
        if (templates.isEmpty()) {
            OlderTemplate.check(document, found);
        }
        return found;
    }

    private static Namespace own(String nid) {
        return new Namespace(nid, Namespace.Kind.PRIVATE, false, "", "", List.of(), "", "this document");
    }

    private static boolean mayHold(Document document, Specification specification) {
        return specification == Specification.RFC8141
                && !RFC.matcher(document.text()).region(0, Math.min(HEAD, document.length())).find();
    }

    /** Whether {@code text} may hold the field that begins a template. */
    private static boolean names(String text) {
        return text.contains("amespace Identifier") || text.contains("amespace identifier")
                || text.contains("AMESPACE IDENTIFIER")
                || text.contains("amespace ID");
    }

    static Finding warning(TextRange range, String message) {
        return finding(Severity.WARNING, range, message, "", List.of());
    }

    /** A warning. If there is a {@code better} text, its fix writes that in place of {@code value}. */
    static Finding warning(TemplateValue value, String message, Optional<String> better) {
        TextRange range = value.range();
        return finding(Severity.WARNING, range, message, "",
                better.map(text -> new Fix("Write “" + text + "”", new TextEdit(range, text)))
                        .stream()
                        .toList());
    }

    static Finding finding(Severity severity, TextRange range, String message, String urn, List<Fix> fixes) {
        return new Finding(CODE, severity, range, message, urn, fixes);
    }
}
