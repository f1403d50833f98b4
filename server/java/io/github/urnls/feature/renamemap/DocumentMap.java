package io.github.urnls.feature.renamemap;

import io.github.urnls.feature.renamemap.RenameMap.Change;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The renames of a map in one document. The namespace of a prefix changes where it is bound. What that changes behind
 * the prefix need not be written; what it must not change, or changes in another way, must be.
 */
public final class DocumentMap {

    /** Why a new name cannot stand behind a prefix. */
    private static final String NO_PREFIX = "A prefix cannot write the new name; bind one that can, or write these"
            + " places in full";

    /**
     * What can be written.
     *
     * @param places    the places where nothing is in the way
     * @param edits     the edits at these places, in the order of the text. Only characters that change are written,
     *                  with the escapes of the place
     * @param obstacles why the new names cannot stand at the other places, as sentences without a stop
     */
    public record Written(List<Name> places, List<TextEdit> edits, List<String> obstacles) {}

    private final RenameMap map;
    private final Map<Name, Change> changes = new IdentityHashMap<>();
    /** What becomes of the texts that bind prefixes. */
    private final Map<String, String> bound = new HashMap<>();

    DocumentMap(RenameMap map, List<Name> names) {
        this.map = map;
        Set<String> namespaces = new HashSet<>();
        names.forEach(name -> prefix(name).ifPresent(prefix -> namespaces.add(prefix.namespace())));
        for (Name name : names) {
            String text = name.urn().text();
            boolean binds = namespaces.contains(text) && prefix(name).isEmpty();
            map.change(name, binds).ifPresent(change -> {
                changes.put(name, change);
                if (binds) {
                    bound.put(text, change.after(text));
                }
            });
        }
    }

    private static Optional<PrefixEscapes> prefix(Name place) {
        return place.passage().escapes() instanceof PrefixEscapes prefix ? Optional.of(prefix)
                : Optional.empty();
    }

    private Change change(Name place) {
        return Objects.requireNonNull(changes.get(place), "a place of an old name");
    }

    /** Why {@code name} is not renamed although it may stand for old names, as the end of a sentence. */
    public Optional<String> left(Name name) {
        return changes.containsKey(name) ? Optional.empty() : map.left(name);
    }

    /** The text of {@code place} afterwards. */
    public String after(Name place) {
        return change(place).after(place.text());
    }

    /** Every place among {@code names} that is renamed, in their order. The places keep their components. */
    public List<Name> in(List<Name> names) {
        return names.stream().filter(changes::containsKey).toList();
    }

    /** Whether the text at {@code place}, which is {@linkplain #in renamed}, changes. */
    public boolean changes(Name place) {
        return change(place).changes();
    }

    /** Whether {@code made}, which stands there after the rename, is what {@code place} had to become. */
    boolean isMade(Name place, Name made) {
        String written = change(place).written();
        String text = made.text();
        if (!text.startsWith(written)) {
            // A colon at the end of a beginning may be read as one of the text, where the new name has an NSS before
            // it.
            return !place.isComparable() && written.equals(text + ":");
        }
        boolean whole = change(place).replaced().length() >= place.spelling().length() && made.isSameByKey();
        return !whole || made.spelling().equals(written) || made.urn().text().equals(written);
    }

    /** Writes the new names at {@code places}, which are all in {@code document}. */
    public Written write(Document document, List<Name> places) {
        List<Name> writable = new ArrayList<>();
        List<TextEdit> edits = new ArrayList<>();
        List<String> obstacles = new ArrayList<>();
        for (Name place : places) {
            Change change = change(place);
            Optional<PrefixEscapes> prefix = prefix(place);
            Optional<String> token = prefix.flatMap(it -> behind(it, document, place));
            Optional<String> obstacle = prefix.isPresent() && token.isEmpty() ? Optional.of(NO_PREFIX)
                    : obstacleInComment(document, place, change.written());
            if (obstacle.isPresent()) {
                obstacles.add(obstacle.get());
                continue;
            }
            writable.add(place);
            if (token.isPresent()) {
                edit(document, place, token.get()).ifPresent(edits::add);
            } else if (change.changes()) {
                edits.add(place.occurrence().change(change.replaced(), change.written()));
            }
        }
        edits.sort(Comparator.comparingInt(edit -> edit.range().start()));
        return new Written(writable, withoutOverlap(edits), obstacles);
    }

    /** Why a comment around {@code place} cannot hold {@code newName}: one in XML ends at “--” (XML 1.0 §2.5). */
    private static Optional<String> obstacleInComment(Document document, Name place, String newName) {
        Passage passage = place.passage();
        boolean comment = passage.role() == Role.COMMENT
                && document.text().startsWith("<!--", passage.start() - 4);
        return Optional.of("Comments of XML and HTML cannot hold “--”")
                .filter(why -> comment && (newName.contains("--") || newName.endsWith("-")));
    }

    /** A composed name and a part of it may both change; an effect that is missing then is a doubt. */
    private static List<TextEdit> withoutOverlap(List<TextEdit> edits) {
        List<TextEdit> kept = new ArrayList<>();
        for (TextEdit edit : edits) {
            if (kept.isEmpty() || kept.getLast().range().end() <= edit.range().start()
                    && kept.getLast().range().start() < edit.range().start()) {
                kept.add(edit);
            }
        }
        return kept;
    }

    /** The text of {@code place} behind its prefix afterwards; empty if the prefix cannot write it. */
    private Optional<String> behind(PrefixEscapes prefix, Document document, Name place) {
        String before = place.urn().text();
        String after = change(place).after(before);
        String namespace = bound.getOrDefault(prefix.namespace(), prefix.namespace());
        if (after.equals(namespace + before.substring(prefix.namespace().length()))) {
            return Optional.of(document.text(place.range()));
        }
        return new PrefixEscapes(prefix.prefix(), namespace, prefix.notation()).written(after);
    }

    /** The edit that writes {@code text} at {@code place}; empty if it stands there. */
    private static Optional<TextEdit> edit(Document document, Name place, String text) {
        String before = document.text(place.range());
        return before.equals(text) ? Optional.empty()
                : Optional.of(TextEdit.between(before, text).moved(place.range().start()));
    }
}
