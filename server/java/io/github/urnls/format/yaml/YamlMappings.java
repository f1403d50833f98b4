package io.github.urnls.format.yaml;

import io.github.urnls.text.Lines;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.json.JsonText.JsonObject;
import io.github.urnls.format.json.JsonText.Member;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * The mappings of a YAML document with their members (YAML 1.2.2 §8.2, §7.4), inner mappings before outer ones. The
 * columns of the keys, or braces, tell which members belong together. Aliases and merge keys are not followed.
 */
public final class YamlMappings {

    /** A mapping, or a sequence in brackets, that is not closed yet. */
    private static final class Open {

        private final int start;
        /** The column of its keys; -1 in braces and brackets. */
        private final int column;
        private final boolean sequence;
        private final boolean apart;
        private final List<Member> members = new ArrayList<>();
        private String name = "";
        private TextRange key = new TextRange(0, 0);
        private boolean waits;

        Open(int start, int column, boolean sequence, boolean apart) {
            this.start = start;
            this.column = column;
            this.sequence = sequence;
            this.apart = apart;
        }

        boolean isFlow() {
            return column < 0;
        }

        void value(TextRange value) {
            if (waits) {
                members.add(new Member(name, key, value));
                waits = false;
            }
        }
    }

    private final String text;
    private final Set<String> apart;
    private final List<JsonObject> found = new ArrayList<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private int at;
    private int lineStart;
    /** The column of the last dash on this line that begins an item; -1 if there is none. */
    private int dash = -1;
    private int lastEnd;

    private YamlMappings(String text, Set<String> apart) {
        this.text = text;
        this.apart = apart;
    }

    /**
     * Every mapping of {@code text}.
     *
     * @param apart names of members whose values are skipped
     */
    public static List<JsonObject> in(String text, Set<String> apart) {
        YamlMappings mappings = new YamlMappings(text, apart);
        YamlFormat.YAML.read(text, mappings::passage);
        mappings.structure(text.length());
        while (!mappings.open.isEmpty()) {
            mappings.close(mappings.lastEnd);
        }
        return mappings.found;
    }

    private void passage(Passage passage) {
        structure(passage.start());
        TextRange scalar = quoted(passage.range());
        if (passage.role() == Role.KEY) {
            key(passage, scalar.start());
        } else if (passage.role() != Role.COMMENT && open.peek() instanceof Open top) {
            top.waits &= top.isFlow() || dash < 0; // an item alone is no value
            top.value(scalar);
        }
        if (passage.role() != Role.COMMENT) {
            lastEnd = scalar.end();
        }
        for (; at < passage.end(); at++) {
            countLines();
        }
    }

    /** {@code range} with its quotes, if it has both. */
    private TextRange quoted(TextRange range) {
        int before = range.start() - 1;
        boolean quoted = range.end() < text.length() && Chars.isAt(text, before, "\"'")
                && text.charAt(before) == text.charAt(range.end());
        return quoted ? new TextRange(before, range.end() + 1) : range;
    }

    private void countLines() {
        if (Lines.isLineEnd(text.charAt(at))) {
            lineStart = at + 1;
            dash = -1;
        }
    }

    /** Reads the text between scalars and comments, up to {@code end}. */
    private void structure(int end) {
        for (; at < end; at++) {
            countLines();
            switch (text.charAt(at)) {
                case '{', '[' -> open(at, -1, text.charAt(at) == '[');
                case '}', ']' -> {
                    if (open.peek() instanceof Open top && top.isFlow()) {
                        lastEnd = at + 1;
                        close(at + 1);
                    }
                }
                case '-' -> dash();
                default -> {
                }
            }
        }
    }

    private void dash() {
        if (at == lineStart && text.startsWith("---", at)) {
            while (!open.isEmpty()) {
                close(lastEnd);
            }
        } else {
            dash = at - lineStart;
        }
    }

    private void open(int start, int column, boolean sequence) {
        Open top = open.peek();
        open.push(new Open(start, column, sequence, top != null && (top.apart || apart.contains(top.name))));
    }

    private void key(Passage passage, int start) {
        if (open.isEmpty() || !open.peek().isFlow()) {
            int column = start - lineStart;
            int kept = dash < 0 ? column : dash;
            while (open.peek() instanceof Open top && top.column > kept) {
                close(lastEnd);
            }
            if (open.isEmpty() || open.peek().column < column) {
                open(start, column, false);
            }
            dash = -1;
        }
        Open top = open.element();
        top.name = passage.escapes().decode(text, passage.range()).text();
        top.key = passage.range();
        top.waits = !top.sequence;
    }

    private void close(int end) {
        Open closed = open.pop();
        TextRange range = new TextRange(closed.start, Math.max(closed.start, end));
        if (!closed.sequence && !closed.apart) {
            found.add(new JsonObject(range, List.copyOf(closed.members)));
        }
        if (open.peek() instanceof Open top) {
            top.value(range);
        }
    }
}
