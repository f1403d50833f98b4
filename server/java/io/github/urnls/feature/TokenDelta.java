package io.github.urnls.feature;

import io.github.urnls.feature.SemanticTokens.Token;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionCursor;
import io.github.urnls.text.PositionEncoding;
import java.util.Arrays;
import java.util.List;

/**
 * Tokens as the protocol sends them (LSP 3.17, Semantic Tokens): five numbers each, relative to the token before. Also
 * edits of these numbers.
 */
public final class TokenDelta {

    /**
     * The numbers of one token: its line and column relative to the one before, its length, its type and its modifiers.
     */
    private static final int NUMBERS = 5;

    /**
     * The replacement of some numbers.
     *
     * @param start       the index of the first number that is removed
     * @param deleteCount how many are removed
     * @param data        the numbers that replace them
     */
    public record Edit(int start, int deleteCount, int[] data) {}

    private TokenDelta() {}

    /**
     * {@code tokens} as numbers. They must be in order, each on one line. Columns and lengths are counted in
     * {@code encoding}.
     */
    public static int[] encode(List<Token> tokens, LineIndex lines, PositionEncoding encoding) {
        PositionCursor cursor = new PositionCursor(lines, encoding);
        int[] data = new int[tokens.size() * NUMBERS];
        Position last = new Position(0, 0);
        int at = 0;
        for (Token token : tokens) {
            Position start = cursor.position(token.range().start());
            Position end = cursor.position(token.range().end());
            data[at] = start.line() - last.line();
            data[at + 1] = start.character();
            if (start.line() == last.line()) {
                data[at + 1] -= last.character();
            }
            data[at + 2] = end.character() - start.character();
            data[at + 3] = token.type().ordinal();
            at += NUMBERS; // no modifiers
            last = start;
        }
        return data;
    }

    /** The shortest edit that turns {@code before} into {@code after}; empty when they are equal. */
    public static List<Edit> between(int[] before, int[] after) {
        int start = Arrays.mismatch(before, after);
        if (start < 0) {
            return List.of();
        }
        int shorter = Math.min(before.length, after.length);
        int same = 0;
        while (same < shorter - start && before[before.length - 1 - same] == after[after.length - 1 - same]) {
            same++;
        }
        return List.of(
                new Edit(start, before.length - same - start, Arrays.copyOfRange(after, start, after.length - same)));
    }
}
