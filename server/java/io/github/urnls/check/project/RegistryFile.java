package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonObjects;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.known.NameList;
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
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A user's registry file: JSON with comments, described in {@code docs/registry-file.md}. A wrong entry is reported and
 * left out; the others apply.
 */
public final class RegistryFile {

    private static final String NAMESPACES = "namespaces";

    private static final Set<String> MEMBERS = Set.of("nid", "title", "registrant", "reference", "pattern", "link");

    private final String name;
    private final String text;
    private final LineIndex lines;
    private final Map<Integer, JsonObject> objects = new HashMap<>();
    private final List<Namespace> namespaces = new ArrayList<>();
    private final List<String> complaints;

    private RegistryFile(String name, String text, List<String> complaints) {
        this.name = name;
        this.text = text;
        this.lines = new LineIndex(text);
        this.complaints = complaints;
        JsonObjects.read(text, Set.of(), object -> objects.put(object.range().start(), object));
    }

    /** What a registry file adds. */
    public record Content(List<Namespace> namespaces, List<NameList> names) {}

    /** Reads {@code text}; {@code complaints} gets a sentence for each thing wrong. */
    public static Content read(String name, String text, List<String> complaints) {
        RegistryFile file = new RegistryFile(name, text, complaints);
        file.root();
        List<NameList> names = NameListReader.read(text, name, (place, problem) -> file
                .complain("line " + (file.lines.lineOf(place.start()) + 1) + ": " + problem));
        return new Content(file.namespaces, names);
    }

    private void complain(String what) {
        complaints.add(name + ": " + what);
    }

    private void root() {
        JsonObject root = objects.get(JsonText.start(text));
        OptionalInt error = JsonText.error(text);
        if (error.isPresent() && (root == null || error.getAsInt() < root.range().end())) {
            Position place = lines.position(Math.min(error.getAsInt(), text.length()), PositionEncoding.UTF32);
            complain("is not JSON, from line " + (place.line() + 1) + ", column " + (place.character() + 1) + " on");
            return;
        }
        Optional<TextRange> list = root == null ? Optional.empty() : value(root, NAMESPACES);
        Optional<List<TextRange>> entries = list.flatMap(range -> JsonText.list(text, range));
        boolean hasNames = root != null && list.isEmpty() && root.member(NameListReader.MEMBER).isPresent();
        if (root == null || entries.isEmpty() && !hasNames) {
            complain("a registry file is an object with a list “namespaces” or “vocabularies”");
            return;
        }
        if (error.isPresent()) {
            complain("there is text behind the end of the object");
        }
        unknownMembers(root, Set.of("$schema", NAMESPACES, NameListReader.MEMBER)).ifPresent(this::complain);
        int index = 0;
        for (TextRange entry : entries.orElse(List.of())) {
            entry(NAMESPACES + "[" + index++ + "]", objects.get(entry.start()));
        }
    }

    private Optional<TextRange> value(JsonObject object, String member) {
        return object.members().stream().filter(found -> found.name().equals(member))
                .reduce((first, second) -> second) // as JSON readers choose it
                .map(found -> JsonText.stripped(text, found.value()));
    }

    private static Optional<String> unknownMembers(JsonObject object, Set<String> known) {
        List<String> unknown = object.members().stream().map(Member::name).filter(member -> !known.contains(member))
                .toList();
        return Optional.of("unknown “" + String.join("”, “", unknown) + "”").filter(message -> !unknown.isEmpty());
    }

    private void entry(String where, @Nullable JsonObject entry) {
        if (entry == null) {
            complain(where + " is not an object");
            return;
        }
        unknownMembers(entry, MEMBERS).ifPresent(unknown -> complain(where + ": " + unknown));
        String nid = string(where, entry, "nid");
        if (!UrnParser.parse("urn:" + nid + ":x", Specification.RFC8141).isValid()) {
            complain(where + ": “" + nid + "” is not a namespace identifier (RFC 8141 §2); the entry is left out");
            return;
        }
        String link = string(where, entry, "link");
        if (!link.isEmpty() && !link.startsWith("https://")) {
            complain(where + ": “link” must begin with https://");
            link = "";
        }
        List<String> references = Stream.of(string(where, entry, "reference")).filter(given -> !given.isEmpty())
                .toList();
        namespaces.add(new Namespace(nid.toLowerCase(Locale.ROOT), Namespace.Kind.PRIVATE, true,
                string(where, entry, "title"), string(where, entry, "registrant"), references, "", name,
                pattern(where, string(where, entry, "pattern")), Optional.of(link).filter(given -> !given.isEmpty())));
    }

    private String string(String where, JsonObject entry, String member) {
        Optional<TextRange> value = value(entry, member);
        Optional<String> string = value.flatMap(range -> JsonText.string(text, range));
        if (value.isPresent() && string.isEmpty() && !value.get().in(text).equals("null")) {
            complain(where + ": “" + member + "” must be a string");
        }
        return string.orElse("");
    }

    /** What is wrong, or at least the expression: a browser has no words for it. */
    private static String described(PatternSyntaxException problem) {
        return problem.getDescription().isEmpty() ? "“" + problem.getPattern() + "”" : problem.getDescription();
    }

    private Optional<NssPattern> pattern(String where, String expression) {
        if (expression.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(NssPattern.of(expression));
        } catch (PatternSyntaxException e) {
            complain(where + ": “pattern” is not a regular expression: " + described(e));
            return Optional.empty();
        }
    }
}
