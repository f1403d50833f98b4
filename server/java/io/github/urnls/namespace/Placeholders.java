package io.github.urnls.namespace;

/** Tells forms to be filled in, such as {@code xxxxxxxx-xxxx-…} or {@code n-nn-nnnnnn-n}, from names. */
final class Placeholders {

    private Placeholders() {}

    private static final String FILLERS = "xXnNdDhH0";

    /** Whether all letters and digits of {@code nss}, at least two, are one and the same that stands for others: nobody means that as a name. */
    static boolean isPlaceholder(String nss) {
        int filler = -1;
        int count = 0;
        for (int i = 0; i < nss.length(); i++) {
            char c = nss.charAt(i);
            if (c == '-' || c == '.' || c == '_' || c == ':') {
                continue;
            }
            if (filler >= 0 && c != filler || FILLERS.indexOf(c) < 0) {
                return false;
            }
            filler = c;
            count++;
        }
        return count > 1;
    }
}
