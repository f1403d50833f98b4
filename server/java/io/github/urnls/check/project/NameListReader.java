package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonObjects;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Reads the member {@code vocabularies} of a project file or a registry file: lists of names that a team keeps. A wrong
 * entry is reported and left out; the others apply.
 */
public final class NameListReader {

    /** The member that holds the lists. */
    public static final String MEMBER = "vocabularies";

    private static final Set<String> MEMBERS = Set.of("prefix", "title", "closed", "names");

    /** The longest name or title, in UTF-16 code units. */
    private static final int LONGEST = 500;

    /** The most names in a file. A longer list is better kept where the names are declared. */
    private static final int MOST = 5_000;

    private final String text;
    private final String source;
    /** The objects in the text, by where they begin. */
    private final Map<Integer, JsonObject> objects = new HashMap<>();
    private final BiConsumer<TextRange, String> problems;
    private int count;

    private NameListReader(String text, String source, BiConsumer<TextRange, String> problems) {
        this.text = text;
        this.source = source;
        this.problems = problems;
        JsonObjects.read(text, Set.of(), object -> objects.put(object.range().start(), object));
    }

    /**
     * The lists in a JSON object.
     *
     * @param text     the object; comments may stand in it
     * @param source   the file, shown as the source of a name
     * @param problems gets what is wrong, with its place
     */
    public static List<NameList> read(String text, String source, BiConsumer<TextRange, String> problems) {
        NameListReader reader = new NameListReader(text, source, problems);
        Optional<JsonObject> root = Optional.ofNullable(reader.objects.get(JsonText.start(text)));
        return root.flatMap(object -> object.member(MEMBER)).map(reader::lists).orElse(List.of());
    }

    private List<NameList> lists(Member member) {
        TextRange value = JsonText.stripped(text, member.value());
        Optional<List<TextRange>> elements = JsonText.list(text, value);
        if (elements.isEmpty()) {
            problems.accept(value, "“" + MEMBER + "” must be a list of objects with “prefix” and “names”");
        }
        List<NameList> lists = new ArrayList<>();
        for (TextRange element : elements.orElse(List.of())) {
            JsonObject object = objects.get(element.start());
            if (object == null) {
                problems.accept(element, "each of “" + MEMBER + "” must be an object with “prefix” and “names”");
            } else {
                list(object).ifPresent(lists::add);
            }
        }
        return lists;
    }

    private Optional<NameList> list(JsonObject object) {
        for (Member member : object.members()) {
            if (!MEMBERS.contains(member.name())) {
                problems.accept(member.key(),
                        "unknown “" + member.name() + "”; there are prefix, title, closed, names");
            }
        }
        String prefix = string(object, "prefix");
        if (!prefix.endsWith(":") || !UrnParser.parse(prefix + "x").isValid()) {
            TextRange start = new TextRange(object.range().start(), object.range().start() + 1);
            problems.accept(
                    object.member("prefix").map(member -> JsonText.stripped(text, member.value())).orElse(start),
                    "“prefix” must be the beginning of URNs and end with a colon, such as urn:example:state:");
            return Optional.empty();
        }
        boolean closed = object.member("closed").map(this::isTrue).orElse(false);
        String title = string(object, "title");
        Vocabulary.Kind kind = closed ? Vocabulary.Kind.COMPLETE : Vocabulary.Kind.OPEN;
        Vocabulary vocabulary = new Vocabulary(prefix, kind, "", title.isEmpty() ? prefix : title);
        return Optional.of(new NameList(vocabulary, names(object, prefix)));
    }

    private boolean isTrue(Member member) {
        TextRange value = JsonText.stripped(text, member.value());
        if (!Set.of("true", "false").contains(value.in(text))) {
            problems.accept(value, "“closed” must be true or false");
        }
        return value.in(text).equals("true");
    }

    private List<KnownName> names(JsonObject object, String prefix) {
        List<KnownName> names = new ArrayList<>();
        Optional<TextRange> value = object.member("names").map(member -> JsonText.stripped(text, member.value()));
        JsonObject titled = value.map(range -> objects.get(range.start())).orElse(null);
        if (titled != null) {
            titled.members().forEach(member -> name(prefix, member.name(),
                    JsonText.string(text, JsonText.stripped(text, member.value())).orElse(""), member.key(), names));
        } else {
            value.flatMap(range -> JsonText.list(text, range)).orElse(List.of())
                    .forEach(element -> name(prefix, JsonText.string(text, element).orElse(""), "", element, names));
        }
        if (names.isEmpty() && titled == null && value.flatMap(range -> JsonText.list(text, range)).isEmpty()) {
            problems.accept(value.orElse(object.range()),
                    "“names” must be a list of what follows the prefix, or an object from that to titles");
        }
        return names;
    }

    private void name(String prefix, String rest, String title, TextRange place, List<KnownName> names) {
        if (rest.isEmpty() || !UrnParser.parse(prefix + rest).isValid()) {
            problems.accept(place, "“" + prefix + rest + "” is not a URN");
            return;
        }
        if (prefix.length() + rest.length() > LONGEST || title.length() > LONGEST) {
            problems.accept(place, "a name and its title have at most " + LONGEST + " characters");
            return;
        }
        if (++count == MOST + 1) {
            problems.accept(place, "more than " + MOST + " names: this one and those behind it are left out");
        }
        if (count > MOST) {
            return;
        }
        names.add(new KnownName(prefix + rest, title.isEmpty() ? rest : title, KnownName.Status.PUBLISHED, source));
    }

    private String string(JsonObject object, String name) {
        Optional<TextRange> value = object.member(name).map(member -> JsonText.stripped(text, member.value()));
        Optional<String> string = value.flatMap(range -> JsonText.string(text, range));
        if (value.isPresent() && string.isEmpty()) {
            problems.accept(value.get(), "“" + name + "” must be a string");
        }
        return string.orElse("");
    }
}
