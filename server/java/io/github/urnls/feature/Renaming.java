package io.github.urnls.feature;

import io.github.urnls.format.Passage;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;
import java.util.Optional;

/** What is written at the places of one name or of many. The places keep their components (RFC 8141 §2). */
public interface Renaming {

    /** An obstacle: why the new name cannot stand behind a prefix. */
    String NO_PREFIX = "A prefix cannot write the new name; bind one that can, or write these places in full";

    /**
     * What can be written in one document.
     *
     * @param places    the places where nothing is in the way
     * @param edits     the edits at these places. Only characters that change are written, with the escapes of the
     *                  place
     * @param obstacles why the new names cannot stand at the other places, as sentences without a stop
     */
    record Written(List<Name> places, List<TextEdit> edits, List<String> obstacles) {}

    /** Every place among {@code names}, all in one document, that is renamed, in their order. */
    List<Name> in(List<Name> names);

    /** Writes the new names at {@code places}, which are all in {@code document}. */
    Written write(Document document, List<Name> places);

    /** Whether the text at {@code place} changes. */
    boolean changes(Name place);

    /** Whether {@code made}, which stands there after the rename, is what {@code place} had to become. */
    boolean isMade(Name place, Name made);

    /** Why a comment around {@code place} cannot hold {@code newName}: one in markup ends at “--” (XML 1.0 §2.5). */
    static Optional<String> obstacleInComment(Document document, Name place, String newName) {
        Passage passage = place.occurrence().passage();
        boolean comment = passage.role() == Passage.Role.COMMENT
                && document.text().startsWith("<!--", passage.range().start() - 4);
        return Optional.of("Comments of XML and HTML cannot hold “--”")
                .filter(why -> comment && (newName.contains("--") || newName.endsWith("-")));
    }
}
