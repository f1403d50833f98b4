package io.github.urnls.text;

/** Numbers for people. */
public final class Counts {

    private Counts() {}

    /** A number with a comma between thousands: 1,234,567. */
    public static String grouped(long number) {
        StringBuilder text = new StringBuilder().append(number);
        for (int at = text.length() - 3; at > (number < 0 ? 1 : 0); at -= 3) {
            text.insert(at, ',');
        }
        return text.toString();
    }
}
