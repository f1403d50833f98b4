package io.github.urnls.workspace.index;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.Version;
import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.index.MapMoves.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The edits that rename names, and reasons against them. All lines are looked up in one pass over the names, and each
 * file that may change is read once.
 *
 * @param refusal    why it cannot be done; then there are no files
 * @param files      the files that change, in the order of their URIs
 * @param doubts     whole sentences about what the user should know first
 * @param collisions names that would become one name
 * @param left       what stays unchanged although it may stand for an old name
 * @param versions   other versions of the name that are in use and stay unchanged
 * @param places     the number of places of old names, also those where nothing changes
 */
public record RenamePlan(Optional<String> refusal, List<FileEdits> files, List<String> doubts,
        List<Collision> collisions, List<Left> left, List<String> versions, int places) {

    /** The changes of one file, in the order of its text. */
    public record FileEdits(Document document, List<TextEdit> edits) {}

    /** A place that stays as it is; {@code why} is the reason, as a part of a sentence. */
    public record Left(Document document, Name name, String why) {}

    /** What follows {@link #collision} where it is no refusal. */
    public static final String MERGED = "; names that become one cannot be parted again.";

    /** That there are places, and nothing to change. */
    public static final String UNCHANGED = "no name changes: the new names stand at every place already";

    /** The most collisions, files or names that a sentence lists. */
    static final int MOST = 3;

    /** That names would become one, as a clause; {@code shown} gives the path of a file by its URI. */
    public Optional<String> collision(Function<String, String> shown) {
        if (collisions.isEmpty()) {
            return Optional.empty();
        }
        List<String> first = collisions.stream().limit(MOST)
                .map(collision -> collision.message(collision.files().stream().findFirst().map(shown).orElse("")))
                .toList();
        String more = collisions.size() > MOST ? "; and " + (collisions.size() - MOST) + " more" : "";
        return Optional.of(String.join("; ", first) + more);
    }

    /** A whole sentence about what is left; none if nothing is. */
    public List<String> notes() {
        List<String> places = left.stream()
                .map(place -> "“" + shown(place.name().text()) + "” in "
                        + RenameFindings.fileName(place.document().uri()) + " (" + place.why() + ")")
                .distinct().toList();
        return Stream.of(sentence("Left as they are", places), others()).flatMap(Optional::stream).toList();
    }

    /** {@code name} with dots for what a template puts in. */
    public static String shown(String name) {
        return name.replace('\ufffc', '…');
    }

    /** A whole sentence about {@link #versions}; empty if there are none. */
    public Optional<String> others() {
        return sentence("Other versions are left as they are", versions);
    }

    private static Optional<String> sentence(String what, List<String> places) {
        return places.isEmpty() ? Optional.empty() : Optional.of(what + ": " + Tally.first(MOST, places) + ".");
    }

    /**
     * Plans the renames of {@code map}, which was read by {@code specification}.
     *
     * @param checker checks the new names, by {@code options}
     */
    public static RenamePlan of(NameSearch search, RenameMap map, Specification specification, Checker checker,
            CheckOptions options) {
        Names names = new Names(search.index(), map, specification);
        RenameFindings findings = new RenameFindings(map);
        names.eachFile(search, findings::add);
        if (findings.refusal.isPresent()) {
            return new RenamePlan(findings.refusal, List.of(), List.of(), List.of(), List.of(), List.of(), 0);
        }
        List<String> doubts = new ArrayList<>();
        NewNames newNames = new NewNames(search.index(), checker, options);
        names.moves.ofEachLine().forEach(moves -> doubt(moves, newNames).ifPresent(doubts::add));
        doubts.addAll(findings.doubts());
        return new RenamePlan(Optional.empty(), findings.files, doubts, names.moves.collisions(search.index()),
                findings.left, versions(search.index(), map), findings.places);
    }

    /** The other versions of a name that is renamed with all below it, with their files. */
    private static List<String> versions(NameIndex index, RenameMap map) {
        Map<String, Set<String>> files = new TreeMap<>();
        map.below().ifPresent(line -> {
            Version.in(line.oldName()).ifPresent(version -> index
                    .filesBySpelling(name -> version.other(name).isPresent())
                    .forEach((name, uris) -> files
                            .computeIfAbsent(version.other(name).orElseThrow(), key -> new TreeSet<>()).addAll(uris)));
            files.remove(line.newName());
        });
        return files.entrySet().stream()
                .map(entry -> "“" + entry.getKey() + "” in " + Tally.counted(entry.getValue().size(), "file")).toList();
    }

    /** What is wrong with a new name of a line, with the line and the name; the first if there are several. */
    private static Optional<String> doubt(List<Move> moves, NewNames newNames) {
        return moves.stream().flatMap(move -> {
            String newName = move.made();
            return newNames.doubt(move.spelling(), move.key(), newName)
                    .map(doubt -> newName.equals(move.change().line().newName()) && move.change().line().number() == 0
                            ? RenameFindings.sentence(doubt)
                            : move.change().line().at() + RenameFindings.sentence("“" + newName + "”: " + doubt))
                    .stream();
        }).findFirst();
    }

    /** Each file that may have old names. */
    public static void eachFile(NameSearch search, RenameMap map, Specification specification,
            Consumer<ScannedFile> sink) {
        new Names(search.index(), map, specification).eachFile(search, sink);
    }

    /** What is left in {@code file}, whose renames are {@code here}. */
    public static List<Left> left(ScannedFile file, DocumentMap here) {
        List<Left> left = new ArrayList<>();
        for (Name name : file.names()) {
            here.left(name).ifPresent(why -> left.add(new Left(file.document(), name, why)));
        }
        return left;
    }

    /** The names in all files that the map changes. */
    private static final class Names {

        private final MapMoves moves;
        private final Set<String> uris = new TreeSet<>();

        Names(NameIndex index, RenameMap map, Specification specification) {
            moves = new MapMoves(map, specification);
            Set<String> spellings = new TreeSet<>();
            index.eachSpelling((spelling, key) -> {
                if (moves.add(spelling, key)) {
                    spellings.add(spelling);
                }
            });
            index.filesBySpelling(spellings::contains).values().forEach(uris::addAll);
            uris.addAll(index.filesWithOpen(open -> map.concernsOpen(open.text(), specification)));
        }

        void eachFile(NameSearch search, Consumer<ScannedFile> sink) {
            for (String uri : uris) {
                if (search.cancelled().getAsBoolean()) {
                    return;
                }
                search.files().apply(uri).ifPresent(sink);
            }
        }
    }
}
