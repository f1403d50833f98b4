package io.github.urnls.fuzz;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How much the code has done that {@link StepCountingLoader} has loaded: jumps, calls, and the characters that methods
 * of the JDK look at or copy for it, and elements that collections move or copy. The same work always takes the same
 * number of steps, however fast the machine is. On any thread.
 */
public final class Steps {

    /**
     * One number, since threads hardly ever count at once: an adder of cells takes twice the time, billions of times.
     */
    private static final AtomicLong TAKEN = new AtomicLong();
    private static final Map<String, Integer> PARSED = new ConcurrentHashMap<>();

    private Steps() {}

    /** Since the program began. */
    public static long taken() {
        return TAKEN.get();
    }

    /** How often each text was parsed, by any specification, since {@link #forgetParsed}; on any thread. */
    public static Map<String, Integer> parsed() {
        return Map.copyOf(PARSED);
    }

    public static void forgetParsed() {
        PARSED.clear();
    }

    /** A text is about to be parsed. */
    public static void parse(String text) {
        PARSED.merge(text, 1, Integer::sum);
    }

    public static void step() {
        TAKEN.getAndIncrement();
    }

    /** A text was made. */
    public static void made(String text) {
        TAKEN.getAndAdd(text == null ? 0 : text.length());
    }

    /** The elements of a collection or map are about to be copied. */
    public static void copied(Object elements) {
        if (elements instanceof Collection<?> collection) {
            TAKEN.getAndAdd(collection.size());
        } else if (elements instanceof Map<?, ?> map) {
            TAKEN.getAndAdd(map.size());
        }
    }

    public static int indexOf(String text, int c) {
        return looked(text, 0, text.length(), text.indexOf(c));
    }

    public static int indexOf(String text, int c, int from) {
        return looked(text, from, text.length(), text.indexOf(c, from));
    }

    public static int indexOf(String text, int c, int from, int to) {
        return looked(text, from, to, text.indexOf(c, from, to));
    }

    public static int indexOf(String text, String part) {
        return looked(text, 0, text.length(), text.indexOf(part));
    }

    public static int indexOf(String text, String part, int from) {
        return looked(text, from, text.length(), text.indexOf(part, from));
    }

    public static int indexOf(String text, String part, int from, int to) {
        return looked(text, from, to, text.indexOf(part, from, to));
    }

    public static int lastIndexOf(String text, int c) {
        return lookedBack(text.length(), text.lastIndexOf(c));
    }

    public static int lastIndexOf(String text, int c, int from) {
        return lookedBack(from, text.lastIndexOf(c, from));
    }

    public static int lastIndexOf(String text, String part) {
        return lookedBack(text.length(), text.lastIndexOf(part));
    }

    public static int lastIndexOf(String text, String part, int from) {
        return lookedBack(from, text.lastIndexOf(part, from));
    }

    public static boolean contains(String text, CharSequence part) {
        return indexOf(text, part.toString()) >= 0;
    }

    public static String[] split(String text, String expression) {
        made(text);
        return text.split(expression);
    }

    public static String[] split(String text, String expression, int limit) {
        made(text);
        return text.split(expression, limit);
    }

    public static Stream<String> lines(String text) {
        made(text);
        return text.lines();
    }

    public static IntStream chars(String text) {
        made(text);
        return text.chars();
    }

    public static IntStream codePoints(String text) {
        made(text);
        return text.codePoints();
    }

    public static boolean isBlank(String text) {
        made(text.isBlank() ? text : "");
        return text.isBlank();
    }

    public static void add(List<Object> list, int index, Object element) {
        TAKEN.getAndAdd(list.size() - index);
        list.add(index, element);
    }

    public static Object remove(List<Object> list, int index) {
        TAKEN.getAndAdd(list.size() - index);
        return list.remove(index);
    }

    public static boolean contains(List<Object> list, Object element) {
        return indexOf(list, element) >= 0;
    }

    public static int indexOf(List<Object> list, Object element) {
        int found = list.indexOf(element);
        TAKEN.getAndAdd(found < 0 ? list.size() : found);
        return found;
    }

    private static int looked(String text, int from, int to, int found) {
        TAKEN.getAndAdd(Math.max(0, (found < 0 ? Math.min(to, text.length()) : found) - Math.max(0, from)));
        return found;
    }

    private static int lookedBack(int from, int found) {
        TAKEN.getAndAdd(Math.max(0, from - Math.max(0, found)));
        return found;
    }

    /** {@code text}, of which each look at a character is counted: for a regular expression. */
    public static CharSequence counted(CharSequence text) {
        return new Counted(text);
    }

    private record Counted(CharSequence text) implements CharSequence {

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            TAKEN.getAndIncrement();
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            TAKEN.getAndAdd(end - start);
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
