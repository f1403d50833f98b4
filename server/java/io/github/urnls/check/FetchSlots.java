package io.github.urnls.check;

import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.urn.Normalization;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The attributes of HTML and SVG whose target a browser opens or fetches (WHATWG HTML §4, SVG 2 §16). {@code cite},
 * {@code itemid} and a {@code link} that describes something hold names and do not count.
 */
public final class FetchSlots {

    private static final Set<String> LINKING = Set.of("a area link image use script feimage".split(" "));

    private static final Map<String, Set<String>> ELEMENTS = Map.of(
            "href", LINKING, "xlink:href", LINKING,
            "src", Set.of("img script iframe frame embed source track video audio input".split(" ")),
            "data", Set.of("object"), "poster", Set.of("video"), "action", Set.of("form"),
            "formaction", Set.of("button", "input"));

    /**
     * Prefixes of HTML and SVG. With another prefix an element may mean something else, such as {@code h:form} of
     * Facelets.
     */
    private static final Set<String> PREFIXES = Set.of("html", "xhtml", "svg");

    /** Link types that make a browser fetch what a {@code link} points at (WHATWG HTML §4.6.7). */
    private static final Set<String> FETCHED = Set
            .of(("stylesheet icon apple-touch-icon mask-icon manifest preload modulepreload prefetch "
                    + "dns-prefetch preconnect").split(" "));

    /**
     * Attributes that make a statement about what the {@code href} of their element names (RDFa 1.1 Core §5, WHATWG
     * HTML §5.2).
     */
    private static final List<String> STATEMENTS = List.of("property", "typeof", "about", "resource", "itemprop");

    private FetchSlots() {}

    /** The attributes of {@code tag} that a browser follows or fetches. The names in {@code tag} are in lower case. */
    public static List<Attribute> in(MarkupTag tag) {
        if (tag.name().contains(":") && !PREFIXES.contains(tag.prefix())) {
            return List.of();
        }
        return ELEMENTS.entrySet().stream().filter(slot -> slot.getValue().contains(tag.localName()))
                .flatMap(slot -> tag.attribute(slot.getKey()).stream())
                .filter(attribute -> !attribute.name().endsWith("href") || isFollowed(tag)).toList();
    }

    private static boolean isFollowed(MarkupTag tag) {
        return !isStatement(tag) && (!tag.localName().equals("link") || isFetched(tag.value("rel")));
    }

    private static boolean isFetched(String rel) {
        return Arrays.stream(Normalization.fold(rel).split("\\s+")).anyMatch(FETCHED::contains);
    }

    private static boolean isStatement(MarkupTag tag) {
        return STATEMENTS.stream().anyMatch(name -> tag.attribute(name).isPresent())
                || tag.value("rel").contains(":") || tag.value("rev").contains(":");
    }
}
