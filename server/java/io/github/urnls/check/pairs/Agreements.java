package io.github.urnls.check.pairs;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Severity;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A name and another place of its document that say the same in two ways, such as the number of an object in its URN
 * and in the element beside it. What belongs together is data: {@code agreements.tsv}.
 */
final class Agreements implements NamePairs {

    /** The longest tag before a name, and how far before it its parent may begin, in UTF-16 code units. */
    private static final int LONGEST = 1500;

    /** How far from the name an element or member beside it may be, in UTF-16 code units. */
    private static final int NEAR = 600;

    /** How much of the beginning of a document is looked at, in UTF-16 code units. */
    private static final int START = 65_536;

    /** A list: that of all known names. */
    private static final String KNOWN = "known";

    private static final Pattern TAG = Pattern.compile("<(/?)([\\w:.-]++)[^<>]*?(/?)>");
    private static final String TAG_START = "<(?:[\\w.-]+:)?(?:";
    private static final Pattern ELEMENT = Pattern.compile("[\\w|]+");
    private static final Pattern UNREAD = Pattern.compile("<!(?:--|\\[CDATA\\[)");

    private static final MatchResult NOTHING = ELEMENT.matcher("");

    /** The table by namespaces, read on first need: a server that starts reads none. */
    private static volatile @Nullable Map<String, List<String[]>> table;
    private static final Map<String, List<Row>> ROWS = new ConcurrentHashMap<>();

    /** Where the other place is, seen from the name. */
    private enum Side {
        /** There is none: the place of the name is enough. */
        NONE,
        /** Right behind the value that the name is in. */
        NEXT,
        /** In the element around that of the name. */
        SIBLING,
        /** The tag of that element. */
        PARENT,
        /** The link right before the name, which is what is wrong. */
        LINK,
        /** In the first {@link #START} characters of the document. */
        BEGINNING,
        /** In the address of the document. */
        PATH
    }

    /**
     * What belongs together.
     *
     * @param names  the names it is about
     * @param place  what stands right before them
     * @param beside the other place
     * @param list   the list that the values come from, and the key in it; empty if there is none
     * @param write  what may stand in place of the name, with blanks between; empty if nothing can be said
     * @param fits   what agrees besides, with blanks between; {@code copy} stands for a known name that the wanted one
     *               begins with
     */
    private record Row(Pattern names, Pattern place, Side side, Pattern beside, String list, String write, String fits,
            Severity severity, String message) {

        static Row of(String[] cells) {
            return new Row(Pattern.compile(cells[1]), Pattern.compile("(?:" + start(cells[2]) + ")\\z"),
                    Side.valueOf(cells[3]), Pattern.compile(start(cells[4]) + cells[5]), cells[6], cells[7], cells[8],
                    Severity.byId(cells[9]).orElseThrow(), cells[10] + " (" + cells[11] + ")");
        }

        /** The text before a value: of an element, an attribute of it, or a member of JSON; else a pattern. */
        private static String start(String place) {
            int attribute = place.indexOf("/@");
            if (attribute > 0) {
                return TAG_START + place.substring(0, attribute) + ")\\s(?:[^<>]*[\\s:])?(?:"
                        + place.substring(attribute + 2) + ")\\s*=\\s*[\"']";
            }
            if (place.startsWith("\"")) {
                return place + "\\s*:\\s*\"";
            }
            return ELEMENT.matcher(place).matches() ? TAG_START + place + ")(?:\\s[^<>]*)?>\\s*" : place;
        }

        boolean isAbout(Name name, String text) {
            Passage passage = name.passage();
            int start = passage.start();
            String value = name.occurrence().decoded().text();
            return names.matcher(name.text()).matches() && passage.role() != Role.COMMENT
                    && !passage.inCode()
                    && (side == Side.LINK || Chars.skipSpace(value, 0) == name.occurrence().start()
                            && Chars.skipSpace(value, name.occurrence().end()) == value.length())
                    && place.matcher(before(text, start)).find();
        }

        /** The tag before {@code start}, as far as it is written, and the one before it; else some characters. */
        private static String before(String text, int start) {
            String near = Chars.textBefore(text, start, LONGEST);
            int tag = near.lastIndexOf('<', near.length() - 2);
            int from = tag < 0 ? near.length() - NEAR : near.lastIndexOf('<', tag - 1);
            return near.substring(Math.max(0, from));
        }

        /** The other place as seen from {@code name}; null if there is none. */
        @Nullable
        MatchResult find(Name name, String text, Document document) {
            TextRange value = name.passage().range();
            Matcher found = beside.matcher(side == Side.PATH ? document.uri() : text);
            return switch (side) {
                case NEXT -> found.region(value.end(), text.length()).lookingAt() ? found : null;
                case SIBLING, PARENT -> inParent(found, value, text);
                case LINK -> found.region(Math.max(value.start(), name.range().start() - NEAR), name.range().start())
                        .find() ? found : null;
                case BEGINNING -> found.region(0, Chars.limit(text, START)).find() ? found : null;
                default -> found.find() ? found : null;
            };
        }

        private @Nullable MatchResult inParent(Matcher found, TextRange value, String text) {
            int from = Math.max(0, value.start() - (side == Side.PARENT ? LONGEST : NEAR));
            int to = Chars.limit(text, value.end() + NEAR);
            Deque<MatchResult> open = new ArrayDeque<>();
            Matcher tag = TAG.matcher(text).region(from, value.start());
            while (tag.find()) {
                if (!tag.group(1).isEmpty()) {
                    open.poll();
                } else if (tag.group(3).isEmpty()) {
                    open.push(tag.toMatchResult());
                }
            }
            open.poll(); // the element of the name
            if (!open.isEmpty()) {
                from = open.peek().start();
                int end = Chars.indexOf(text, "</" + open.peek().group(2) + ">", value.end(), to);
                to = end < 0 ? to : end;
            }
            found.region(from, to);
            boolean is = side == Side.SIBLING ? found.find() : !open.isEmpty() && found.lookingAt();
            return is ? found : null;
        }

        /** Whether the row says anything of {@code name}, which is known or not. */
        boolean judges(Name name, MatchResult found, boolean known) {
            boolean copy = fits.endsWith("copy") && filled(write, name, found).startsWith(name.text() + "-");
            return known ? !copy : !list.equals(KNOWN);
        }

        /** What is wrong with {@code name} beside what was {@code found}; empty if they agree. */
        Optional<Disagreement> disagreement(Name name, MatchResult found) {
            String text = name.text();
            String value = Values.ALL.getOrDefault(filled(list, name, found), "");
            if (value.isEmpty() && !list.isEmpty() && !list.equals(KNOWN)) {
                return Optional.empty();
            }
            List<String> wanted = Stream.of(filled(write, name, found).replace("{list}", value).split(" "))
                    .filter(one -> !one.isEmpty()).toList();
            if (wanted.contains(text) || List.of(filled(fits, name, found).split(" ")).contains(text)) {
                return Optional.empty();
            }
            String said = filled(message, name, found).replace("{list}", value).replace("{write}",
                    wanted.stream().map(one -> "“" + one + "”").collect(Collectors.joining(" or ")));
            TextRange wrong = side == Side.LINK ? new TextRange(found.start(), found.end()) : name.range();
            List<Fix> fixes = wanted.stream().filter(one -> message.contains("{write}"))
                    .map(one -> new Fix("Replace with “" + one + "”",
                            side == Side.LINK ? new TextEdit(wrong, one) : name.occurrence().replace(one)))
                    .toList();
            return Optional.of(new Disagreement(wrong, text, severity, said, fixes));
        }

        /** {@code text} with what the groups of both patterns hold in place of their marks in braces. */
        private String filled(String text, Name name, MatchResult found) {
            Matcher parts = names.matcher(name.text());
            return parts.matches() ? NssPattern.filled(NssPattern.filled(text, '1', parts), 'a', found) : text;
        }
    }

