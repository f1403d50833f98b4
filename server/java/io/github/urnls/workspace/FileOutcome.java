package io.github.urnls.workspace;

/** The outcome of one file or folder in a {@link FileLoop}. */
public sealed interface FileOutcome {

    /**
     * It was read and examined.
     *
     * @param note   something to tell the user, such as an unexpected encoding; may be empty
     * @param result hands on what was found; the loop runs it after reporting this outcome
     */
    record Examined(String note, Runnable result) implements FileOutcome {}

    /** It was not examined, since it has no text, or not to the end, by a bug. */
    record NotRead(FileContent.NoText content) implements FileOutcome {}

    /** It is a file that is not to be read. */
    record LeftOut() implements FileOutcome {}

    /** It is a symbolic link, which is not followed. */
    record Link() implements FileOutcome {}
}
