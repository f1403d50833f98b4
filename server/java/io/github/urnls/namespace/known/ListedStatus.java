package io.github.urnls.namespace.known;

import io.github.urnls.namespace.known.KnownName.Status;
import java.util.Locale;

/** What a list says of the use of a name, for views that show it. */
public final class ListedStatus {

    private ListedStatus() {}

    /** The status as the lists write it: {@code registered}, {@code published}, {@code deprecated}, {@code in use}. */
    public static String word(KnownName name) {
        return name.status().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether the list says that the name should no longer be used. */
    public static boolean isDeprecated(KnownName name) {
        return name.status() == Status.DEPRECATED;
    }
}
