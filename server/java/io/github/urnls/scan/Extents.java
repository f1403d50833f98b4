package io.github.urnls.scan;

import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.lexers.PieceTakers;
import io.github.urnls.format.Passage;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/**
 * Finds the end of a URN, and its kind.
 *
 * @param text    the decoded text of the passage
 * @param at      where the name begins in it
 * @param passage the passage
 * @param opening what stands around the passage
 */
record Extents(String text, int at, Passage passage, Opening opening) {

    /**
     * @param end a decoded offset, exclusive
     */
    record Extent(int end, Kind kind) {}

    /** Names that lack their NSS where they are all that identifies something. */
    private static final Set<String> WITHOUT_NSS = Set.of("urn:isbn:", "urn:issn:", "urn:nbn:", "urn:oid:",
            "urn:uuid:");

    /** A form in words: {@code urn:cts:NAMESPACE:WORK:PASSAGE}. */
    private static final Pattern WORDS = Pattern.compile("urn:[a-z0-9-]+(?::[A-Z]{4,}){2,}+");

    /** Delimits the name. */
    Extent end() {
        Extent extent = whole();
        if (passage.role() == Role.PATTERN) {
            return new Extent(extent.end(), Kind.PATTERN);
        }
        int end = follows("(") ? text.length() : extent.end(); // in a group, or not
        boolean signs = extent.kind() == Kind.URN
                && RegularExpressions.areIn(text, at + 4, end, RegularExpressions.Taker.EXPRESSIONS);
        if (signs && isExpression(end)) { // which is rare
            return new Extent(extent.end(), Kind.PATTERN);
        }
        return extent;
    }

    private boolean isExpression(int end) {
        if (passage.inCode()) {
            return RegularExpressions.areIn(text, at + 4, end, opening.taker())
                    || opening.isRaw() && escape(end, i -> Lookalikes.goesOnAsPattern(text, i)) < end;
        }
        return follows("\"'") && RegularExpressions.areOfCommand(text, at - 1);
    }

    private Extent whole() {
        boolean quoted = opening.isQuoted();
        int proven = passage.role() == Role.PATTERN || Lookalikes.isAnchored(text, at) ? -1
                : new WholeName(text, at).end(passage.inCode());
        if (proven >= 0) {
            return new Extent(proven, Kind.URN);
        }
        boolean piece = passage.extent() == Passage.Extent.PIECE;
        if ((piece || passage.extent() == Passage.Extent.VALUE)
                && (Surroundings.areBlanks(text, 0, at) || isNextItem())) {
            boolean bare = passage.role() == Role.TEXT || passage.role() == Role.KEY;
            Extent whole = value(text.length(), piece, bare, quoted);
            if (whole.kind() == Kind.PREFIX && !passage.inCode() && opening.isIdentifier()
                    && WITHOUT_NSS.contains(text)) {
                return new Extent(whole.end(), Kind.URN);
            }
            Extent extent = compared(withinText(whole), piece);
            if (quoted && !piece && at == 0 && extent.kind() == Kind.URN
                    && holdsOnlyBlanks(extent.end())) {
                return new Extent(text.length(), Kind.URN);
            }
            return extent;
        }
        int closing = Quotes.closing(text, at);
        if (closing >= 0 && Chars.isAt(text, at - 2, "=") && Chars.isAt(text, at - 3, "*^$|~")) {
            return new Extent(closing, Kind.COMPARED); // a selector of CSS: [href^="urn:…"]
        }
        if (closing >= 0) {
            return value(closing, false,
                    !Quotes.isAssigned(text, at) && !Quotes.isTag(text, at), true);
        }
        ProseEnd prose = new ProseEnd(text, at);
        int raw = prose.raw();
        boolean between = follows(":") && text.charAt(raw - 1) == ':'; // joins two parts
        boolean goesOn = (piece || between) && raw == text.length();
        boolean taken = follows("'\"") && PieceTakers.take(text, at - 1);
        boolean quotes = follows("\"'")
                && Chars.isAt(text, Chars.isAt(text, raw, "\\") ? raw + 1 : raw, text.substring(at - 1, at));
        boolean enclosed = taken || quotes || follows("`")
                || text.startsWith("&quot;", at - 6) && text.startsWith("&quot;", raw);
        boolean argument = goesOn && !between && opening.isArgument() && hasNss(raw);
        if (goesOn && !argument || enclosed && text.charAt(raw - 1) == ':'
                || quotes && text.startsWith(" + ", raw + 1)) {
            return new Extent(raw, Kind.PREFIX);
        }
        if (argument) {
            return new Extent(raw, Kind.COMPARED);
        }
        int open = follows("#") ? Chars.indexOf(text, "_'", at, raw) : -1; // concat('#urn:…_', $v)
        if (open >= 0) {
            return new Extent(open + 1, Kind.COMPARED);
        }
        if (taken
                && (Chars.isAt(text, raw - 1, "_-.") || isIncomplete(text.substring(at, raw)))) {
            return new Extent(raw, Kind.COMPARED);
        }
        boolean glob = text.charAt(raw - 1) == '*' && !follows("*")
                && (text.charAt(raw - 2) == ':' || passage.inCode() && passage.role() == Role.TEXT);
        Kind kind = glob || Lookalikes.goesOnAsPattern(text, raw) ? Kind.PATTERN
                : Lookalikes.kind(text, at, raw, passage.inCode());
        if (kind == Kind.PATTERN || kind == Kind.TEMPLATE) {
            return new Extent(raw, kind);
        }
        boolean hyphen = text.charAt(raw - 1) == '-' && Lines.isEnd(text, raw);
        boolean element = Chars.isAt(text, raw - 1, "_/") && raw == text.length() && opening.isBeforeElement();
        if (passage.extent() == Passage.Extent.PROSE && (hyphen || element)) {
            return new Extent(raw, Kind.PREFIX); // goes on in the next line, or in an element
        }
        int end = passage.extent() == Passage.Extent.LIST ? raw : prose.trim(raw);
        return mentioned(end);
    }

