package io.github.urnls.feature.completion;

import io.github.urnls.feature.completion.Completion.Kind;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnCursor;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A place that takes names of one kind, such as the attribute {@code Format} of SAML. Nothing is written there yet, or
 * the beginning of a word.
 *
 * @param names what these names look like, the most likely ones first; one that begins with a hyphen leaves out names
 *              that a later one would let in
 * @param usual how many of {@code names}, from the first on, are of this element or prefix alone
 * @param hint  what the place says about the name: {@code acme} in {@code xmlns:acme}, the module of YANG; may be empty
 * @param taken names in this role in the document come no earlier for it, since hardly one is wanted once more: as the
 *              name of a namespace, or as the value of this element or prefix alone; may be null
 * @param typed the text between the quote and the cursor
 * @param place the characters that an answer replaces
 */
record NameSlot(List<Glob> names, int usual, String hint, @Nullable Role taken, String typed, TextRange place) {

    /** How far before the cursor the name of the attribute may stand, in UTF-16 code units. */
    private static final int NEAR = 400;

    /** The most known names that are offered. */
    private static final int MOST = 150;

    /** The fewest letters of a hint that says which names are meant. */
    private static final int LEAST_HINT = 3;

    private static final String HERE = "in this document";

    private static final Pattern ATTRIBUTE = Pattern
            .compile("(?s).*?(?<![\\w:.-])(?:[\\w.-]+:)?([\\w.-]+)\\s*=\\s*[\"']"
                    + "(?:[^\"'<>]*:[^\"'<>\\s]*\\s+)?([\\w .:-]*)$");
    private static final Pattern MEMBER = Pattern.compile("(?s).*\"([\\w.-]+)\"\\s*:\\s*"
            + "(?:\\[(?:[^\\[\\]{}\"]|\"(?:[^\"\\\\]|\\\\.)*+\")*+)?\"([\\w .:-]*)$");
    private static final Pattern STATEMENT = Pattern
            .compile("(?s).*(?<!\\w)(namespace)\\s+[\"']([\\w .:-]*)$");
    private static final Pattern MODULE = Pattern.compile("(?s)(?:.*\\s)?module\\s+[\"']?([\\w.-]+-[\\w.-]+).*");
    private static final Pattern ELEMENT = Pattern
            .compile("(?s).*<(?:[\\w.-]+:)?([\\w.-]+)(?:\\s[^<>]*)?(?<!/)>\\s*([\\w .:-]*)$");

    /** An element in which another one holds the name, as in invoices of UN/CEFACT. */
    private static final Pattern IDENTIFIED = Pattern
            .compile("(?s).*<(?:[\\w.-]+:)?([\\w.-]+)>\\s*<(?:[\\w.-]+:)?ID(?:\\s[^<>]*)?>\\s*([\\w .:-]*)$");

    /** A value, or an item of a list. Without quotes only a name or nothing: a begun word may be meant as it is. */
    private static final Pattern ENTRY = Pattern.compile("(?s)(?:.*\\n)?[ \\t-]*[\"']?([\\w.-]+)[\"']?:"
            + "(?:[ \\t]+|[ \\t]*\\r?\\n(?:[ \\t]*- [^\\n]*\\n(?=[ \\t]*- ))*+[ \\t]*- +)"
            + "(?:\\[(?:[^\\[\\]{}\\n\"']|\"[^\"\\n]*\"|'[^'\\n]*')*+)?"
            + "(?:[\"']|(?<=[\\[,\\s])(?=$|(?i:urn:)))([\\w .:-]*)$");

    /** The tag that is being written, and a colon before its name if it has a prefix. */
    private static final Pattern TAG = Pattern.compile("(?s).*<(?:[\\w.-]+(?=:))?(:?[\\w.-]+)\\s([^<>]*)$");

    private static final Pattern CATEGORY = Pattern.compile("(?<!\\w)Category\\s*=\\s*[\"'][^\"']*?(\\w+)[\"']");

    private static final class Table {
        private static final List<String[]> ROWS = Tables.rows("slots.tsv");
    }

