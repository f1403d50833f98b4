package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.check.Spellings.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One spelling of one name, with the files that have it. The spellings of a name are chained. There may be a million,
 * so each byte counts.
 */
final class IndexedName {

    static final Comparator<IndexedName> IN_ORDER = (a, b) -> compare(a.key, a.spelling, b.key, b.spelling);

    /** As {@link #IN_ORDER}. */
    static int compare(NameUse a, NameUse b) {
        return compare(a.key(), a.spelling(), b.key(), b.spelling());
    }

    /** By the hash of the key first, since the names of a file mostly begin alike. */
    private static int compare(String aKey, String aSpelling, String bKey, String bSpelling) {
        int byHash = Integer.compare(aKey.hashCode(), bKey.hashCode());
        int byKey = byHash == 0 ? aKey.compareTo(bKey) : byHash;
        return byKey == 0 ? aSpelling.compareTo(bSpelling) : byKey;
    }

    /** Stands for the number of a file where there are several. */
    static final int SEVERAL_FILES = -1;

    /** Stands for the number of a file where there is none. */
    static final int NO_FILE = -2;

    private static final int[] NONE = {};

    final String spelling;
    final String key;
    int uses;
    int namespaceNames;
    int declarations;
    @Nullable
    IndexedName next;
    private int fileCount;
    /** The number of its file if there is only one, as for most names. */
    private int file;
    /** The numbers of its files if there are several, ascending; only the first {@code fileCount} are used. */
    private int[] files = NONE;

    IndexedName(String spelling, String key) {
        this.spelling = spelling.equals(key) ? key : spelling;
        this.key = key;
    }

    /** This spelling and those after it in the chain. */
    List<IndexedName> chain() {
        List<IndexedName> names = new ArrayList<>();
        for (IndexedName name = this; name != null; name = name.next) {
            names.add(name);
        }
        return names;
    }

    Spelling spelling(boolean outside, boolean declared) {
        return new Spelling(spelling, uses, namespaceNames, outside, declared);
    }

    /** Whether a file has it as an example of the name; see {@link NameUse#isExample}. */
    boolean isExample() {
        return uses > 0 || declarations > 0;
    }

    /** Whether no file has it any longer. */
    boolean isGone() {
        return fileCount == 0;
    }

    /** Adds {@code use} to the counts, or removes it when {@code sign} is -1. */
    void count(NameUse use, int sign) {
        uses += sign * use.count();
        namespaceNames += sign * use.namespaceNames();
        declarations += sign * use.declared().times();
    }

    /** The number of its file if there is only one, else {@link #SEVERAL_FILES}. */
    int onlyFile() {
        return fileCount == 1 ? file : SEVERAL_FILES;
    }

    void forEachFile(IntConsumer sink) {
        if (fileCount == 1) {
            sink.accept(file);
            return;
        }
        for (int i = 0; i < fileCount; i++) {
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
            if (fileCount == files.length) {
                files = Arrays.copyOf(files, fileCount * 2);
            }
            System.arraycopy(files, -at - 1, files, -at, fileCount + at + 1);
            files[-at - 1] = number;
            fileCount++;
        }
    }

    void removeFile(int number) {
        if (files.length == 0) {
            if (file == number) {
                fileCount = 0;
            }
            return;
        }
        int at = Arrays.binarySearch(files, 0, fileCount, number);
        if (at >= 0) {
            System.arraycopy(files, at + 1, files, at, fileCount - at - 1);
            fileCount--;
        }
        if (fileCount == 1) {
            file = files[0];
            files = NONE;
        }
    }
}
