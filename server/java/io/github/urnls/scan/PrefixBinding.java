package io.github.urnls.scan;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether a document binds {@code urn} as a prefix. It is looked for when first asked; in most documents that is never.
 */
final class PrefixBinding implements BooleanSupplier {

    private final Supplier<String> text;
    private volatile @Nullable Boolean known;

    PrefixBinding(Supplier<String> text) {
        this.text = text;
    }

    @Override
    public boolean getAsBoolean() {
        Boolean binds = known;
        if (binds == null) {
            binds = Surroundings.bindsPrefix(text.get());
            known = binds;
        }
        return binds;
    }

    /** The same answer, if known, for a text that certainly has the same answer. */
    PrefixBinding carriedTo(Supplier<String> newText) {
        PrefixBinding carried = new PrefixBinding(newText);
        carried.known = known;
        return carried;
    }
}
