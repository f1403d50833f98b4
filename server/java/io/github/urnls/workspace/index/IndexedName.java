package io.github.urnls.workspace.index;

import java.util.Arrays;
import java.util.Comparator;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One spelling of one name, with the files it stands in; those of one name are chained. There may be a million, so each
 * octet counts.
 */
final class IndexedName {

    static final Comparator<IndexedName> IN_ORDER = Comparator.comparing((IndexedName name) -> name.key)
            .thenComparing(name -> name.spelling);

    private static final int[] NONE = {};

    final String spelling;
    final String key;
    int uses;
    int namespaceNames;
    int declarations;
    @Nullable
    IndexedName next;
    private int fileCount;
    /** The number of its file, when that is the only one, as of most names. */
    private int file;
    /** The numbers of its files, when there are several, ascending; only the first {@code fileCount} count. */
    private int[] files = NONE;

    IndexedName(String spelling, String key) {
        this.spelling = spelling.equals(key) ? key : spelling;
        this.key = key;
    }

    /** Whether it stands in no file any longer. */
    boolean isGone() {
        return fileCount == 0;
    }

    /** The number of its file, if it stands in no other. */
    OptionalInt onlyFile() {
        return fileCount != 1 ? OptionalInt.empty() : OptionalInt.of(files.length == 0 ? file : files[0]);
    }

    void forEachFile(IntConsumer sink) {
        if (files.length == 0 && fileCount == 1) {
            sink.accept(file);
        }
        for (int i = 0; files.length > 0 && i < fileCount; i++) {
            sink.accept(files[i]);
        }
    }

    void addFile(int number) {
        if (files.length == 0) {
            if (fileCount == 0 || file == number) {
                file = number;
                fileCount = 1;
                return;
            }
            files = new int[] {file, 0};
        }
        int at = Arrays.binarySearch(files, 0, fileCount, number);
        if (at < 0) {
            files = fileCount == files.length ? Arrays.copyOf(files, fileCount * 2) : files;
            System.arraycopy(files, -at - 1, files, -at, fileCount + at + 1);
            files[-at - 1] = number;
            fileCount++;
        }
    }

    void removeFile(int number) {
        if (files.length == 0) {
            fileCount = file == number ? 0 : fileCount;
            return;
        }
        int at = Arrays.binarySearch(files, 0, fileCount, number);
        if (at >= 0) {
            System.arraycopy(files, at + 1, files, at, fileCount - at - 1);
            fileCount--;
        }
        if (fileCount <= 1) {
            file = fileCount == 1 ? files[0] : file;
            files = NONE;
        }
    }
}
