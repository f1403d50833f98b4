package io.github.urnls.feature;

import io.github.urnls.check.suppression.SuppressionComment;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;

/** What the cursor stands on, for a hover. */
public sealed interface AtCursor {

    /** How far a suppression may reach to either side of the cursor, in UTF-16 code units. */
    int NEAR = 1000;

    /** A name, in one of the ways in which a document can mean one. */
    sealed interface OnName extends AtCursor {
        Name name();
    }

    /** A whole URN, right or wrong. */
    record OnUrn(Name name) implements OnName {}

    /** A name that is not written as a URN of its own: it is behind a prefix, or a part of a composed name. */
    record OnImplied(Name name) implements OnName {}

    /** A qualified name of XML or YANG, whose URN is that of its namespace. */
    record OnQualified(Name name) implements OnName {}

    /**
     * A string that is compared as if it were a name: the beginning of names, a pattern. It may look wrong by itself.
     */
    record OnCompared(Name name) implements OnName {}

    /** A comment that suppresses findings. */
    record OnSuppression(SuppressionComment comment) implements AtCursor {}

    /** None of these. */
    record OnNothing() implements AtCursor {}

    /** What {@code offset} touches; {@code names} are those that may be there. */
    static AtCursor of(Document document, List<Name> names, int offset) {
        for (Name name : names) {
            if (name.isSameByKey() && name.range().touches(offset)) {
                return of(name);
            }
        }
        TextRange near = new TextRange(Math.max(0, offset - NEAR), Math.min(document.length(), offset + NEAR));
        if (document.text(near).contains(SuppressionComment.MARK)) { // rarely; a large document need not be read
            for (SuppressionComment comment : SuppressionComment.in(document)) {
                if (comment.range().touches(offset)) {
                    return new OnSuppression(comment);
                }
            }
        }
        return new OnNothing();
    }

    private static OnName of(Name name) {
        Kind kind = name.occurrence().kind();
        if (kind == Kind.URN) {
            return new OnUrn(name);
        }
        if (!name.isImplied()) {
            return new OnCompared(name);
        }
        return kind == Kind.QUALIFIED ? new OnQualified(name) : new OnImplied(name);
    }
}