    private static List<Pattern> patterns(Language language) {
        return switch (language) {
            case XML, HTML -> List.of(ATTRIBUTE, IDENTIFIED, ELEMENT);
            case JSON, JSON_WITH_COMMENTS -> List.of(MEMBER);
            case YAML -> List.of(ENTRY);
            case YANG -> List.of(STATEMENT);
            default -> List.of();
        };
    }

    /** The slot that {@code offset} is in. */
    static Optional<NameSlot> at(Document document, int offset, Registry registry) {
        List<Pattern> patterns = patterns(Formats.language(document));
        if (patterns.isEmpty()) {
            return Optional.empty();
        }
        String before = document.text(new TextRange(Math.max(0, offset - NEAR), offset));
        String after = document.text(new TextRange(offset, Math.min(document.length(), offset + NEAR)));
        int end = offset + Chars.wordEnd(after, 0, after.length(), ":._-");
        for (Pattern pattern : patterns) {
            Matcher found = pattern.matcher(before);
            if (found.matches()) {
                String typed = found.group(2);
                TextRange place = new TextRange(offset - typed.length(), end);
                NameSlot slot = pattern == ATTRIBUTE ? ofAttribute(found, before, after, typed, place, registry)
                        : new NameSlot(names(pattern, found.group(1), registry), 0, module(pattern, before), null,
                                typed, place);
                return Optional.of(slot).filter(some -> !some.names.isEmpty());
            }
        }
        return Optional.empty();
    }

    /**
     * The slot behind a beginning of names of which hardly anybody knows the numbers, anywhere but in running text,
     * where it may be meant by itself; empty elsewhere, and where a program fills in something.
     */
    static Optional<NameSlot> behind(UrnCursor cursor, String begun, String typed, Registry registry) {
        Role role = cursor.passage().role();
        boolean isText = role == Role.TEXT || role == Role.COMMENT || CharSet.LDH.end(typed, 0) < typed.length();
        return Optional.of(new NameSlot(names(begun, registry), 0, "", null, "", new TextRange(0, 0)))
                .filter(slot -> !isText && !slot.names.isEmpty());
    }

    /** The module of YANG around a {@code namespace}; empty elsewhere. */
    private static String module(Pattern pattern, String before) {
        Matcher module = MODULE.matcher(before);
        return pattern == STATEMENT && module.matches() ? module.group(1) : "";
    }

    /** In YAML and JSON, {@code namespace} is most often that of a cluster. */
    private static List<Glob> names(Pattern pattern, String key, Registry registry) {
        return key.equals("namespace") && pattern != STATEMENT ? own(key, registry) : names(key, registry);
    }

    private static NameSlot ofAttribute(Matcher found, String before, String after, String typed,
            TextRange place, Registry registry) {
        String attribute = found.group(1);
        Matcher tag = TAG.matcher(before);
        String written = "";
        String beside = "";
        if (tag.matches()) {
            written = tag.group(1);
            beside = tag.group(2);
        }
        String element = written.replace(":", "");
        boolean prefixed = before.startsWith("xmlns:", found.start(1) - 6);
        boolean isNamespace = prefixed || attribute.equals("xmlns");
        List<Glob> names = names(prefixed ? "xmlns:" + attribute : element + "/@" + attribute, registry);
        if (!written.equals(element)) {
            names.addAll(names(written + "/@" + attribute, registry));
        }
        int usual = names.size();
        String hint = "";
        Role taken = usual > 0 ? Role.VALUE : null;
        if (isNamespace) {
            taken = Role.NAMESPACE_NAME;
            String word = prefixed ? attribute : element;
            hint = usual > 0 || word.length() < LEAST_HINT ? "" : word;
        }
        names.addAll(names(prefixed ? "xmlns" : attribute, registry));
        Matcher category = CATEGORY.matcher(beside + after.substring(0, Math.max(0, after.indexOf('>'))));
        if (attribute.equals("AttributeId") && category.find()) {
            // XACML 3.0 Core App. B: …:attribute-category:resource has …:resource:…, …:access-subject has …:subject:…
            List<Glob> ofCategory = names.stream()
                    .filter(name -> name.pattern().endsWith(":" + category.group(1) + ":*")).toList();
            if (!ofCategory.isEmpty()) {
                names = ofCategory;
            }
        }
        return new NameSlot(names, usual, hint, taken, typed, place);
    }

