package io.github.urnls.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The source of the random values of one case of a property. It remembers the values that its own methods return, for
 * the message of a failure; those that the methods of {@link Random} return it does not remember.
 */
public final class Case extends Random {

    private static final long serialVersionUID = 1;

    /** The end of the characters of a text: ASCII, Latin-1, before the surrogates, the first plane, all of Unicode. */
    private static final int[] CEILINGS = {0x80, 0x100, Character.MIN_SURROGATE, 0x10000, Character.MAX_CODE_POINT + 1};

    private final transient List<Object> values = new ArrayList<>();

    Case(long seed) {
        super(seed);
    }

    /** The remembered values, in the order in which they were asked for. */
    List<Object> values() {
        return values;
    }

    private <T> T remembered(T value) {
        values.add(value);
        return value;
    }

    /** One of {@code all}. */
    public <T> T one(List<T> all) {
        return remembered(all.get(nextInt(all.size())));
    }

    /** One of {@code all}. */
    @SafeVarargs
    public final <T> T one(T... all) {
        return remembered(all[nextInt(all.length)]);
    }

    /** A number from {@code least} to {@code most}, both included. */
    public int between(int least, int most) {
        return remembered(nextInt(least, most + 1));
    }

    /** From {@code least} to {@code most} values of {@code element}. */
    public <T> List<T> list(int least, int most, Supplier<T> element) {
        int before = values.size();
        List<T> list = new ArrayList<>();
        for (int i = nextInt(least, most + 1); i > 0; i--) {
            list.add(element.get());
        }
        values.subList(before, values.size()).clear();
        return remembered(list);
    }

    /** From {@code least} to {@code most} of {@code pieces}, in any order, any of them more than once. */
    public String joined(int least, int most, List<String> pieces) {
        StringBuilder text = new StringBuilder();
        for (int i = nextInt(least, most + 1); i > 0; i--) {
            text.append(pieces.get(nextInt(pieces.size())));
        }
        return remembered(text.toString());
    }

    /** A text of {@code least} to {@code most} of {@code characters}, UTF-16 units. */
    public String characters(int least, int most, String characters) {
        StringBuilder text = new StringBuilder();
        for (int i = nextInt(least, most + 1); i > 0; i--) {
            text.append(characters.charAt(nextInt(characters.length())));
        }
        return remembered(text.toString());
    }

    /** A text of {@code least} to {@code most} characters from {@code first} to {@code last}, both included. */
    public String characters(int least, int most, char first, char last) {
        return joined(least, most, IntStream.rangeClosed(first, last).mapToObj(Character::toString).toList());
    }

    /** A text of up to {@code most} characters of any kind; in some texts halves of surrogate pairs are among them. */
    public String text(int most) {
        int ceiling = CEILINGS[nextInt(CEILINGS.length)];
        StringBuilder text = new StringBuilder();
        for (int i = nextInt(most + 1); i > 0; i--) {
            text.appendCodePoint(nextInt(ceiling));
        }
        return remembered(text.toString());
    }
}
