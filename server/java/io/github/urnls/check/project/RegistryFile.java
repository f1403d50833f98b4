package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.namespace.parts.OwnForm;
import io.github.urnls.namespace.parts.Part;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A user's registry file: JSON with comments, described in {@code docs/registry-file.md}. A wrong entry is reported and
 * left out; the others apply.
 */
public final class RegistryFile {

    private static final String NAMESPACES = "namespaces";

    private static final Set<String> MEMBERS = Set.of("nid", "title", "registrant", "reference", "pattern",
            "parts", "link", "examples", "counterExamples");

    private final String name;
    /** The last segment of its name: what users of its names are shown, the same on each machine. */
    private final String source;
    private final JsonSource json;
    private final LineIndex lines;
    private final List<Namespace> namespaces = new ArrayList<>();
    private final List<Example> examples = new ArrayList<>();
    private final List<String> complaints;

    private RegistryFile(String name, String text, List<String> complaints) {
        this.name = name;
        this.source = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        this.json = new JsonSource(text);
        this.lines = new LineIndex(text);
        this.complaints = complaints;
    }

    /**
     * A name that shows what the file says.
     *
     * @param nid  the namespace that it is given for
     * @param name as it is written there
     * @param line where it stands, from 1 on
     * @param fits whether nothing should be wrong with it; otherwise something must be
     */
    public record Example(String nid, String name, int line, boolean fits) {}

    /**
     * What a registry file adds.
     *
     * @param lines where the listed names stand, from 1 on
     */
    public record Content(List<Namespace> namespaces, List<NameList> names, List<Example> examples,
            Map<String, Integer> lines) {}

    /**
     * Reads {@code text}.
     *
     * @param name       of the file, as it stands in complaints
     * @param complaints gets a sentence for each thing wrong
     */
    public static Content read(String name, String text, List<String> complaints) {
        RegistryFile file = new RegistryFile(name, text, complaints);
        file.root();
        Map<String, Integer> lines = new HashMap<>();
        List<NameList> names = file.json.root().flatMap(object -> object.member(NameListReader.MEMBER))
                .map(member -> NameListReader.read(new Written(file.json, file.json.value(member), member.name(),
                        file::complain), file.source, (place, listed) -> lines.put(listed, file.line(place))))
                .orElse(List.of());
        return new Content(file.namespaces, names, file.examples, lines);
    }

    private void complain(TextRange place, String problem) {
        complain("line " + line(place) + ": " + problem);
    }

    private int line(TextRange place) {
        return lines.lineOf(place.start()) + 1;
    }

    private void complain(String what) {
        complaints.add(name + ": " + what);
    }

    private void root() {
        Optional<JsonObject> found = json.root();
        OptionalInt error = JsonText.error(json.text);
        if (error.isPresent() && error.getAsInt() < found.map(all -> all.range().end()).orElse(Integer.MAX_VALUE)) {
            Position place = lines.position(Math.min(error.getAsInt(), json.text.length()), PositionEncoding.UTF32);
            complain("is not JSON, from line " + (place.line() + 1) + ", column " + (place.character() + 1) + " on");
            return;
        }
        List<Member> members = found.map(JsonObject::members).orElse(List.of());
        Optional<TextRange> list = json.value(members, NAMESPACES);
        Optional<List<TextRange>> entries = list.flatMap(json::list);
        boolean hasNames = list.isEmpty() && json.value(members, NameListReader.MEMBER).isPresent();
        if (entries.isEmpty() && !hasNames) {
            complain("a registry file is an object with a list “namespaces” or “vocabularies”");
            return;
        }
        if (error.isPresent()) {
            complain("there is text behind the end of the object");
        }
        unknownMembers(members, Set.of("$schema", NAMESPACES, NameListReader.MEMBER)).ifPresent(this::complain);
        int index = 0;
        for (TextRange entry : entries.orElse(List.of())) {
            String where = NAMESPACES + "[" + index++ + "]";
            json.object(entry).ifPresentOrElse(object -> entry(where, object),
                    () -> complain(where + " is not an object"));
        }
    }

