package io.github.urnls.lsp.protocol;

import io.github.urnls.text.Change;
import io.github.urnls.text.Document;

/** One edit of a document: the state after it, and the change. */
public record Edit(Document after, Change change, Typing typing) {

    /** Whether an edit, with those that came before it in one message, is text at one place of one line. */
    public enum Typing {
        /** It is not. */
        NONE,
        /** It is one character. */
        CHARACTER,
        /** It is more, which may have been pasted, or be a completion. */
        SEVERAL
    }

    /** Edits that together touch no more than this are treated as one, in UTF-16 code units. */
    private static final int NEAR = 2000;

    /** Whether this and {@code next} are close enough to be treated as one. */
    public boolean isNear(Edit next) {
        Change both = change.then(next.change);
        return both.oldEnd() - both.start() <= NEAR && both.newEnd() - both.start() <= NEAR;
    }

    /** This edit and then {@code next}, as one. */
    public Edit then(Edit next) {
        return new Edit(next.after, change.then(next.change), next.typing);
    }
}