    private static List<Glob> names(String place, Registry registry) {
        List<Glob> names = new ArrayList<>(own(place, registry));
        for (String[] row : Table.ROWS) {
            if (Stream.of(row[0].split("\\|"))
                    .anyMatch(one -> one.equals(place) || one.endsWith(":") && place.startsWith(one))) {
                for (String beginning : row[1].split("\\|")) {
                    names.add(new Glob(beginning + "*"));
                }
            }
        }
        return names;
    }

    /** The names that the user wants there. */
    private static List<Glob> own(String place, Registry registry) {
        return registry.slot(place).stream().map(beginning -> new Glob(beginning + "*")).toList();
    }

    /** Whether {@code name} belongs in this place. */
    private boolean holds(String name) {
        return kind(name) < names.size();
    }

    /** Whether neither {@code beginning} belongs here nor a known name that begins so. */
    boolean excludes(String beginning, Registry registry) {
        return !holds(beginning) && names.stream().anyMatch(name -> name.matches("-" + beginning)) && registry.names()
                .all(known -> known.name().startsWith(beginning) && holds(known.name())).isEmpty();
    }

    /** The index of the first of {@link #names} that lets {@code name} in; their number if none does. */
    private int kind(String name) {
        for (int kind = 0; kind < names.size(); kind++) {
            String pattern = names.get(kind).pattern();
            int sign = pattern.startsWith("-") ? 1 : 0;
            // Most are of another namespace, which two letters tell, and the rest takes longer.
            boolean near = pattern.regionMatches(true, sign, name, 0, Math.min(6, pattern.indexOf('*') - sign));
            if (near && names.get(kind).matches("-".repeat(sign) + name)) {
                return sign == 0 ? kind : names.size();
            }
        }
        return names.size();
    }

    /** The names that belong there: those used in the document, then in the workspace, then known names. */
    List<Completion> completions(List<Name> document, Registry registry, UsedNames workspace) {
        return completions("", typed, document, registry, workspace, name -> new TextEdit(place, name));
    }

    /**
     * The names that belong there and begin with {@code begun}, the best first: those that go on with {@code word}, or
     * have it in what is shown or known of them. Behind a beginning, none of a kind of which too many are known.
     * {@code edit} writes the rest in place of the word.
     */
    List<Completion> completions(String begun, String word, List<Name> document, Registry registry,
            UsedNames workspace, Function<String, TextEdit> edit) {
        Map<String, String> uses = uses(begun, document, workspace);
        List<KnownName> listed = listed(begun, registry);
        // It is found in no title, and may be whole.
        boolean number = !begun.isEmpty() && word.chars().noneMatch(Character::isLetter);
        NameMatch match = new NameMatch(number ? "" : word);
        List<KnownName> best = match.best(listed, this::order, NameSlot::label);
        int end = begun.isEmpty() || best.size() <= MOST ? names.size() : order(best.get(MOST));
        best.stream().limit(MOST).filter(name -> order(name) < end)
                .forEach(name -> uses.putIfAbsent(name.name(), ""));
        return rows(uses, listed, begun, edit).stream().filter(row -> {
            String rest = row.edit().newText();
            if (!rest.startsWith(word)) {
                return !number && match.rank(rest, row.filter()) != NameMatch.NONE;
            }
            String added = rest.substring(word.length());
            return word.isEmpty() || !added.isEmpty() && (!number || word.endsWith("."))
                    && !NextNumber.isLonger(word, added);
        }).toList();
    }

