package io.github.urnls.check.pairs;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Severity;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Tables;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
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

    /** How much text before a name tells its place, in UTF-16 code units. */
    private static final int PLACE = 400;

    /** How far from the name an element beside it may be, in UTF-16 code units. */
    private static final int NEAR = 4000;

    /** How much of the beginning of a document is looked at, in UTF-16 code units. */
    private static final int START = 16_384;

    private static final Pattern TAG = Pattern.compile("<(/?)[\\w:.-]++[^<>]*?(/?)>");
    private static final String TAG_START = "<(?:[\\w.-]+:)?(?:";
    private static final Pattern ELEMENT = Pattern.compile("[\\w|]+");

    private static final Map<String, List<String[]>> CELLS = Tables.groups(Tables.rows("agreements.tsv"),
            row -> row[0]);
    private static final Map<String, List<Row>> ROWS = new ConcurrentHashMap<>();

    /** Where the other place is, seen from the name. */
    private enum Side {
        /** There is none: the place of the name is enough. */
        NONE,
        /** Right behind the value that the name is in. */
        NEXT,
        /** An element with the same parent. */
        SIBLING,
        /** In the first {@link #START} characters of the document. */
        BEGINNING,
        /** There too, the tag of the element that the element of the name is a child of. */
        ROOT,
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
     */
    private record Row(Pattern names, Pattern place, Side side, Pattern beside, String list, String write,
            Severity severity, String message) {

        static Row of(String[] cells) {
            return new Row(Pattern.compile(cells[1]), Pattern.compile("(?:" + start(cells[2]) + ")\\z"),
                    Side.valueOf(cells[3]), Pattern.compile(start(cells[4]) + cells[5]), cells[6], cells[7],
                    Severity.byId(cells[8]).orElseThrow(), cells[9] + " (" + cells[10] + ")");
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
            Passage passage = name.occurrence().passage();
            int start = passage.range().start();
            String value = name.occurrence().decoded().text();
            return names.matcher(name.occurrence().text()).matches() && passage.role() != Role.COMMENT
                    && !passage.inCode()
                    && Chars.skipSpace(value, 0) == name.occurrence().start()
                    && Chars.skipSpace(value, name.occurrence().end()) == value.length()
                    && place.matcher(text.substring(Math.max(0, start - PLACE), start)).find();
        }

        /** What is found without looking at a name; null if nothing is. */
        @Nullable
        MatchResult ofDocument(Document document) {
            Matcher found = beside.matcher(switch (side) {
                case BEGINNING, ROOT -> document.text(new TextRange(0, Math.min(document.length(), START)));
                case PATH -> document.uri();
                default -> "";
            });
            return found.find() ? found : null;
        }

        /** The other place as seen from {@code name}; null if there is none. {@code known} is {@link #ofDocument}. */
        @Nullable
        MatchResult find(Name name, String text, @Nullable MatchResult known) {
            TextRange value = name.occurrence().passage().range();
            Matcher found = beside.matcher(text);
            int end = Math.min(text.length(), value.end() + NEAR);
            return switch (side) {
                case NEXT -> found.region(value.end(), end).lookingAt() ? found : null;
                case SIBLING -> sibling(found.region(Math.max(0, value.start() - NEAR), end), value, text);
                case ROOT -> known != null && value.start() < START
                        && depth(known.end(), value.start(), 1, text) == 2 ? known : null;
                default -> known;
            };
        }

        /** The match next to the value, after it or before it, if it is in an element with the same parent. */
        private static @Nullable MatchResult sibling(Matcher found, TextRange value, String text) {
            MatchResult before = null;
            while (found.find()) {
                if (found.end() <= value.start()) {
                    before = found.toMatchResult();
                } else if (depth(value.end(), found.start(), 0, text) == 0) {
                    return found;
                } else {
                    break;
                }
            }
            return before != null && depth(before.end(), value.start(), 0, text) == 1 ? before : null;
        }

        /**
         * How many elements are open at {@code to}: one at {@code from}; -1 if there are ever less than {@code least}.
         */
        private static int depth(int from, int to, int least, String text) {
            if (from > to) {
                return -1;
            }
            Matcher tag = TAG.matcher(text).region(from, to);
            int depth = 1;
            while (depth >= least && tag.find()) {
                depth += tag.group(1).isEmpty() ? 1 - tag.group(2).length() : -1;
            }
            return depth < least ? -1 : depth;
        }

        /** What is wrong with {@code name} beside what was {@code found}; empty if they agree. */
        Optional<Disagreement> disagreement(Name name, MatchResult found) {
            String text = name.occurrence().text();
            String value = Values.ALL.getOrDefault(filled(list, name, found), "");
            if (value.isEmpty() && !list.isEmpty()) {
                return Optional.empty();
            }
            List<String> wanted = Stream.of(filled(write, name, found).replace("{list}", value).split(" "))
                    .filter(one -> !one.isEmpty()).toList();
            if (wanted.contains(text)) {
                return Optional.empty();
            }
            String said = filled(message, name, found).replace("{list}", value).replace("{write}",
                    wanted.stream().map(one -> "“" + one + "”").collect(Collectors.joining(" or ")));
            List<Fix> fixes = wanted.stream().map(one -> new Fix("Replace with “" + one + "”", Fix.Safety.REVIEW,
                    name.occurrence().replace(new Span(0, text.length()), one))).toList();
            return Optional.of(new Disagreement(name.range(), text, severity, said, fixes));
        }

        /** {@code text} with what the groups of both patterns hold in place of their marks in braces. */
        private String filled(String text, Name name, MatchResult found) {
            Matcher parts = names.matcher(name.occurrence().text());
            return parts.matches() ? NssPattern.filled(NssPattern.filled(text, '1', parts), 'a', found) : text;
        }
    }

    /** Read on first need: only what is wrong needs it. */
    private static final class Values {

        private static final Map<String, String> ALL = Tables.byKey("agreeing-values.tsv", row -> row[1]);
    }

    /** What there is about the namespace of {@code name}. */
    private static List<Row> rows(Name name) {
        String nid = name.urn().nidText().toLowerCase(Locale.ROOT);
        List<String[]> cells = CELLS.get(nid);
        return cells == null || !name.isUrn() ? List.of()
                : ROWS.computeIfAbsent(nid, first -> cells.stream().map(Row::of).toList());
    }

    /** What lies outside the section may disagree. */
    @Override
    public boolean concerns(DocumentSection section) {
        return section.hasName(name -> {
            for (Row row : rows(name)) {
                if (row.isAbout(name, section.text())) {
                    MatchResult found = row.find(name, section.text(), null);
                    if (found == null || row.disagreement(name, found).isPresent()) {
                        return true;
                    }
                }
            }
            return false;
        });
    }

    @Override
    public List<Disagreement> in(DocumentSubject subject) {
        String text = subject.document().text();
        List<Disagreement> all = new ArrayList<>();
        Map<Row, Optional<MatchResult>> known = new IdentityHashMap<>();
        for (Name name : subject.names()) {
            for (Row row : rows(name)) {
                if (row.isAbout(name, text)) {
                    MatchResult ofDocument = known
                            .computeIfAbsent(row, one -> Optional.ofNullable(one.ofDocument(subject.document())))
                            .orElse(null);
                    Optional.ofNullable(row.find(name, text, ofDocument))
                            .flatMap(found -> row.disagreement(name, found)).ifPresent(all::add);
                }
            }
        }
        return all;
    }
}
