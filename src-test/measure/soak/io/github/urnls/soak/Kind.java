package io.github.urnls.soak;

import java.util.SplittableRandom;

/** What may happen next, and how often in proportion. */
enum Kind {
    /** Something is typed, one character after the other, each told by itself. */
    TYPE(22),
    /** Several lines are put in at once. */
    PASTE(8),
    /** A line, some lines or a stretch go. */
    DELETE(9),
    /** Characters go one by one. */
    BACKSPACE(6),
    /** What was done last is taken back. */
    UNDO(8),
    /** All of a document is replaced, by what it began with. */
    REPLACE_ALL(2),
    /** Several changes in one message. */
    SEVERAL(4),
    /** A document is closed and opened as another language. */
    REOPEN_AS(2),
    /** A document is closed, with what was not saved in it. */
    CLOSE(3),
    /** A document that was closed is opened. */
    OPEN(5),
    /** A document is written to disk. */
    SAVE(4),
    /** A file is written by somebody else. */
    WRITE(4),
    /** A file is deleted by somebody else. */
    REMOVE(2),
    /** A project file comes, changes or goes. */
    PROJECT(1),
    /** The settings change. */
    CONFIGURE(2),
    /** A folder joins the workspace or leaves it. */
    FOLDER(1),
    /** A question, whose answer is awaited. */
    ASK(14),
    /** Questions, whose answers come when they come. */
    ASK_ON(10),
    /** A question that is cancelled at once. */
    CANCEL(5),
    /** A code action is made. */
    ACT(6),
    /** A name is renamed. */
    RENAME(2),
    /** Diagnostics of the whole workspace are asked for; the answer comes when there is something new. */
    WORKSPACE(1);

    private final int weight;

    Kind(int weight) {
        this.weight = weight;
    }

    static Kind random(SplittableRandom random) {
        int all = 0;
        for (Kind kind : values()) {
            all += kind.weight;
        }
        int left = random.nextInt(all);
        for (Kind kind : values()) {
            left -= kind.weight;
            if (left < 0) {
                return kind;
            }
        }
        throw new AssertionError();
    }
}
