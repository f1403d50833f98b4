package io.github.urnls.namespace;

import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnParser;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where names can be looked up on the web. Addresses are only built, from {@code resolvers.tsv} and the user's registry
 * files; nothing is fetched.
 */
public final class Resolvers {

    /**
     * Where one name can be looked up.
     *
     * @param address a web address
     * @param title   who answers there
     * @param source  where that is written
     */
    public record Resolution(String address, String title, String source) {}

    private record Entry(String nid, Pattern pattern, String template, String title, String source) {}

    private static final List<Entry> ENTRIES = Tables.rows("resolvers.tsv").stream()
            .map(row -> new Entry(row[0], Pattern.compile(row[1]), row[2], row[3], row[4])).toList();

    private Resolvers() {}

    /** Where a valid {@code urn} can be looked up. The user's own registry comes first. */
    public static Optional<Resolution> find(ParsedUrn urn, Registry registry) {
        if (!urn.isValid() || urn.text().length() > NssPattern.LONGEST) {
            return Optional.empty();
        }
        // The 1995 proposal §2.2.1 allows and ignores white space in a name; an address cannot hold it.
        if (urn.text().chars().anyMatch(Character::isWhitespace)) {
            return of(UrnParser.parse(Normalization.normalize(urn), urn.specification()), registry);
        }
        return of(urn, registry);
    }

    private static Optional<Resolution> of(ParsedUrn urn, Registry registry) {
        Optional<Resolution> own = registry.find(urn.nidText()).flatMap(namespace -> own(urn, namespace));
        if (own.isPresent()) {
            return own;
        }
        for (Entry entry : ENTRIES) {
            if (entry.nid().equalsIgnoreCase(urn.nidText())) {
                Matcher matcher = entry.pattern().matcher(urn.nssText());
                if (matcher.matches()) {
                    return Optional.of(new Resolution(address(entry.template(), urn, matcher),
                            fill(entry.title(), matcher), entry.source()));
                }
            }
        }
        return Optional.empty();
    }

    /** By the link with the longest beginning. */
    private static Optional<Resolution> own(ParsedUrn urn, Namespace namespace) {
        String title = namespace.title().isEmpty() ? namespace.nid() : namespace.title();
        return namespace.links().stream()
                .filter(link -> urn.nssText().startsWith(link.beginning()) && link.address().startsWith("https://"))
                .max(Comparator.comparingInt(link -> link.beginning().length()))
                .map(link -> new Resolution(address(link.address(), urn, null), title, namespace.source()));
    }

    /**
     * Fills a template. A template with {@code {urn}} leads to a resolution service, which gets the r-component with
     * the name (RFC 8141 §2.3.1). The q-component becomes the query of an address that has none (§2.3.2), and the
     * f-component its fragment (§2.3.3).
     */
    private static String address(String template, ParsedUrn urn, @Nullable Matcher matcher) {
        String withR = urn.assignedNameText() + part(urn.rComponent(), "?+", urn);
        // A triplet of the NSS is the same triplet in an address. But the whole URN is text to a service, so its “%” is
        // encoded.
        String address = fill(template, matcher)
                .replace("{nss}", PercentEncoding.encodeOnly("?#", urn.nssText()))
                .replace("{urn}", PercentEncoding.encodeOnly("%?#", withR));
        if (!address.contains("?")) {
            address += part(urn.qComponent(), "?", urn);
        }
        return address + part(urn.fComponent(), "#", urn);
    }

    /** A component behind {@code mark}; the empty string if it is missing or empty. */
    private static String part(Optional<Span> span, String mark, ParsedUrn urn) {
        return span.filter(found -> !found.isEmpty()).map(found -> mark + found.in(urn.text())).orElse("");
    }

    private static String fill(String template, @Nullable Matcher matcher) {
        String filled = template;
        for (int group = 1; matcher != null && group <= matcher.groupCount(); group++) {
            String value = Objects.requireNonNullElse(matcher.group(group), "");
            filled = filled.replace("{" + group + "}", PercentEncoding.encodeOnly("?#", value));
        }
        return filled;
    }
}
