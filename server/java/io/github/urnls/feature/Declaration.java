package io.github.urnls.feature;

import io.github.urnls.text.TextRange;
import java.util.Optional;

public record Declaration(Kind kind, String name, TextRange range, TextRange whole, Optional<String> target) {
    public enum Kind { SCHEMA, CATALOG_PREFIX }
}
