package io.github.urnls.feature;

import io.github.urnls.check.Fix;
import io.github.urnls.namespace.forms.EpcRule;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The two forms of GS1 names since EPCIS 2.0: a URN and a web address (GS1 CBV 2.0 §7; GS1 Digital Link 1.4 §5). A
 * Digital Link does not say how long the company prefix is, so it cannot be turned back into a URN.
 */
public final class Gs1Forms {

    private static final String VOCABULARY = "https://ref.gs1.org/cbv/";

    private static final Map<String, String> KINDS = Map.of("bizstep", "BizStep", "disp", "Disp", "btt", "BTT", "sdt",
            "SDT", "er", "ER", "comp", "Comp");

    private static final Pattern URN = Pattern.compile("urn:epcglobal:cbv:([a-z]+):([A-Za-z0-9_-]+)");

    private static final Pattern ADDRESS = Pattern.compile("https://ref\\.gs1\\.org/cbv/([A-Za-z]+)-([A-Za-z0-9_-]+)");

    /** How far an address may reach on either side of the cursor, in UTF-16 code units. */
    private static final int NEAR = 100;

    private Gs1Forms() {}

    /** The web address that stands for {@code name}. */
    public static Optional<Fix> webForm(Name name) {
        Matcher vocabulary = URN.matcher(name.urn().text());
        if (vocabulary.matches() && KINDS.containsKey(vocabulary.group(1))) {
            return Optional.of(fix("Write it as GS1 Web vocabulary", name,
                    VOCABULARY + KINDS.get(vocabulary.group(1)) + "-" + vocabulary.group(2)));
        }
        boolean whole = name.urn().isValid() && name.urn().nidText().equalsIgnoreCase("epc")
                && name.urn().assignedNameEnd() == name.urn().text().length();
        return Optional.of(name).filter(epc -> whole).flatMap(epc -> EpcRule.digitalLink(epc.urn()))
                .map(link -> fix("Write it as GS1 Digital Link", name, link));
    }

    private static Fix fix(String title, Name name, String text) {
        Span all = new Span(0, name.urn().text().length());
        return new Fix(title, Fix.Safety.REVIEW, name.occurrence().replace(all, text));
    }

    /** The URN for an address of the vocabulary that {@code offset} touches. */
    public static Optional<Fix> urnForm(Document document, int offset) {
        int from = Math.max(0, offset - NEAR);
        String near = document.text(new TextRange(from, Math.min(document.length(), offset + NEAR)));
        for (Matcher found = ADDRESS.matcher(near); found.find();) {
            TextRange range = new TextRange(from + found.start(), from + found.end());
            if (range.touches(offset)) {
                return KINDS.entrySet().stream().filter(kind -> kind.getValue().equals(found.group(1))).findFirst()
                        .map(kind -> new Fix("Write it as a URN", Fix.Safety.REVIEW, List.of(new TextEdit(range,
                                "urn:epcglobal:cbv:" + kind.getKey() + ":" + found.group(2)))));
            }
        }
        return Optional.empty();
    }
}
