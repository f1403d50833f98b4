package io.github.urnls.namespace;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The web addresses of the texts that define names. Addresses are only built; nothing is fetched. */
public final class DefiningTexts {

    private static final Pattern RFC = Pattern
            .compile("RFC ([0-9]+)(?:,? (?:section |§)([0-9A-Z]+(?:\\.[0-9]+)*+))?(?![0-9]).*");
    private static final Pattern XEP = Pattern.compile("XEP-([0-9]{4})(?![0-9]).*");

    private static final Map<String, String> ADDRESSES = Tables.byKey("texts.tsv", row -> row[1]);

    private DefiningTexts() {}

    /** The web address of the text {@code source}, with its section if {@code source} has one. */
    public static Optional<String> address(String source) {
        Matcher rfc = RFC.matcher(source);
        if (rfc.matches()) {
            String section = rfc.group(2);
            String text = "https://www.rfc-editor.org/rfc/rfc" + rfc.group(1);
            if (section == null) {
                return Optional.of(text);
            }
            return Optional.of(text + (Character.isLetter(section.charAt(0)) ? "#appendix-" : "#section-") + section);
        }
        Matcher xep = XEP.matcher(source);
        if (xep.matches()) {
            return Optional.of("https://xmpp.org/extensions/xep-" + xep.group(1) + ".html");
        }
        return ADDRESSES.entrySet().stream().filter(text -> source.startsWith(text.getKey())).findFirst()
                .map(Map.Entry::getValue);
    }
}
