package io.github.urnls.workspace;

/** What became of one file or folder in a {@link FileLoop}. */
public sealed interface FileOutcome {

    /**
     * It was read and examined.
     *
     * @param note   something the user should hear, such as another encoding than expected; empty if there is nothing
     * @param result hands on what was found; the loop runs it after this was heard
     */
    record Examined(String note, Runnable result) implements FileOutcome {}

    /** It was not examined, as it gave no text. */
    record NotRead(FileContent.NoText content) implements FileOutcome {}

    /** It is a file that is not to be read. */
    record LeftOut() implements FileOutcome {}

    /** It is a symbolic link, which is not followed. */
    record Link() implements FileOutcome {}

    /** Its examination failed with {@code fault}. */
    record Bug(Throwable fault) implements FileOutcome {}
}
