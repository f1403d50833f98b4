package io.github.urnls.lsp;

/** Where the work for a request is done; each queue is a thread of {@link Workers}. */
enum Queue {
    /** For a place in a document. */
    ANSWER,
    /** For a whole document, which may be large: requests about a place do not wait for that. */
    VIEW,
    /** For the workspace: behind the checks and the files that came before, since it may read many files. */
    SEARCH
}
