package io.github.urnls.feature.completion;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A place that takes names of one kind, such as the attribute {@code Format} of SAML. Nothing is written there yet, or
 * the beginning of a word.
 *
 * @param names what these names look like, the most likely ones first; those behind a hyphen only begin like others
 * @param usual how many of {@code names}, the first ones, are of this place more than of others
 * @param hint  what the place says about the name: {@code acme} in {@code xmlns:acme}, the module of YANG, with
 *              hyphens; may be empty
 * @param typed the text between the quote and the cursor
 * @param place the characters that an answer replaces
 */
record NameSlot(List<Glob> names, int usual, String hint, String typed, TextRange place) {

    /** How far before the cursor the name of the attribute may stand, in UTF-16 code units. */
    private static final int NEAR = 400;

    /** The most known names that are offered. */
    private static final int MOST = 300;

    /** The most that are offered behind what is begun of a name. */
    private static final int MOST_LIKELY = 150;

    /** The fewest letters of a hint that says which names are meant. */
    private static final int LEAST_HINT = 3;

    private static final Pattern ATTRIBUTE = Pattern
            .compile("(?s).*?(?<![\\w:.-])(?:[\\w.-]+:)?([\\w.-]+)\\s*=\\s*[\"']([\\w .:-]*)$");
    private static final Pattern MEMBER = Pattern
            .compile("(?s).*\"([\\w.-]+)\"\\s*:\\s*(?:\\[(?:[^\\[\\]{}\"]|\"[^\"]*\")*+)?\"([\\w .:-]*)$");
    private static final Pattern STATEMENT = Pattern
            .compile("(?s).*(?<!\\w)(namespace)\\s+[\"']([\\w .:-]*)$");
    private static final Pattern MODULE = Pattern.compile("(?s)(?:.*\\s)?module\\s+[\"']?([\\w.-]+-[\\w.-]+).*");
    private static final Pattern ELEMENT = Pattern
            .compile("(?s).*<(?:[\\w.-]+:)?([\\w.-]+)(?:\\s[^<>]*)?(?<!/)>\\s*([\\w .:-]*)$");

    /** An element in which another one holds the name, as in invoices of UN/CEFACT. */
    private static final Pattern IDENTIFIED = Pattern
            .compile("(?s).*<(?:[\\w.-]+:)?([\\w.-]+)>\\s*<(?:[\\w.-]+:)?ID(?:\\s[^<>]*)?>\\s*([\\w .:-]*)$");

    /** A value, or an item of a list. Without quotes only where nothing stands: a begun word may be meant as it is. */
    private static final Pattern ENTRY = Pattern.compile("(?s)(?:.*\\n)?[ \\t-]*[\"']?([\\w.-]+)[\"']?:"
            + "(?:[ \\t]+|[ \\t]*\\n(?:[ \\t]*- [^\\n]*\\n(?=[ \\t]*- ))*+[ \\t]*- +)"
            + "(?:\\[(?:[^\\[\\]{}\\n\"']|\"[^\"\\n]*\"|'[^'\\n]*')*+)?(?:[\"']([\\w .:-]*)|(?<=[\\[,\\s]))$");

