package io.github.urnls.check.pairs;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.scan.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * {@code CustomizationID} and {@code ProfileID} of a document of Peppol: the transaction must belong to the business
 * process. Names that are not in the list, such as those of national extensions, are not checked.
 */
final class PeppolProfiles implements NamePairs {

    private static final String BIS = "urn:fdc:peppol.eu:poacc:bis:";
    private static final String TRANSACTION = "urn:fdc:peppol.eu:poacc:trns:";
    private static final String BILLING = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:";

    /**
     * The profiles of each customization. From OpenPEPPOL/poacc-upgrade-3, {@code rules/buildconfig.xml};
     * OpenPEPPOL/peppol-bis-invoice-3, {@code structure/syntax}; OpenPeppol code lists 9.7, document types.
     */
    private static final Map<String, Set<String>> PROFILES = Map.ofEntries(
            Map.entry(BILLING + "billing:3.0", Set.of("urn:fdc:peppol.eu:2017:poacc:billing:01:1.0")),
            Map.entry(BILLING + "selfbilling:3.0", Set.of("urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0")),
            transaction("order", "order_only", "ordering", "advanced_ordering"),
            transaction("order_response", "ordering"),
            transaction("order_agreement", "order_agreement"),
            transaction("order_change", "advanced_ordering"),
            transaction("order_cancellation", "advanced_ordering"),
            transaction("order_response_advanced", "advanced_ordering"),
            transaction("catalogue", "catalogue_only", "catalogue_wo_response"),
            transaction("catalogue_response", "catalogue_only"),
            transaction("punch_out", "punch_out"),
            transaction("despatch_advice", "despatch_advice"),
            transaction("invoice_response", "invoice_response"),
            transaction("mlr", "mlr"));

    private static final Set<String> KNOWN = PROFILES.values().stream().flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    /** The text between the two. In UBL one follows the other; elsewhere they may belong to different documents. */
    private static final Pattern BETWEEN = Pattern
            .compile("\\s*</([\\w.-]+:)?CustomizationID\\s*>\\s*<([\\w.-]+:)?ProfileID(\\s[^<>]*)?>\\s*");

    private static final int MOST_BETWEEN = 300;

    private static Map.Entry<String, Set<String>> transaction(String name, String... profiles) {
        return Map.entry(TRANSACTION + name + ":3",
                Set.of(profiles).stream().map(profile -> BIS + profile + ":3")
                        .collect(Collectors.toUnmodifiableSet()));
    }

    /** One of the two alone is enough, since a section may end between them. */
    @Override
    public boolean concerns(DocumentSection section) {
        List<Name> names = section.names();
        for (int i = 0; i < names.size(); i++) { // a loop, since each section of a large document is asked
            String text = names.get(i).urn().text();
            if (!text.startsWith("urn:fdc:peppol.eu:") && !text.startsWith("urn:cen.eu:")) {
                continue;
            }
            boolean first = PROFILES.containsKey(text) && i == names.size() - 1;
            boolean last = KNOWN.contains(text) && i == 0;
            boolean pair = i > 0 && disagrees(names.get(i - 1).urn().text(), text);
            if (first || last || pair) {
                return true;
            }
        }
        return false;
    }

    private static boolean disagrees(String customization, String profile) {
        return KNOWN.contains(profile) && PROFILES.containsKey(customization)
                && !PROFILES.get(customization).contains(profile);
    }

    @Override
    public List<Disagreement> in(DocumentSubject subject) {
        List<Disagreement> found = new ArrayList<>();
        List<Name> names = subject.names();
        for (int i = 1; i < names.size(); i++) {
            disagreement(names.get(i - 1), names.get(i), subject.document().text()).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Disagreement> disagreement(Name customization, Name profile, String text) {
        String wanting = customization.occurrence().text();
        int from = customization.range().end();
        int to = profile.range().start();
        if (!disagrees(wanting, profile.occurrence().text()) || to - from > MOST_BETWEEN
                || !BETWEEN.matcher(text.substring(from, to)).matches()) {
            return Optional.empty();
        }
        List<String> profiles = PROFILES.get(wanting).stream().sorted().toList();
        String message = "wrong profile: use "
                + profiles.stream().map(one -> "“" + one + "”").collect(Collectors.joining(" or "))
                + ", for the customization “" + wanting + "” (Peppol BIS 3, ProfileID)";
        if (profiles.size() > 1) {
            return Optional.of(Disagreement.of(profile, message));
        }
        return Optional.of(
                Disagreement.of(profile, message, "Use the profile of the customization", profiles.getFirst()));
    }
}
