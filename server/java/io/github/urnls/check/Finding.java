package io.github.urnls.check;

import io.github.urnls.check.Fix.Safety;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/**
 * One problem in a document.
 *
 * @param code  the rule, for example {@code stray-question-mark}
 * @param range the offending characters in the document
 * @param urn   the name it is about, with the escapes of the document's language read
 * @param fixes ways to repair it, the best first; may be empty. They may be made only when they are asked for
 */
public record Finding(String code, Severity severity, TextRange range, String message, String urn, List<Fix> fixes) {

    /** Where {@link #range} begins. */
    public int start() {
        return range.start();
    }

    /** Where {@link #range} ends. */
    public int end() {
        return range.end();
    }

    /** Whether it is as bad as {@code least}, or worse. */
    public boolean isAtLeast(Severity least) {
        return severity.isAtLeast(least);
    }

    /** The first repair that may be made without asking. */
    public Optional<Fix> safeFix() {
        return fixes.stream().filter(fix -> fix.safety() == Safety.SAFE).findFirst();
    }

    /** The same with another severity. */
    public Finding as(Severity other) {
        return other == severity ? this : new Finding(code, other, range, message, urn, fixes);
    }

    /** The same finding {@code by} UTF-16 code units further on. */
    public Finding moved(int by) {
        return by == 0 ? this
                : new Finding(code, severity, range.moved(by), message, urn,
                        new LazyList<>(() -> fixes.stream().map(fix -> fix.moved(by)).toList()));
    }

    /** The same with another message. */
    public Finding saying(String other) {
        return other == message ? this : new Finding(code, severity, range, other, urn, fixes);
    }

    /** The same with other fixes. */
    public Finding with(List<Fix> others) {
        return new Finding(code, severity, range, message, urn, others);
    }
}