    /** What ends at {@code end} in a text that may only mention a namespace. */
    private Extent mentioned(int end) {
        if (WORDS.matcher(text).region(at, end).matches()) {
            return new Extent(end, Kind.TEMPLATE);
        }
        return new Extent(end, hasNss(end) && !endsJoining(end) ? Kind.URN : Kind.PREFIX);
    }

    /**
     * {@code extent} without what belongs to the text around the string of a program. At a backslash that begins an
     * escape which is not read here, the name goes on in a way that is not known.
     */
    private Extent withinText(Extent extent) {
        if (!passage.inCode() || extent.kind() != Kind.URN) {
            return extent;
        }
        int escape = escape(extent.end(), opening::isEscape);
        int closing = closing(escape);
        if (closing < escape && opening.isClosing(text.charAt(closing))) {
            return mentioned(closing);
        }
        return escape == extent.end() ? extent : new Extent(escape, Kind.TEMPLATE);
    }

    /** {@code extent}, if it is a part of names, as a string that a program compares if nothing is joined to it. */
    private Extent compared(Extent extent, boolean piece) {
        boolean alone = piece && extent.kind() == Kind.PREFIX && at == 0 && extent.end() == text.length()
                && !Chars.isAt(text, extent.end() - 1, ":/");
        return alone && opening.isArgument() ? new Extent(extent.end(), Kind.COMPARED) : extent;
    }

    /** The first backslash in {@code [at, end)} that is {@code wanted}, or {@code end}. */
    private int escape(int end, IntPredicate wanted) {
        int backslash = Chars.indexOf(text, '\\', at, end);
        while (backslash >= 0 && !wanted.test(backslash)) {
            backslash = Chars.indexOf(text, '\\', backslash + 1, end);
        }
        return backslash < 0 ? end : backslash;
    }

    /** The first quote in {@code [at, end)}, or bracket that closes what no bracket there opens; or {@code end}. */
    private int closing(int end) {
        int depth = 0;
        for (int i = at + 4; i < end; i++) {
            switch (text.charAt(i)) {
                case '(', '[', '{' -> depth++;
                case ')', ']', '}' -> depth--;
                case '"', '\'', '`', '<', '>' -> depth = -1;
                default -> {
                }
            }
            if (depth < 0) {
                return i;
            }
        }
        return end;
    }

    /**
     * A name at the beginning of a value that ends at {@code limit}.
     *
     * @param piece  whether the value goes on elsewhere
     * @param bare   whether the value may only mention a namespace, so that a name needs an NSS
     * @param quoted whether quotes stand around it
     */
    private Extent value(int limit, boolean piece, boolean bare, boolean quoted) {
        int end = new ValueEnd(text, at, limit).end(blank -> passage.inCode() && blank < ' ' || opening.isText(),
                () -> !passage.inCode() && opening.isIdentifying());
        if (passage.inCode() && end > at + 4 && text.charAt(end - 1) == '\\') {
            end--; // a program within a string of a program: the backslash escapes the quote
        }
        if (end <= at + 4) {
            return new Extent(end, Kind.PREFIX);
        }
        Kind kind = Lookalikes.kind(text, at, end, passage.inCode());
        boolean message = end < limit && Chars.isAt(text, end - 1, ":,") && text.charAt(end) == ' ';
        // The whole value of a constant is a listed name, and a sign behind it.
        boolean slip = passage.inCode() && quoted && end == limit && Chars.isAt(text, end - 1, ".,;")
                && KnownNames.BUILT_IN.find(text.substring(at, end - 1)).isPresent() && opening.isAssigned();
        if (passage.inCode() && !slip && (message || end == limit && text.charAt(end - 1) == ',')
                && hasNss(end - 1)) {
            return new Extent(end - 1, Kind.COMPARED); // a message about it
        }
        boolean goesOn = piece && (end == limit || !hasNss(end));
        boolean constant = endsOpen(end, quoted)
                || (passage.inCode() || opening.isSpan()) && endsJoining(end);
        boolean label = bare || text.startsWith("URN", at) && !passage.isExact() && !passage.inCode(); // of a column
        boolean namespace = Chars.isWordAt(text, at + 4) && !hasNss(end) && (label || opening.isScheme());
        if (kind == Kind.URN && !slip && (goesOn || constant || namespace
                || text.charAt(end - 1) == '-' && !passage.role().isNamespaceName() && opening.isBeginning()
                        && hasNss(end) && isIncomplete(text.substring(at, end)))) {
            kind = Kind.PREFIX;
        }
        return new Extent(end, kind);
    }

