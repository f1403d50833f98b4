package io.github.urnls.check;

/** The status of a finding, which decides whether it is reported and whether it counts. */
public sealed interface FindingStatus {

    /** There is no baseline to compare it with. */
    record Plain() implements FindingStatus {}

    /** It came after the baseline was written. */
    record New() implements FindingStatus {}

    /** The baseline holds it. */
    record Known() implements FindingStatus {}

    /**
     * A comment in the document silences it.
     *
     * @param reason why, in the words of the comment; may be empty
     */
    record Silenced(String reason) implements FindingStatus {}

    /** Whether it counts, for the exit code and in reports. */
    default boolean counts() {
        return switch (this) {
            case Plain plain -> true;
            case New fresh -> true;
            case Known known -> false;
            case Silenced silenced -> false;
        };
    }
}
