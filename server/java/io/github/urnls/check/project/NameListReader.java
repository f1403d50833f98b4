package io.github.urnls.check.project;

import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Reads the member {@code vocabularies} of a project file or a registry file: lists of names that a team keeps. A wrong
 * entry is reported and left out; the others apply.
 */
final class NameListReader {

    /** The member that holds the lists. */
    static final String MEMBER = "vocabularies";

    private static final String[] MEMBERS = "prefix title closed adds asOf names".split(" ");

    private static final String[] OF_NAME = "title status since until replacedBy note".split(" ");

    /** The longest name, title or remark, in UTF-16 code units. */
    private static final int LONGEST = 500;

    /** The most names in a file. A longer list is better kept where the names are declared. */
    private static final int MOST = 5_000;

    private final String source;
    private final BiConsumer<TextRange, String> listed;
    private final Map<String, Lifecycle> lifecycles = new HashMap<>();
    /** The names of all lists so far. */
    private final Set<String> seen = new HashSet<>();

    private NameListReader(String source, BiConsumer<TextRange, String> listed) {
        this.source = source;
        this.listed = listed;
    }

    /**
     * The lists that {@code value} holds; it reports what is wrong.
     *
     * @param source the file, shown as the source of a name
     * @param listed gets each name, with its place
     */
    static List<NameList> read(JsonValue value, String source, BiConsumer<TextRange, String> listed) {
        NameListReader reader = new NameListReader(source, listed);
        List<NameList> lists = new ArrayList<>();
        value.objects(" with “prefix” and “names”", object -> reader.list(object).ifPresent(lists::add));
        return lists;
    }

    private Optional<NameList> list(Members list) {
        list.only(MEMBERS);
        String prefix = prefix(list.value("prefix").flatMap(JsonValue::string).orElse(""));
        if (prefix.isEmpty()) {
            list.problem("prefix", "“prefix” must be the beginning of URNs and end "
                    + "with a colon, such as urn:example:state:, and has at most " + LONGEST + " characters");
            return Optional.empty();
        }
        if (list.value("closed").flatMap(closed -> list.value("adds")).isPresent()) {
            list.problem("closed", "“closed” and “adds” say the same: leave out “closed”");
        }
        Vocabulary vocabulary = vocabulary(list, prefix, "nobody", "owner", "anyone");
        lifecycles.clear();
        return Optional.of(new NameList(vocabulary, names(list, prefix), lifecycles));
    }

    /** What {@code list} says of itself; {@code adds} are the words for who may add names. */
    static Vocabulary vocabulary(Members list, String prefix, String... adds) {
        String title = list.string("title", prefix);
        String asOf = list.string("asOf");
        if (!asOf.matches("([0-9]{4}(-[0-9]{2}){0,2})?")) {
            list.problem("asOf", "“asOf” must be a year, a month or a day, such as 2026-11");
            asOf = "";
        }
        String word = list.flag("closed") ? "nobody" : list.word("adds", adds);
        Adds who = word.isEmpty() ? Adds.ANYONE : Adds.valueOf(word.toUpperCase(Locale.ROOT));
        return new Vocabulary(prefix, who, asOf, title);
    }

    /** {@code beginning}, normalized; empty if it is not the beginning of URNs. */
    private static String prefix(String beginning) {
        ParsedUrn urn = UrnParser.parse(beginning + "x");
        boolean fits = beginning.length() <= LONGEST && beginning.endsWith(":") && urn.isValid();
        return fits ? Normalization.normalize(urn).substring(0, beginning.length()) : "";
    }

    private List<KnownName> names(Members list, String prefix) {
        List<KnownName> names = new ArrayList<>();
        Optional<JsonValue> value = list.value("names");
        Optional<Members> titled = value.flatMap(JsonValue::object);
        Optional<List<JsonValue>> plain = value.flatMap(JsonValue::list);
        titled.map(Members::all).orElse(List.of()).forEach(member -> named(prefix, member, names));
        plain.orElse(List.of()).forEach(element -> name(prefix, element.string().orElse(""), "",
                Status.PUBLISHED, element, names));
        if (titled.isEmpty() && plain.isEmpty()) {
            list.problems().accept(value.map(JsonValue::range).orElse(list.object().range()),
                    "“names” must be a list of what follows the prefix, or an object from that to titles");
        }
        return names;
    }

    /** A name with its title, or with an object that tells more. */
    private void named(String prefix, JsonValue member, List<KnownName> names) {
        Optional<Members> more = member.object();
        if (more.isEmpty()) {
            name(prefix, member.name(), member.string().orElse(""), Status.PUBLISHED, member, names);
            return;
        }
        Members of = more.get();
        of.only(OF_NAME);
        name(prefix, member.name(), of.string("title"), status(of), member, names)
                .ifPresent(name -> lifecycles.put(name, new Lifecycle(of.string("since"), of.string("until"),
                        replacedBy(of), of.string("note"), source)));
    }

    static Status status(Members name) {
        String word = name.word("status", "current", "deprecated", "retired");
        return word.isEmpty() || word.equals("current") ? Status.PUBLISHED : Status.of(word);
    }

    private static String replacedBy(Members name) {
        ParsedUrn urn = UrnParser.parse(name.string("replacedBy"));
        if (!urn.text().isEmpty() && !urn.isValid()) {
            name.problem("replacedBy", "“replacedBy” must be a whole URN");
            return "";
        }
        return urn.text().isEmpty() ? "" : Normalization.normalize(urn);
    }

    /** Lists a name, normalized; returns it unless it is left out. */
    private Optional<String> name(String prefix, String rest, String title, Status status, JsonValue place,
            List<KnownName> names) {
        ParsedUrn urn = UrnParser.parse(prefix + rest);
        if (prefix.length() + rest.length() > LONGEST || title.length() > LONGEST) {
            place.keyProblem("a name and its title have at most " + LONGEST + " characters");
            return Optional.empty();
        }
        if (rest.isEmpty() || !urn.isValid()) {
            place.keyProblem("“" + prefix + rest + "” is not a URN");
            return Optional.empty();
        }
        String name = Normalization.normalize(urn);
        if (!seen.add(name)) {
            place.keyProblem("“" + name + "” is listed twice; the first counts");
            return Optional.empty();
        }
        if (seen.size() == MOST + 1) {
            place.keyProblem("more than " + MOST + " names: this one and those behind it are left out");
        }
        if (seen.size() > MOST) {
            return Optional.empty();
        }
        listed.accept(place.key(), name);
        names.add(new KnownName(name, title.isEmpty() ? rest : title, status, source));
        return Optional.of(name);
    }
}
