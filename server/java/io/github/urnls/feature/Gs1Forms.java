package io.github.urnls.feature;

import io.github.urnls.check.Fix;
import io.github.urnls.namespace.forms.EpcRule;
import io.github.urnls.namespace.forms.Gs1Key;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The two forms of GS1 names since EPCIS 2.0: a URN and a web address (GS1 CBV 2.0 §7; GS1 Digital Link 1.4 §5).
 */
public final class Gs1Forms {

    private static final String VOCABULARY = "https://ref.gs1.org/cbv/";

    private static final Map<String, String> KINDS = Map.of("bizstep", "BizStep", "disp", "Disp", "btt", "BTT", "sdt",
            "SDT", "er", "ER", "comp", "Comp");

    private static final Pattern URN = Pattern.compile("urn:epcglobal:cbv:([a-z]+):([A-Za-z0-9_-]+)");

    private static final Pattern TERM = Pattern.compile("https://ref\\.gs1\\.org/cbv/([A-Za-z]+)-([A-Za-z0-9_-]+)");
    private static final Pattern ADDRESS = Pattern.compile("https?://[^\\s\"'<>/]+/[^\\s\"'<>]+");

    /** How far an address may reach on either side of the cursor, in UTF-16 code units. */
    private static final int NEAR = 300;

    private Gs1Forms() {}

    /** The web address that stands for {@code name}. */
    public static Optional<Fix> webForm(Name name) {
        Matcher vocabulary = URN.matcher(name.urn().text());
        if (vocabulary.matches() && KINDS.containsKey(vocabulary.group(1))) {
            return Optional.of(fix("Write it as GS1 Web vocabulary", name,
                    VOCABULARY + KINDS.get(vocabulary.group(1)) + "-" + vocabulary.group(2)));
        }
        boolean whole = name.urn().isValid() && isEpc(name.urn())
                && name.urn().assignedNameEnd() == name.urn().text().length();
        return Optional.of(name).filter(epc -> whole).flatMap(epc -> EpcRule.key(epc.urn()))
                .map(key -> fix("Write it as GS1 Digital Link", name, key.digitalLink()));
    }

    private static boolean isEpc(ParsedUrn urn) {
        return urn.nidText().equalsIgnoreCase("epc");
    }

    private static Fix fix(String title, Name name, String text) {
        return new Fix(title, name.occurrence().replace(text));
    }

    /**
     * The URNs for an address of GS1 that {@code offset} touches. A Digital Link does not say how long its company
     * prefix is: that of a name in the document is taken, otherwise there is one URN for each length.
     */
    public static List<Fix> urnForms(Document document, int offset, Supplier<List<Name>> names) {
        int from = Math.max(0, offset - NEAR);
        int to = Math.min(document.length(), offset + NEAR);
        String near = document.text(new TextRange(from, to));
        for (Matcher found = ADDRESS.matcher(near); found.find();) {
            TextRange range = new TextRange(from + found.start(), from + found.end());
            boolean isWhole = range.end() < to || to == document.length();
            if (range.touches(offset) && isWhole) {
                return urnForms(found.group(), range, names.get());
            }
        }
        return List.of();
    }

    private static List<Fix> urnForms(String address, TextRange range, List<Name> names) {
        Matcher term = TERM.matcher(address);
        if (term.matches()) {
            return KINDS.entrySet().stream().filter(kind -> kind.getValue().equals(term.group(1)))
                    .map(kind -> fix("Write it as a URN", range,
                            "urn:epcglobal:cbv:" + kind.getKey() + ":" + term.group(2)))
                    .toList();
        }
        Map<String, String> epcs = Gs1Key.names(address);
        Set<String> known = names.stream().map(Name::urn).filter(Gs1Forms::isEpc)
                .flatMap(urn -> EpcRule.key(urn).stream()).map(Gs1Key::companyPrefix).filter(epcs::containsKey)
                .collect(Collectors.toSet());
        return epcs.entrySet().stream().filter(epc -> known.isEmpty() || known.contains(epc.getKey()))
                .filter(epc -> Namespaces.check(UrnParser.parse(epc.getValue())).isEmpty())
                .map(epc -> fix("Write it as a URN, with the company prefix " + epc.getKey(), range,
                        epc.getValue()))
                .toList();
    }

    private static Fix fix(String title, TextRange range, String text) {
        return new Fix(title, new TextEdit(range, text));
    }
}
