package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.Tables;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The countries of ISO 3166-1. */
public final class Countries {

    private static final Map<String, String> NAMES = Tables.byKey("countries.tsv", row -> row[1]);

    private Countries() {}

    /** The English name of the country with this code of two letters, in any case; empty if there is none. */
    public static Optional<String> name(String code) {
        return Optional.ofNullable(NAMES.get(code.toUpperCase(Locale.ROOT)));
    }
}
