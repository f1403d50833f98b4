package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.FamilyTables;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A registry file: JSON with comments, described in {@code docs/registry-file.md}. A wrong entry is reported and left
 * out; the others apply. Users write such files, and the families that come with the program have one each.
 */
public final class RegistryFile {

    private static final String NAMESPACES = "namespaces";

    private final String name;
    /** The last segment of its name: what users of its names are shown, the same on each machine. */
    private final String source;
    private final boolean ours;
    private final JsonText json;
    private final LineIndex lines;
    private final List<Namespace> namespaces = new ArrayList<>();
    private final FamilyTables tables;
    private final List<Example> examples = new ArrayList<>();
    private final List<String> complaints;
    /** The lists of a user's file, which parts of its families may take their values from. */
    private List<NameList> lists = List.of();

    RegistryFile(String name, String text, boolean ours, FamilyTables tables, List<String> complaints) {
        this.name = name;
        this.source = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        this.ours = ours;
        this.tables = tables;
        this.json = new JsonText(text);
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
        return new RegistryFile(name, text, false, new FamilyTables(), complaints).content();
    }

    Content content() {
        List<String> ofLists = new ArrayList<>();
        Map<String, Integer> places = new HashMap<>();
        lists = Members.root(json, (place, problem) -> ofLists.add(complaint(place, problem))).filter(all -> !ours)
                .flatMap(all -> all.value(NameListReader.MEMBER)).map(value -> NameListReader.read(value, source,
                        (place, listed) -> places.put(listed, line(place))))
                .orElse(List.of());
        root();
        complaints.addAll(ofLists);
        return new Content(ours ? namespaces : withForms(), lists, examples, places);
    }

    private List<Namespace> withForms() {
        Families forms = new Families(tables);
        return namespaces.stream().map(one -> one.with(forms.form(one.nid()))).toList();
    }

    private String complaint(TextRange place, String problem) {
        return name + ": line " + line(place) + ": " + problem;
    }

    private int line(TextRange place) {
        return lines.lineOf(place.start()) + 1;
    }

    private void complain(String what) {
        complaints.add(name + ": " + what);
    }

    private void root() {
        Optional<Members> object = Members.root(json,
                (place, problem) -> complaints.add(complaint(place, problem)));
        OptionalInt error = json.error();
        if (error.isPresent()
                && error.getAsInt() < object.map(all -> all.object().range().end()).orElse(Integer.MAX_VALUE)) {
            Position place = lines.position(Math.min(error.getAsInt(), json.text().length()), PositionEncoding.UTF32);
            complain("is not JSON, from line " + (place.line() + 1) + ", column " + (place.character() + 1) + " on");
            return;
        }
        if (object.isEmpty() || isNothing(object.get())) {
            complain("a registry file is an object with a list “namespaces” or “vocabularies”, or with a “nid”");
            return;
        }
        if (error.isPresent()) {
            complain("there is text behind the end of the object");
        }
        Members root = object.get();
        if (root.value(NAMESPACES).isEmpty() && FamilyReader.isFamily(root)) {
            entry(root, List.of("$schema", NameListReader.MEMBER));
            return;
        }
        root.only("$schema", NAMESPACES, NameListReader.MEMBER);
        root.objects(NAMESPACES).forEach(entry -> entry(entry, List.of()));
    }

    private boolean isNothing(Members root) {
        boolean isList = root.value(NAMESPACES).flatMap(JsonValue::list).isPresent();
        boolean isNames = root.value(NAMESPACES).isEmpty() && root.value(NameListReader.MEMBER).isPresent();
        return !isList && !isNames && !FamilyReader.isFamily(root);
    }

    private void entry(Members entry, List<String> others) {
        new FamilyReader(entry, others, ours, source, tables, lists).read(namespaces, this::examples);
    }

    private void examples(Members entry, String nid) {
        examples(entry, nid, "examples", true);
        examples(entry, nid, "counterExamples", false);
    }

    private void examples(Members entry, String nid, String member, boolean fit) {
        for (JsonValue name : entry.value(member, JsonValue::list, "must be a list of names").orElse(List.of())) {
            name.string().ifPresentOrElse(text -> examples.add(new Example(nid, text, line(name.range()), fit)),
                    () -> name.problem("each of “" + member + "” must be a string"));
        }
    }
}
