package io.github.urnls.check.pairs;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares the name of a YANG or YIN module of the IETF or IANA with the end of its namespace (RFC 8407 §4.9). Others
 * use the prefix for their own modules and follow no rule. So the module or the end of the namespace must begin with
 * {@code ietf-} or {@code iana-}.
 */
final class YangModules implements NamePairs {

    private static final String PREFIX = "urn:ietf:params:xml:ns:yang:";

    /** RFC 7950 §6.2. Anything else is another mistake, or the namespace of something else. */
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][\\w.-]*");

    /** Only comments and white space may stand before a module (RFC 7950 §14). */
    private static final Pattern MODULE = Pattern
            .compile("\\G(?:\\s|\ufeff|//[^\n]*+|/\\*(?:[^*]|\\*(?!/))*+\\*/)*+module\\s++[\"']?([A-Za-z_][\\w.-]*+)");

    /** How far the module is looked for, in UTF-16 code units. */
    private static final int LONGEST_START = 65_536;

    @Override
    public boolean concerns(DocumentSection section) {
        String text = section.text();
        return section
                .hasName(name -> isNamespace(name, text) && !text.contains("module " + end(name) + " "));
    }

    private static boolean isNamespace(Name name, String text) {
        if (!name.isUrn() || !name.urn().text().startsWith(PREFIX) || !IDENTIFIER.matcher(end(name)).matches()) {
            return false;
        }
        return name.passage().role() == Role.DEFINED_NAMESPACE
                || Slot.of(name, text).filter(slot -> slot.element().equals("namespace")).isPresent();
    }

    private static String end(Name name) {
        return name.urn().text().substring(PREFIX.length());
    }

    @Override
    public List<Disagreement> in(DocumentSubject subject) {
        List<Disagreement> found = new ArrayList<>();
        String text = subject.document().text();
        for (Name name : subject.names()) {
            if (isNamespace(name, text)) {
                module(subject.document()).filter(module -> !isVariant(module, name, subject))
                        .flatMap(module -> disagreement(module, name)).ifPresent(found::add);
                return found; // a module has one namespace
            }
        }
        return found;
    }

    /** Whether the module is a changed copy of a published one, such as {@code ietf-netconf-acm-test}. */
    private static boolean isVariant(String module, Name namespace, DocumentSubject subject) {
        return module.startsWith(end(namespace) + "-")
                && subject.options().registry().names().find(namespace.spelling()).isPresent();
    }

    private static Optional<Disagreement> disagreement(String module, Name namespace) {
        String end = end(namespace);
        boolean versioned = end.startsWith(module + "-") && end.substring(module.length() + 1).matches("[0-9.]+");
        if (end.equals(module) || versioned || !isStandard(module) && !isStandard(end)) {
            return Optional.empty();
        }
        String message = "the namespace of the module “" + module + "” should end with its name; it ends with “" + end
                + "” (RFC 8407 §4.9)";
        if (!isStandard(module)) {
            return Optional.of(Disagreement.of(namespace, message));
        }
        return Optional.of(Disagreement.of(namespace, message, "End it with the name of the module", PREFIX + module));
    }

    private static boolean isStandard(String module) {
        return module.startsWith("ietf-") || module.startsWith("iana-");
    }

    private static Optional<String> module(Document document) {
        if (Formats.markup(document).isPresent()) {
            return Schemas.root(document).filter(tag -> tag.localName().equals("module"))
                    .map(tag -> tag.value("name")).filter(name -> !name.isEmpty());
        }
        String text = document.text();
        Matcher module = MODULE.matcher(text.substring(0, Math.min(text.length(), LONGEST_START)));
        return module.find() ? Optional.of(module.group(1)) : Optional.empty();
    }
}
