package io.github.urnls.feature.renamemap;

import java.util.List;
import java.util.Optional;

/**
 * A line of a map: names that {@code left} stands for get the name that {@code right} makes.
 *
 * @param number where it stands in its file, from 1; 0 for one that does not stand in a file
 * @param merges whether the new name may be in use already
 * @param below  whether names below {@code left}, which is a whole name, change too
 */
public record MapLine(int number, NamePattern left, NamePattern right, boolean merges, boolean below) {

    /** The left side, as it is written. */
    public String oldName() {
        return left.text();
    }

    /** The right side, as it is written. */
    public String newName() {
        return right.text();
    }

    /** “Line 3: ”, for messages; empty if there is no file. */
    public String at() {
        return number == 0 ? "" : "Line " + number + ": ";
    }

    /** The new name, or what all new names begin with. */
    public String beginning() {
        return newName().endsWith("*") ? newName().substring(0, newName().length() - 1) : newName();
    }

    /** Whether it changes names that begin with {@code left}. */
    boolean changesBeginnings() {
        return below || left.isPattern();
    }

    /** Why the new name does not go with the old one, as the end of a sentence. */
    Optional<String> fault() {
        if (left.rest() && !right.rest()) {
            return Optional.of("“*” stands on the left alone: all names would become one");
        }
        if (right.rest() && !left.rest()) {
            return Optional.of("“*” stands on the right alone: nothing says what it stands for");
        }
        return right.words().stream().filter(word -> !left.words().contains(word)).sorted().findFirst()
                .map(word -> "{" + word + "} stands on the right alone: nothing says what it stands for");
    }

    /** The new name, up to the {@code *}; {@code segments} are those for the words on the left, in order. */
    String written(List<String> segments) {
        List<String> words = left.words();
        return right.filled(word -> segments.get(words.indexOf(word)));
    }

    /** The length of its longer side. */
    int length() {
        return Math.max(oldName().length(), newName().length());
    }

    /** Whether the names stay as they are: an exception to a line that is less specific. */
    boolean isIdentity() {
        return oldName().equals(newName());
    }

    /** Whether it makes of {@code other}'s names what {@code other} makes of them. */
    boolean agreesWith(MapLine other) {
        String head = left.head();
        return head.length() + 1 == oldName().length() && other.oldName().startsWith(head)
                && other.newName().equals(right.head() + other.oldName().substring(head.length()));
    }
}