    /** The tag that is being written. */
    private static final Pattern TAG = Pattern.compile("(?s).*<(?:[\\w.-]+:)?([\\w.-]+)\\s([^<>]*)$");

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
                String typed = Objects.requireNonNullElse(found.group(2), "");
                TextRange place = new TextRange(offset - typed.length(), end);
                return pattern == ATTRIBUTE ? ofAttribute(found, before, after, typed, place, registry)
                        : of(names(pattern, found.group(1), registry), 0, module(pattern, before), typed, place);
            }
        }
        return Optional.empty();
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

    private static Optional<NameSlot> of(List<Glob> names, int usual, String hint, String typed, TextRange place) {
        return names.isEmpty() ? Optional.empty() : Optional.of(new NameSlot(names, usual, hint, typed, place));
    }

    private static Optional<NameSlot> ofAttribute(Matcher found, String before, String after, String typed,
            TextRange place, Registry registry) {
        String attribute = found.group(1);
        Matcher tag = TAG.matcher(before);
        String element = "";
        String beside = "";
        if (tag.matches()) {
            element = tag.group(1);
            beside = tag.group(2);
        }
        boolean prefixed = before.startsWith("xmlns:", found.start(1) - 6);
        String hint = "";
        if (prefixed) {
            hint = attribute;
        } else if (attribute.equals("xmlns")) {
            hint = element;
        }
        List<Glob> names = names(prefixed ? "xmlns:" + attribute : element + "/@" + attribute, registry);
        int usual = names.size();
        if (usual > 0 || hint.length() < LEAST_HINT) {
            hint = "";
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
        return of(names, usual, hint.replace('-', ' '), typed, place);
    }

    private static List<Glob> names(String place, Registry registry) {
        List<Glob> names = new ArrayList<>(own(place, registry));
        for (String[] row : Table.ROWS) {
            if (List.of(row[0].split("\\|")).contains(place)) {
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
        return kind(name) < names.size() && !isOther(name);
    }

    /** Whether {@code name} begins like those that belong here, but is of another kind. */
    private boolean isOther(String name) {
        return kind("-" + name) < kind(name);
    }

    /** Whether neither {@code beginning} belongs here nor a known name that begins so. */
    boolean excludes(String beginning, Registry registry) {
        return isOther(beginning) && registry.names()
                .all(known -> known.name().startsWith(beginning) && holds(known.name())).isEmpty();
    }

    /** The index of the first of {@link #names} that matches {@code name}; their number if none does. */
    private int kind(String name) {
        int kind = 0;
        while (kind < names.size() && !names.get(kind).matches(name)) {
            kind++;
        }
        return kind;
    }

    /** The names that belong there: those used in the document, then in the workspace, then known names. */
    List<Completion> completions(List<Name> document, Registry registry, UsedNames workspace) {
        Map<String, String> uses = new LinkedHashMap<>();
        int word = hint.indexOf('-') + 1;
        if (word > 0 && typed.isEmpty()) { // as the other modules of its organization: RFC 8407 §4.9
            workspace.matching(name -> name.startsWith(hint.substring(0, word), name.lastIndexOf(':') + 1)).stream()
                    .limit(1).map(name -> name.substring(0, name.lastIndexOf(':') + 1) + hint)
                    .forEach(name -> uses.put(name, "this module"));
        }
        document.stream().filter(Name::isUrn).map(Name::spelling).filter(name -> holds(name) && workspace.isSound(name))
                .forEach(name -> uses.putIfAbsent(name, "in this document"));
        workspace.matching(this::holds).stream().filter(workspace::isSound)
                .forEach(name -> uses.putIfAbsent(name, "in this workspace"));
        NameMatch match = new NameMatch(typed.isEmpty() ? hint : typed);
        List<KnownName> known = listed("", registry);
        Stream.of(match, new NameMatch("")).limit(typed.isEmpty() ? 2 : 1)
                .flatMap(some -> some.best(known, name -> kind(name.name())).stream())
                .limit(MOST)
                .forEach(name -> uses.putIfAbsent(name.name(), ""));
        List<Completion> found = new ArrayList<>();
        uses.forEach((name, use) -> {
            KnownName listed = known.stream().filter(one -> one.name().equals(name)).findFirst()
                    .orElse(new KnownName(name, "", KnownName.Status.IN_USE, ""));
            String title = listed.title();
            String label = label(listed, registry);
            if (typed.isEmpty() || match.rank(name, title) != NameMatch.NONE) {
                String detail = use + (use.isEmpty() || title.isEmpty() ? "" : ": ") + title;
                found.add(new Completion(label, Completion.Kind.NAME, detail, listed.source(),
                        label + " " + name + " " + title, new TextEdit(place, name)));
            }
        });
        found.sort(Comparator.comparing(one -> !isMeant(one.edit().newText())));
        return found;
    }

    /**
     * The names that belong there and begin with {@code begun}, the best first: those that go on with {@code word}, or
     * are shown so; none of a kind that has too many. {@code edit} writes the rest in place of the word.
     */
    List<Completion> likely(String begun, String word, Registry registry, Function<String, TextEdit> edit) {
        List<KnownName> listed = listed(begun, registry);
        List<KnownName> meant = listed.stream().filter(name -> isMeant(name.name())).toList();
        List<KnownName> likely = new NameMatch("").best(meant.isEmpty() ? listed : meant, name -> kind(name.name()));
        int end = likely.size() > MOST_LIKELY ? kind(likely.get(MOST_LIKELY).name()) : names.size();
        String start = Normalization.fold(word);
        return likely.stream()
                .filter(name -> kind(name.name()) < end && (name.name().startsWith(word, begun.length())
                        || Normalization.fold(label(name, registry)).startsWith(start)))
                .map(name -> {
                    String label = label(name, registry);
                    String rest = name.name().substring(begun.length());
                    return new Completion(label, Completion.Kind.NAME, name.title(), name.source(),
                            label + " " + rest + " " + name.title(), edit.apply(rest));
                })
                .filter(one -> !one.edit().newText().startsWith(word)
                        || !NextNumber.isLonger(word, one.edit().newText().substring(word.length())))
                .toList();
    }

    /** Whether the place or the hint says that {@code name} is meant. */
    private boolean isMeant(String name) {
        return kind(name) < usual || !hint.isEmpty() && new NameMatch(hint).rank(name, "") == 0;
    }

    /** What is published of the names that belong there and begin with {@code begun}. */
    private List<KnownName> listed(String begun, Registry registry) {
        Predicate<KnownName> wanted = name -> name.name().startsWith(begun) && holds(name.name());
        List<KnownName> listed = registry.names().all(wanted);
        Namespaces.rule(UrnParser.parse(names.getFirst().beginning()))
                .ifPresent(rule -> rule.named().stream().filter(wanted).forEach(listed::add));
        return listed;
    }

    /**
     * What a list shows of {@code known}: the end of the name, its last segment and segments before it until there is a
     * letter. A number that only a list of its own explains is shown by its meaning.
     */
    static String label(KnownName known, Registry registry) {
        String name = known.name();
        if (!known.title().isEmpty() && registry.names().find(name).isEmpty()) {
            return known.title().split(",")[0];
        }
        int start = name.length();
        do {
            start = name.lastIndexOf(':', start - 1);
        } while (start > 0 && name.substring(start).chars().noneMatch(Character::isLetter));
        return name.substring(start + 1);
    }
}