    /** Read on first need: only what is wrong needs it. */
    private static final class Values {

        private static final Map<String, String> ALL = Tables.byKey("agreeing-values.tsv", row -> row[1]);
    }

    /** What there is about the namespace of {@code name}. */
    private static List<Row> rows(Name name) {
        String nid = Normalization.fold(name.urn().nidText());
        Map<String, List<String[]>> known = table;
        if (known == null) {
            known = Tables.groups(Tables.rows("agreements.tsv"), row -> row[0]);
            table = known;
        }
        List<String[]> cells = known.get(nid);
        return cells == null || !name.isUrn() ? List.of()
                : ROWS.computeIfAbsent(nid, first -> cells.stream().map(Row::of).toList());
    }

    /** {@code text} with blanks in place of its comments and CDATA sections. */
    private static String withoutComments(String text) {
        Matcher opening = UNREAD.matcher(text);
        if (!opening.find()) {
            return text; // no copy of a large document
        }
        StringBuilder all = new StringBuilder(text);
        int at = opening.start();
        while (at >= 0) {
            int end = Lines.behind(text, opening.group().equals("<!--") ? "-->" : "]]>", at);
            for (int i = at; i < end; i++) {
                all.setCharAt(i, ' ');
            }
            at = opening.find(end) ? opening.start() : -1;
        }
        return all.toString();
    }

    /** What lies outside the section may disagree. */
    @Override
    public boolean concerns(DocumentSection section) {
        String text = "";
        for (Name name : section.names()) {
            for (Row row : rows(name)) {
                if (row.isAbout(name, section.text())) {
                    text = text.isEmpty() ? withoutComments(section.text()) : text;
                    MatchResult found = row.side == Side.BEGINNING ? NOTHING
                            : row.find(name, text, section.document());
                    if (found == null ? row.side != Side.LINK : row.disagreement(name, found).isPresent()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether the other place is the last one that is wrong itself. */
    private static boolean isIn(TextRange wrong, MatchResult found) {
        return found.start() < wrong.start() && wrong.end() <= found.end();
    }

    @Override
    public List<Disagreement> in(DocumentSubject subject) {
        String text = withoutComments(subject.document().text());
        KnownNames known = subject.options().registry().names();
        Map<Row, Optional<MatchResult>> beginnings = new IdentityHashMap<>(); // the same for each name
        List<Disagreement> all = new ArrayList<>();
        for (Name name : subject.names()) {
            for (Row row : rows(name)) {
                if (row.isAbout(name, text)) {
                    Supplier<Optional<MatchResult>> other = () -> Optional
                            .ofNullable(row.find(name, text, subject.document()));
                    (row.side == Side.BEGINNING ? beginnings.computeIfAbsent(row, first -> other.get()) : other.get())
                            .filter(found -> all.isEmpty() || !isIn(all.getLast().range(), found))
                            .filter(found -> row.judges(name, found,
                                    known.find(name.spelling()).filter(one -> !one.isPast()).isPresent()))
                            .flatMap(found -> row.disagreement(name, found)).ifPresent(all::add);
                }
            }
        }
        return all;
    }
}
