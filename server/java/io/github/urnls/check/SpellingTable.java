package io.github.urnls.check;

/**
 * How often each name of a document is used, and whether all uses of it are spelled alike. Names are told apart by hashes of 64 bits and
 * spellings of one name by 32: among a million names, two that are taken for one are not to be expected, unless someone makes them so.
 */
final class SpellingTable {

    /** In place of a spelling: there is, or there was, more than one. */
    private static final int SEVERAL = 0;

    private long[] keys = new long[64];
    private int[] uses = new int[64];
    private int[] spellings = new int[64];
    private int filled;

    void add(SectionNames names) {
        names.forEach(i -> add(names.key(i), names.spelling(i)));
    }

    private void add(long key, int spelling) {
        int at = slot(key);
        if (uses[at] == 0) {
            if (keys[at] != key) {
                filled++;
            }
            keys[at] = key;
            spellings[at] = spelling;
        } else if (spellings[at] != spelling) {
            spellings[at] = SEVERAL;
        }
        uses[at]++;
        if (filled * 5L > keys.length * 4L) {
            grow();
        }
    }

    void remove(SectionNames names) {
        names.forEach(i -> uses[slot(names.key(i))]--);
    }

    /** Whether the name may be spelled in several ways; it is not when this says no. */
    boolean isSeveral(long key) {
        int at = slot(key);
        return uses[at] > 1 && spellings[at] == SEVERAL;
    }

    /** Whether all uses of the name are certainly in this spelling. */
    boolean isAlways(long key, int spelling) {
        return spellings[slot(key)] == spelling;
    }

    /** All uses of the name are spelled alike after all. */
    void isOne(long key, int spelling) {
        int at = slot(key);
        if (uses[at] > 0) {
            spellings[at] = spelling;
        }
    }

    boolean isUsed(long key) {
        return uses[slot(key)] > 0;
    }

    /** Where {@code key} is, or where it would be put. Slots whose name is no longer used stay with it until the table grows. */
    private int slot(long key) {
        // Any length will do, so that the table grows by little: the high bits of a hash are as good as the low ones.
        int at = (int) ((key >>> 32) * keys.length >>> 32);
        while (keys[at] != key && !(keys[at] == 0 && uses[at] == 0)) {
            at = at + 1 < keys.length ? at + 1 : 0;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldUses = uses;
        int[] oldSpellings = spellings;
        int used = 0;
        for (int use : oldUses) {
            used += use > 0 ? 1 : 0;
        }
        int size = Math.max(64, used + used / 2 + used / 8);
        keys = new long[size];
        uses = new int[size];
        spellings = new int[size];
        filled = used;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldUses[i] > 0) {
                int at = slot(oldKeys[i]);
                keys[at] = oldKeys[i];
                uses[at] = oldUses[i];
                spellings[at] = oldSpellings[i];
            }
        }
    }
}
