package io.github.urnls.check;

import io.github.urnls.text.Chars;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag.Kind;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.xml.OpenElements;
import io.github.urnls.scan.Name;
import io.github.urnls.urn.ReferenceResolution;
import io.github.urnls.urn.UriReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the relative references that are resolved on each base, from the tags of a document. {@code xml:base} holds for
 * its element: its own attributes and all that is in it (XML Base §4). The first {@code base} element of HTML holds for
 * the document (WHATWG HTML §4.2.3). In a JSON Schema it is {@code $id}.
 */
public final class BaseScopes {

    /** The longest base that is looked at, in UTF-16 code units. A longer one is not written by hand. */
    private static final int LONGEST = 500;

    private static final String ID = "\"$id\"";
    private static final Pattern REFERENCE = Pattern.compile("\"\\$ref\"\\s*:\\s*\"([^\"\\\\{}$]*)\"");

    /** A relative reference, and its target on the base: by RFC 3986, and by the draft of 1998. */
    public record ResolvedReference(String reference, String target, String older) {}

    /** The base of the references in one element. */
    private sealed interface Base {

        /** A URN, or what a relative {@code xml:base} on it has made of it. */
        record OfUrn(Name urn, UriReference uri) implements Base {}

        /** No element sets a base: the {@code base} element of HTML counts, or else the address of the document. */
        record OfDocument() implements Base {}

        /** Not a URN, or not known. */
        record Other() implements Base {}
    }

    private final Map<Integer, Name> urns = new HashMap<>();
    private final boolean html;
    private final boolean hypertext;
    private final boolean web;
    private final Map<Name, List<ResolvedReference>> found = new LinkedHashMap<>();
    private final OpenElements<Base> open = new OpenElements<>(new Base.OfDocument());
    private final List<UriReference> ofDocument = new ArrayList<>();
    private Base document = new Base.OfDocument();

    private BaseScopes(List<Name> urns, Markup markup) {
        urns.forEach(urn -> this.urns.put(urn.passage().start(), urn));
        html = markup.isHtml();
        hypertext = markup.isHypertext();
        web = markup.isForBrowsers();
    }

    /** The references on each of {@code urns}. Each URN begins an attribute. URNs without references are left out. */
    public static Map<Name, List<ResolvedReference>> read(Markup markup, List<Name> urns) {
        BaseScopes scopes = new BaseScopes(urns, markup);
        markup.forEach(tag -> scopes.tag(tag.inLowerCase()));
        if (!(scopes.document instanceof Base.OfDocument)) {
            scopes.ofDocument.forEach(reference -> scopes.resolve(reference, scopes.document));
        }
        return scopes.found;
    }

    /**
     * The references in a JSON Schema on {@code base}, the only {@code $id} in it and that of the whole (JSON Schema
     * 2020-12, Core §8.2.1).
     */
    public static List<ResolvedReference> inSchema(String text, Name base) {
        List<ResolvedReference> found = new ArrayList<>();
        UriReference uri = UriReference.parse(base.text());
        int key = text.indexOf(ID);
        int brace = text.lastIndexOf('{', key);
        boolean whole = brace >= 0 && Chars.isBlank(text.substring(0, brace)) && text.lastIndexOf(ID) == key;
        Matcher references = REFERENCE.matcher(text);
        while (whole && uri.toString().length() <= LONGEST && references.find()) {
            UriReference reference = UriReference.parse(references.group(1));
            if (leadsElsewhere(reference)) {
                found.add(resolved(reference, uri));
            }
        }
        return found;
    }

    private void tag(MarkupTag tag) {
        switch (tag.kind()) {
            case OPEN, EMPTY -> start(tag);
            case CLOSE -> open.leave(tag);
        }
    }

    private void start(MarkupTag tag) {
        Base base = open.base();
        if (!html) { // HTML has no xml:base
            base = ofElement(tag, base);
        }
        for (String reference : ReferenceSlots.references(tag, web)) {
            resolve(UriReference.parse(reference), base);
        }
        if (hypertext && document instanceof Base.OfDocument && tag.localName().equals("base")) {
            tag.attribute("href").ifPresent(href -> document = absolute(href));
        }
        if (!html && tag.kind() == Kind.OPEN) {
            open.enter(tag, base);
        }
    }

    private Base ofElement(MarkupTag tag, Base outer) {
        Attribute attribute = tag.attribute("xml:base").orElse(null);
        if (attribute == null || Chars.isBlank(attribute.value())) {
            return outer;
        }
        UriReference value = UriReference.parse(attribute.value().strip());
        if (!value.isRelative()) {
            return absolute(attribute);
        }
        if (outer instanceof Base.OfUrn(Name urn, UriReference uri)) {
            resolve(value, outer);
            return base(urn, value.resolve(uri));
        }
        return new Base.Other();
    }

    private Base absolute(Attribute attribute) {
        Name urn = urns.get(attribute.range().start());
        if (urn == null) {
            return new Base.Other();
        }
        return base(urn, UriReference.parse(urn.text()));
    }

    private static Base base(Name urn, UriReference uri) {
        return uri.toString().length() > LONGEST ? new Base.Other() : new Base.OfUrn(urn, uri);
    }

    private void resolve(UriReference reference, Base base) {
        if (!leadsElsewhere(reference)) {
            return;
        }
        switch (base) {
            case Base.OfUrn(Name urn, UriReference uri) ->
                    found.computeIfAbsent(urn, first -> new ArrayList<>()).add(resolved(reference, uri));
            case Base.OfDocument() -> ofDocument.add(reference);
            case Base.Other() -> {
            }
        }
    }

    /** Whether it needs a base, and does not stay in its document. */
    private static boolean leadsElsewhere(UriReference reference) {
        return reference.isRelative() && !reference.isSameDocument();
    }

    private static ResolvedReference resolved(UriReference reference, UriReference base) {
        return new ResolvedReference(reference.toString(), reference.resolve(base).toString(),
                ReferenceResolution.DRAFT_1998.resolve(reference, base).toString());
    }
}
