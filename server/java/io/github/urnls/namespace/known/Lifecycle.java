package io.github.urnls.namespace.known;

import io.github.urnls.namespace.known.KnownName.Status;

/**
 * How a name ages, in the words of its owner or of the text that says so. Each may be empty.
 *
 * @param since      since when the name has its status: a version or a date
 * @param until      how long a deprecated name is still accepted: a version or a date
 * @param replacedBy the name to use instead
 * @param note       one more sentence
 * @param source     where this is written
 */
public record Lifecycle(String since, String until, String replacedBy, String note, String source) {

    /** Of a name of which nothing more is said. */
    public static final Lifecycle NONE = new Lifecycle("", "", "", "", "");

    /** Since when a name has {@code status}, and what to use instead. */
    public String words(Status status) {
        return when(status) + (replacedBy.isEmpty() ? "" : ", use " + replacedBy);
    }

    /** Since when a name has {@code status}, and how long a deprecated one is still accepted. */
    public String when(Status status) {
        String begun = status.word() + (since.isEmpty() ? "" : " since " + since);
        return until.isEmpty() || status != Status.DEPRECATED ? begun : begun + ", accepted until " + until;
    }
}