    private static Optional<String> unknownMembers(List<Member> members, Set<String> known) {
        List<String> unknown = members.stream().map(Member::name).filter(member -> !known.contains(member))
                .toList();
        return Optional.of("unknown “" + String.join("”, “", unknown) + "”").filter(message -> !unknown.isEmpty());
    }

    private void entry(String where, JsonObject entry) {
        unknownMembers(entry.members(), MEMBERS).ifPresent(unknown -> complain(where + ": " + unknown));
        String nid = string(where, entry, "nid");
        if (!UrnParser.parse("urn:" + nid + ":x", Specification.RFC8141).isValid()) {
            complain(where + ": “" + nid + "” is not a namespace identifier (RFC 8141 §2); the entry is left out");
            return;
        }
        String folded = nid.toLowerCase(Locale.ROOT);
        List<String> references = Stream.of(string(where, entry, "reference")).filter(given -> !given.isEmpty())
                .toList();
        namespaces.add(new Namespace(folded, Namespace.Kind.PRIVATE, true,
                string(where, entry, "title"), string(where, entry, "registrant"), references, "", source,
                form(where, entry, folded), links(where, entry, folded)));
        examples(where, entry, folded, "examples", true);
        examples(where, entry, folded, "counterExamples", false);
    }

    private Optional<NamespaceRule> form(String where, JsonObject entry, String nid) {
        String expression = string(where, entry, "pattern");
        Optional<NssPattern> pattern = expression.isEmpty() ? Optional.empty()
                : PartReader.pattern(expression, problem -> complain(where + ": " + problem));
        List<Part> parts = json.value(entry.members(), "parts").map(new PartReader(json, this::complain)::read)
                .orElse(List.of());
        return pattern.isEmpty() && parts.isEmpty() ? Optional.empty()
                : Optional.of(new OwnForm(nid, pattern, parts, source));
    }

    /** One address for all names, or several by how the names begin. */
    private List<Namespace.Link> links(String where, JsonObject entry, String nid) {
        Optional<TextRange> value = json.value(entry.members(), "link");
        Optional<JsonObject> several = value.flatMap(json::object);
        List<Namespace.Link> links = new ArrayList<>();
        if (several.isEmpty()) {
            link(where, "", string(where, entry, "link"), links);
            return links;
        }
        String namespace = "urn:" + nid + ":";
        for (Member member : several.get().members()) {
            String beginning = member.name();
            if (beginning.toLowerCase(Locale.ROOT).startsWith(namespace)) {
                link(where, beginning.substring(namespace.length()), json.string(json.value(member)).orElse("-"),
                        links);
            } else {
                complain(member.key(), "“link” must have addresses by how names begin, such as " + namespace);
            }
        }
        return links;
    }

    private void link(String where, String beginning, String address, List<Namespace.Link> links) {
        if (address.startsWith("https://")) {
            links.add(new Namespace.Link(beginning, address));
        } else if (!address.isEmpty()) {
            complain(where + ": “link” must begin with https://");
        }
    }

    private void examples(String where, JsonObject entry, String nid, String member, boolean fit) {
        Optional<TextRange> value = json.value(entry.members(), member);
        if (value.isPresent() && json.list(value.get()).isEmpty()) {
            complain(where + ": “" + member + "” must be a list of names");
        }
        for (TextRange element : value.flatMap(json::list).orElse(List.of())) {
            json.string(element).ifPresentOrElse(text -> examples.add(new Example(nid, text, line(element), fit)),
                    () -> complain(element, "each of “" + member + "” must be a string"));
        }
    }

    private String string(String where, JsonObject entry, String member) {
        Optional<TextRange> value = json.value(entry.members(), member);
        Optional<String> string = value.flatMap(json::string);
        if (value.isPresent() && string.isEmpty() && !value.get().in(json.text).equals("null")) {
            complain(where + ": “" + member + "” must be a string");
        }
        return string.orElse("");
    }
}
