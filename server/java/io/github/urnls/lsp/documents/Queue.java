package io.github.urnls.lsp.documents;

/**
 * The queues for the work of requests, see {@link Workers}. Slow work on one document does not delay work on others, as
 * {@link CheckQueue} says.
 */
public enum Queue {
    /** For a place in a document. */
    ANSWER,
    /** For a whole document, which may be large. Requests about a place do not wait for it. */
    VIEW,
    /** For the workspace, which may read many files. Runs after the checks and file reads that came before. */
    SEARCH
}