    /** Whether {@code name}, which a function looks for, is only the beginning or a part of a name of its namespace. */
    private static boolean isIncomplete(String name) {
        ParsedUrn urn = UrnParser.parse(name);
        return !urn.hasAssignedName() || urn.isValid() && !Namespaces.check(urn).isEmpty();
    }

    /** Whether the part of a joined name behind a second “#” is missing: {@code urn:cen.eu:en16931:2017#compliant#}. */
    private boolean endsJoining(int end) {
        return text.charAt(end - 1) == '#' && Chars.indexOf(text, '#', at, end) < end - 1
                && FamilyTrait.JOINED.isOf(text, at);
    }

    /**
     * Whether the text ends with a character after which a name goes on. It is then a constant from which names are
     * built: {@code urn:example:}, and in programs and texts {@code urn:oid:1.3.6.1.} and {@code urn:isbn:978-}. A
     * constant with an error before its end is checked, because all those names have the error.
     */
    private boolean endsOpen(int end, boolean quoted) {
        char last = text.charAt(end - 1);
        boolean open = last == ':' && !(FamilyTrait.OPEN.isOf(text, at) && hasNss(end - 1))
                || passage.inCode() && (".-_".indexOf(last) >= 0 || last == '+' && ValueEnd.isPublic(text, at)
                        || quoted && ";,".indexOf(last) >= 0)
                || passage.role() == Role.TEXT && last == '-';
        return open && UrnParser.parse(text.substring(at, end)).problems().stream()
                .allMatch(problem -> problem.code().isOfNamespace());
    }

    /**
     * Whether a comma, bar or semicolon stands before it and the value begins with an identifier: {@code urn:…,urn:…}
     * (DASH profiles).
     */
    private boolean isNextItem() {
        return at > 4 && follows(",|;") && ValueEnd.beginsIdentifier(text, 0)
                && !new LargerSyntax(text, at).isInQuery();
    }

    /** Whether anything follows a second colon. Running text may mention {@code urn:isbn} without meaning a name. */
    private boolean hasNss(int end) {
        int nid = at + 4;
        if (text.startsWith(":", nid)) {
            nid++; // one colon too many
        }
        int colon = Chars.indexOf(text, ':', nid, Math.max(nid, end));
        if (colon <= nid || colon >= end - 1) {
            return colon < 0
                    && (isDotted(end) || DeployedNames.find(text.substring(at, end)).isPresent());
        }
        // In {urn:e.id,name:e.name}, the colon belongs to something else.
        return Chars.wordEnd(text, nid, colon, "-_.+~%") == colon;
    }

    /**
     * Whether it is three words or more of three characters or more, with dots between them, that stand alone in
     * quotes, or as the value of an option: no text means that as a namespace, nor as a member of something called
     * {@code urn}.
     */
    private boolean isDotted(int end) {
        boolean last = end == text.length();
        boolean quoted = (at == 0 || follows("\"'`:")) && (last || Chars.isAt(text, end, "\"'`"));
        boolean alone = quoted || isOption() && (last || Chars.isWhitespace(text.charAt(end)));
        int words = 1;
        int start = at + 4;
        for (int i = start; alone && i < end; i++) {
            char c = text.charAt(i);
            if (c == '.') {
                alone = i - start >= 3;
                start = i + 1;
                words++;
            } else {
                alone = Chars.isOfWord(c, "-_");
            }
        }
        return alone && words >= 3 && end - start >= 3;
    }

    /** Whether an option of a command stands before {@code at}, and a blank: {@code -u urn:…}, {@code --uri urn:…}. */
    private boolean isOption() {
        int word = Chars.wordStart(text, at - 1, "-");
        return word > 0 && text.charAt(at - 1) == ' ' && text.charAt(word) == '-'
                && Chars.isWhitespace(text.charAt(word - 1));
    }

    /** Whether one blank or more, and nothing else, follows from {@code from} on. */
    private boolean holdsOnlyBlanks(int from) {
        return from < text.length() && text.substring(from).replace(" ", "").isEmpty();
    }

    /** Whether one of {@code signs} stands directly before the name. */
    private boolean follows(String signs) {
        return Chars.isAt(text, at - 1, signs);
    }
}
