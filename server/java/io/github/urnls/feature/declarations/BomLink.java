package io.github.urnls.feature.declarations;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import java.util.Optional;

/** A link to a bill of materials, {@code urn:cdx:serial-number/version#bom-ref} (CycloneDX, BOM-Link). */
public final class BomLink {

    private static final String START = "urn:cdx:";

    private BomLink() {}

    /**
     * The serial number of the bill of materials that {@code name} leads to, as written there; empty for other names.
     */
    public static Optional<String> serialNumber(String name) {
        if (!Chars.isInAnyCase(name, 0, START)) {
            return Optional.empty();
        }
        return Optional.of("urn:uuid:" + name.substring(START.length(), Lines.find(name, "/", 0)));
    }
}
