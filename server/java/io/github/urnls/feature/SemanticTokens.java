package io.github.urnls.feature;

import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.PercentEncoding.Run;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnPart.AuthorityId;
import io.github.urnls.urn.UrnPart.Delimiter;
import io.github.urnls.urn.UrnPart.ElementId;
import io.github.urnls.urn.UrnPart.FComponent;
import io.github.urnls.urn.UrnPart.Nid;
import io.github.urnls.urn.UrnPart.Nss;
import io.github.urnls.urn.UrnPart.QComponent;
import io.github.urnls.urn.UrnPart.RComponent;
import io.github.urnls.urn.UrnPart.Scheme;
import io.github.urnls.urn.UrnPart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The parts of URNs for coloring. Whole names have tokens, right or wrong. So have beginnings of names and the fixed
 * part of a template. A regular expression has none, since its language colors it. There are no modifiers: none of the
 * protocol fits a part of a name.
 */
public final class SemanticTokens {

    /**
     * The type of a token. Each is named after a token type of LSP 3.17 that themes color by default. The order is that
     * of {@link #legend}.
     */
    public enum Type {
        /** {@code urn}: the same word in every name. */
        SCHEME("keyword"),
        /** The NID, which in most themes has the color of packages. */
        NID("namespace"),
        /** The NSS, or the ElementID of the 1995 proposal, in the color of the string around it. */
        NSS("string"),
        /** The AuthorityID of the 1995 proposal (§2.2). */
        AUTHORITY_ID("type"),
        /** The r- or the q-component: parameters, as RFC 8141 §2.3.1 and §2.3.2 call them. */
        PARAMETERS("parameter"),
        /** The f-component: a part of the named resource (RFC 8141 §2.3.3). */
        F_COMPONENT("property"),
        /** A delimiter between the parts. The colons and slashes within the NSS belong to the NSS. */
        DELIMITER("operator"),
        /** Percent-encoded bytes (RFC 3986 §2.1). Neighbors are one token. */
        OCTETS("number");

        private final String id;

        Type(String id) {
            this.id = id;
        }

        /** The token type of the protocol, for example {@code namespace}. */
        public String id() {
            return id;
        }
    }

    /** One range to color; never empty, and on one line. */
    public record Token(TextRange range, Type type) {}

    private final LineIndex lines;
    private final TextRange range;
    private final List<Token> tokens = new ArrayList<>();

    private SemanticTokens(LineIndex lines, TextRange range) {
        this.lines = lines;
        this.range = range;
    }

    /** The token types in the protocol's names; a type stands at its {@link Enum#ordinal}. */
    public static List<String> legend() {
        return Arrays.stream(Type.values()).map(Type::id).toList();
    }

    /** Every token that overlaps {@code range}, in the order of the text and without overlaps. */
    public static List<Token> in(Document document, Iterable<Name> names, TextRange range) {
        SemanticTokens found = new SemanticTokens(document.lines(), range);
        for (Name name : names) {
            if (name.kind() != UrnOccurrence.Kind.PATTERN && name.range().overlaps(range)) {
                found.name(name);
            }
        }
        return found.tokens;
    }

    private void name(Name name) {
        UrnOccurrence occurrence = name.occurrence();
        String text = name.urn().text();
        for (UrnPart part : name.urn().parts()) {
            Span span = part.span();
            Type type = switch (part) {
                case Scheme scheme -> Type.SCHEME;
                case Nid nid -> Type.NID;
                case Delimiter delimiter -> Type.DELIMITER;
                case Nss nss -> Type.NSS;
                case AuthorityId authority -> Type.AUTHORITY_ID;
                case ElementId element -> Type.NSS;
                case RComponent r -> Type.PARAMETERS;
                case QComponent q -> Type.PARAMETERS;
                case FComponent f -> Type.F_COMPONENT;
            };
            if (type == Type.NID) { // nothing is percent-encoded in it
                token(occurrence, span.start(), span.end(), type);
            } else {
                withOctets(occurrence, text, span, type);
            }
        }
    }

    private void withOctets(UrnOccurrence occurrence, String text, Span span, Type type) {
        int at = span.start();
        for (Run run = PercentEncoding.nextRun(text, at); run != null
                && run.end() <= span.end(); run = PercentEncoding.nextRun(text, at)) {
            token(occurrence, at, run.start(), type);
            token(occurrence, run.start(), run.end(), Type.OCTETS);
            at = run.end();
        }
        token(occurrence, at, span.end(), type);
    }

    /** Adds a token on each line of a part that spans lines. The line breaks belong to no token. */
    private void token(UrnOccurrence occurrence, int start, int end, Type type) {
        TextRange whole = occurrence.range(new Span(start, end));
        if (isOnOneLine(whole)) {
            add(whole.start(), whole.end(), type);
            return;
        }
        int from = whole.start();
        int to = from;
        for (int at = start; at < end; at++) {
            TextRange character = occurrence.range(new Span(at, at + 1));
            boolean visible = isOnOneLine(character);
            if (!visible || character.start() > to) {
                add(from, to, type);
                from = visible ? character.start() : character.end();
            }
            to = character.end();
        }
        add(from, to, type);
    }

    private boolean isOnOneLine(TextRange place) {
        return place.end() <= lines.lineEnd(lines.lineOf(place.start()));
    }

    private void add(int start, int end, Type type) {
        TextRange place = new TextRange(start, end);
        if (start < end && place.overlaps(range)) {
            tokens.add(new Token(place, type));
        }
    }
}
