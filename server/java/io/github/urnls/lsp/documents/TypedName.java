package io.github.urnls.lsp.documents;

import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.Span;
import io.github.urnls.workspace.index.NameIndex;
import java.util.Optional;

/**
 * A name that is being typed: at its end, or in its namespace identifier (RFC 8141 §2.1).
 *
 * @param cursor the offset of the cursor in the document, in UTF-16 code units
 */
public record TypedName(Name name, int cursor) {

    /** {@code name}, if the cursor stands at its end or in its namespace identifier. */
    static Optional<TypedName> at(Name name, int cursor) {
        TypedName typed = new TypedName(name, cursor);
        return typed.nidRange().touches(cursor) || typed.isAtEnd() ? Optional.of(typed) : Optional.empty();
    }

    /**
     * The range without findings while it is typed: the whole name if the cursor is at its end, else the identifier.
     */
    TextRange heldBack() {
        return isAtEnd() ? name.range() : nidRange();
    }

    /** Whether it may become a name of a registered or used namespace, or a known name. */
    public boolean mayBecomeKnown(Registry registry, NameIndex used) {
        return isAtEnd() && registry.names().isCut(name.spelling()) || beginsNamespace(registry, used);
    }

    private boolean isAtEnd() {
        return name.range().end() == cursor;
    }

    private Span nid() {
        int end = name.urn().text().length();
        return name.urn().nid().orElse(new Span(end, end));
    }

    private TextRange nidRange() {
        return name.occurrence().range(nid());
    }

    private boolean beginsNamespace(Registry registry, NameIndex used) {
        int missing = nidRange().end() - cursor;
        if (missing < 0) {
            return false; // the cursor is behind the identifier
        }
        int end = Math.max(nid().start(), nid().end() - missing);
        String begun = Normalization.fold(name.urn().text().substring(0, end));
        return NidsInUse.with(registry).anyMatch(nid -> ("urn:" + nid).startsWith(begun))
                || !used.search(other -> isBegun(other, begun) ? 0 : WorkspaceSymbols.NONE, 1).isEmpty();
    }

    /** Whether {@code other} begins with {@code begun} and has a whole namespace identifier. */
    private boolean isBegun(String other, String begun) {
        return Chars.isInAnyCase(other, 0, begun) && other.indexOf(':', begun.length()) >= 0
                && !other.equals(name.spelling());
    }
}
