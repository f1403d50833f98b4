package io.github.urnls.support.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words, texts, numbers and marks of TypeScript declarations, without the comments, and where reading stands. */
final class Tokens {

    private static final Pattern TOKEN = Pattern.compile(
            "//[^\n]*|/\\*.*?\\*/|\\s+|([\\w$]+|'[^']*'|\"[^\"]*\"|`[^`]*`|=>|\\.\\.\\.|.)", Pattern.DOTALL);

    private final List<String> tokens = new ArrayList<>();
    private int next;

    Tokens(String declarations) {
        Matcher matcher = TOKEN.matcher(declarations);
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                tokens.add(matcher.group(1));
            }
        }
    }

    boolean atEnd() {
        return next == tokens.size();
    }

    boolean at(String token) {
        return !atEnd() && tokens.get(next).equals(token);
    }

    String take() {
        if (atEnd()) {
            throw new IllegalStateException("the declarations end too early");
        }
        return tokens.get(next++);
    }

    boolean takeIf(String token) {
        boolean taken = at(token);
        next += taken ? 1 : 0;
        return taken;
    }

    void need(String token) {
        if (!takeIf(token)) {
            throw new IllegalStateException("“" + token + "” is missing before: "
                    + String.join(" ", tokens.subList(next, Math.min(next + 12, tokens.size()))));
        }
    }

    /** Skips what stands before {@code end} and {@code end} itself, whatever stands in brackets in between. */
    void skipPast(String end) {
        int depth = 0;
        while (depth > 0 || !at(end)) {
            String token = take();
            if ("([{<".contains(token)) {
                depth++;
            } else if (")]}>".contains(token)) {
                depth--;
            }
        }
        take();
    }

    /** Skips up to the next block and that block. */
    void skipBlock() {
        skipPast("{");
        skipPast("}");
    }
}
