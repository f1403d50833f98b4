package io.github.urnls.scan;

import io.github.urnls.text.Chars;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;

/**
 * The names within a name that is composed of several. It is taken apart only where a specification says so:
 *
 * <ul>
 * <li>{@code NAME#compliant#NAME}, also with other words between, and {@code NAME:extended:NAME}: customizations of
 * invoices (EN 16931-1, BT-24, and the Peppol Policy for use of Identifiers).
 * <li>{@code NAME::Local##NAME::version}: types of documents (the same policy).
 * <li>{@code NAME@my-1} below {@code urn:peppol:pint:}: the invoice of a country (Peppol International Invoice).
 * </ul>
 *
 * <p>
 * The search for names has already left out what stands before a name, such as {@code feature@}, or behind it, such as
 * {@code +notify}.
 */
final class CompositeNames {

    /** More than any specification composes. */
    private static final int MOST = 20;

    private static final String EXTENDED = ":extended:";

    private static final String PINT = "urn:peppol:pint:";

    private final Name whole;
    private final String text;
    private final Specification specification;
    private final List<Name> parts = new ArrayList<>();

    private CompositeNames(Name whole, Specification specification) {
        this.whole = whole;
        this.text = whole.occurrence().text();
        this.specification = specification;
    }

    /** The names within {@code whole}, in the order of the text, without the one by which it is compared. */
    static List<Name> in(Name whole, Specification specification) {
        if (!whole.isUrn() || !isComposed(whole.urn().text())) {
            return List.of();
        }
        CompositeNames names = new CompositeNames(whole, specification);
        names.read();
        return names.parts;
    }

    private static boolean isComposed(String text) {
        for (int i = 0; i < text.length(); i++) { // one pass, since this runs for each name of each document
            char c = text.charAt(i);
            if (c == '#' || c == '@' || c == ':' && text.startsWith(EXTENDED, i)) {
                return true;
            }
        }
        return false;
    }

    private void read() {
        int document = text.indexOf("##");
        int local = document < 0 ? -1 : text.lastIndexOf("::", document);
        if (local < 0) {
            customization(0, text.length());
            return;
        }
        part(0, local);
        int version = text.lastIndexOf("::");
        customization(document + 2, version > document ? version : text.length());
    }

    private void customization(int from, int to) {
        int start = from;
        while (start < to) {
            int hash = Chars.indexOf(text, '#', start, to);
            int end = hash < 0 ? to : hash;
            extension(start, end);
            start = end + 1;
        }
    }

    private void extension(int from, int to) {
        int mark = Chars.indexOf(text, EXTENDED, from, to);
        if (mark < 0 || mark + EXTENDED.length() >= to) {
            specialization(from, to);
            return;
        }
        specialization(from, mark);
        specialization(mark + EXTENDED.length(), to);
    }

    private void specialization(int from, int to) {
        int at = Chars.indexOf(text, '@', from, to);
        if (at > from && text.regionMatches(true, from, PINT, 0, PINT.length())) {
            part(from, at);
        }
        part(from, to);
    }

    private void part(int from, int to) {
        if (parts.size() >= MOST) {
            return;
        }
        boolean isWhole = from == 0 && to >= whole.urn().assignedNameEnd();
        if (isWhole || !Surroundings.isScheme(text, from)) {
            return;
        }
        UrnOccurrence at = whole.occurrence();
        Name part = Name.of(new UrnOccurrence(Kind.PART, at.passage(), at.decoded(), at.start() + from,
                at.start() + to), specification);
        if (part.urn().hasAssignedName()) {
            parts.add(part);
        }
    }
}
