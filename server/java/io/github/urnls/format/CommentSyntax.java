package io.github.urnls.format;

/**
 * How a language writes a comment.
 *
 * @param open  the mark at its start
 * @param close the mark at its end; empty when it ends with its line
 */
public record CommentSyntax(String open, String close) {

    /** Of languages that have no comments, or perhaps have none. */
    public static final CommentSyntax NONE = new CommentSyntax("", "");
    public static final CommentSyntax HASH = new CommentSyntax("#", "");
    public static final CommentSyntax SLASHES = new CommentSyntax("//", "");
    public static final CommentSyntax MARKUP = new CommentSyntax("<!--", "-->");

    /** A comment that says {@code text}. */
    public String of(String text) {
        return open + " " + text + (close.isEmpty() ? "" : " " + close);
    }
}