    /** The names that belong there, begin with {@code begun} and are used, with the words for where that is. */
    private Map<String, String> uses(String begun, List<Name> document, UsedNames workspace) {
        Map<String, String> uses = new LinkedHashMap<>();
        Predicate<String> wanted = name -> name.startsWith(begun) && holds(name) && !name.endsWith(":");
        int word = taken == null ? hint.indexOf('-') + 1 : 0;
        if (word > 0) { // as the other modules of its organization: RFC 8407 §4.9
            workspace.matching(name -> name.startsWith(hint.substring(0, word), name.lastIndexOf(':') + 1)).stream()
                    .limit(1).forEach(other -> {
                        String name = other.substring(0, other.lastIndexOf(':') + 1) + hint;
                        if (name.startsWith(begun)) {
                            uses.put(name, "this module");
                        }
                    });
        }
        List<String> here = new ArrayList<>();
        for (Name name : document) {
            String spelling = name.spelling();
            here.add(spelling);
            boolean free = taken == Role.NAMESPACE_NAME ? name.isDefined() && spelling.startsWith(begun)
                    : name.passage().role() != taken && wanted.test(spelling);
            if (free && workspace.isSound(spelling)) {
                uses.putIfAbsent(spelling, HERE);
            }
        }
        workspace.matching(wanted).stream().filter(name -> workspace.isSound(name)
                && (taken == Role.NAMESPACE_NAME || !here.contains(name)))
                .forEach(name -> uses.putIfAbsent(name, "in this workspace"));
        return uses;
    }

    /**
     * What a list shows of the names in {@code uses}, the meant ones first; {@code edit} gets what follows
     * {@code begun}.
     */
    private List<Completion> rows(Map<String, String> uses, List<KnownName> known, String begun,
            Function<String, TextEdit> edit) {
        return uses.keySet().stream().sorted(Comparator.comparing(name -> !isMeant(name))).map(name -> {
            KnownName listed = known.stream().filter(one -> one.name().equals(name)).findFirst()
                    .orElse(new KnownName(name, "", Status.IN_USE, ""));
            String use = uses.get(name);
            String title = listed.title();
            String label = label(listed);
            String rest = name.substring(begun.length());
            return new Completion(label, Kind.NAME,
                    use + (use.isEmpty() || title.isEmpty() ? "" : ": ") + title,
                    listed.source(), label + " " + rest + " " + title, edit.apply(rest));
        }).toList();
    }

    /**
     * Whether a row would replace what follows {@code offset}, or the place says of no row that this namespace is
     * meant: most prefixes are those of namespaces that are no URNs.
     */
    boolean isVague(int offset, List<Completion> rows) {
        return place.end() > offset || typed.isEmpty() && taken == Role.NAMESPACE_NAME && !rows.isEmpty()
                && !isMeant(rows.getFirst().edit().newText())
                && !(hint.equals("tns") && rows.getFirst().detail().startsWith(HERE));
    }

    /** Whether the place or the hint says that {@code name} is meant. */
    private boolean isMeant(String name) {
        if (hint.isEmpty()) {
            return usual > 0 && kind(name) < usual;
        }
        String end = end(Normalization.fold(name));
        String word = Normalization.fold(hint);
        return end.startsWith(word) && end.substring(word.length()).chars().noneMatch(Character::isLetter);
    }

    private int order(KnownName known) {
        return kind(known.name()) - (isMeant(known.name()) ? names.size() : 0);
    }

    /** What is published of the names that belong there and begin with {@code begun}. */
    private List<KnownName> listed(String begun, Registry registry) {
        Predicate<KnownName> wanted = name -> name.name().startsWith(begun) && holds(name.name());
        List<KnownName> listed = registry.names().all(wanted);
        names.stream().flatMap(name -> Namespaces.rule(UrnParser.parse(name.beginning())).stream())
                .map(NamespaceRule::named).filter(named -> !named.isEmpty()).findFirst()
                .ifPresent(named -> named.stream().filter(wanted).forEach(listed::add));
        return listed;
    }

    /**
     * What a list shows of {@code known}: the end of the name, its last segment and segments before it until there is a
     * letter. A number that only a list of its own explains is shown by its meaning.
     */
    private static String label(KnownName known) {
        String end = end(known.name());
        boolean isNumber = known.name().length() == "urn:".length() + end.length();
        return isNumber && !known.title().isEmpty() ? known.title().split(",")[0] : end;
    }

    /** The last segment of a name, and segments before it until there is a letter. */
    static String end(String name) {
        boolean hasLetter = false;
        for (int i = name.length() - 1; i > 0; i--) {
            if (name.charAt(i) == ':' && hasLetter) {
                return name.substring(i + 1);
            }
            hasLetter |= Character.isLetter(name.charAt(i));
        }
        return name;
    }
}
