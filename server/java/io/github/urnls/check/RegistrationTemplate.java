package io.github.urnls.check;

import io.github.urnls.format.Formats;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The request to register a namespace, for someone who writes one: fields that are missing, an identifier that cannot be registered,
 * examples that break the template's own grammar (RFC 8141 §5, §6.4, App. A). Looks at running text, Markdown and reStructuredText, and
 * says nothing of RFCs, whose templates have been through all this.
 */
final class RegistrationTemplate implements Rule.OfDocument {

    private static final int HEAD = 2_000;
    private static final Pattern RFC = Pattern.compile("(?m)^Request for Comments: *\\d");

    @Override
    public String code() {
        return "registration-template";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.WARNING;
    }

    @Override
    public List<Located> check(DocumentSubject subject) {
        Document document = subject.document();
        if (!mayHold(document, subject.options().specification())) {
            return List.of();
        }
        List<Located> found = new ArrayList<>();
        List<Template> templates = Template.in(document.text(), document.lines());
        for (Template template : templates) {
            TemplateFields.check(template, document.text(), found);
            TemplateNid.check(template, document.text(), subject.options().registry(), found);
            TemplateExamples.check(template, subject, found);
        }
        if (templates.isEmpty()) {
            OlderTemplate.check(document, found);
        }
        return found;
    }

    /** {@code registry} and the namespaces that {@code document} itself is about to define: a hint that they are new is no news. */
    static Registry withOwn(Document document, Specification specification, Registry registry) {
        Registry known = registry;
        if (mayHold(document, specification)) {
            for (Template template : Template.in(document.text(), document.lines())) {
                Optional<String> nid = TemplateNid.of(template, document.text());
                known = nid.isPresent() ? known.and(own(nid.get())) : known;
            }
        }
        return known;
    }

    private static Namespace own(String nid) {
        return new Namespace(nid, Namespace.Kind.PRIVATE, false, "", "", List.of(), "", "this document", Optional.empty(),
                Optional.empty());
    }

    /** A quick look, since nearly every document is none of this. */
    private static boolean mayHold(Document document, Specification specification) {
        return specification == Specification.RFC8141 && isReadIn(document) && names(document.text())
                && !RFC.matcher(document.text()).region(0, Math.min(HEAD, document.length())).find();
    }

    /** Whether the field that a template begins with may stand in {@code text}. */
    static boolean names(String text) {
        return text.contains("amespace Identifier") || text.contains("amespace identifier") || text.contains("AMESPACE IDENTIFIER")
                || text.contains("amespace ID");
    }

    /** Whether {@code document} is in a language in which templates are written. */
    static boolean isReadIn(Document document) {
        return Formats.language(document).isProse();
    }

    static Located warning(TemplateValue value, String message, List<Fix> fixes) {
        return new Located(value.range(), Severity.WARNING, message, "", fixes);
    }
}
