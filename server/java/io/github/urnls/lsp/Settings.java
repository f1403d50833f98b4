package io.github.urnls.lsp;

import io.github.urnls.check.project.Layer;
import io.github.urnls.jsonrpc.JsonView;
import java.util.ArrayList;
import java.util.List;

/**
 * The settings of the client. Wrong ones are reported, and the rest applies.
 *
 * @param layer      what they say
 * @param complaints one sentence for each setting that is unknown or has a value it cannot have
 */
record Settings(Layer layer, List<String> complaints) {

    /** The section of an editor's settings. */
    static final String SECTION = "urn";

    static final Settings NONE = new Settings(Layer.NONE, List.of());

    private static final String NO_SECTION = "“" + SECTION + "” must be an object with settings, such as"
            + " {\"severity\": {\"r-component\": \"off\"}}";

    /** Whether the client sent no settings; an editor written in Lua sends an empty list for an empty object. */
    static boolean isNothing(JsonView section) {
        return section.isMissing() || section.isArray() && section.list().isEmpty();
    }

    /** Whether {@code section} cannot be settings: a number, a text, a list. */
    static boolean isWrong(JsonView section) {
        return !section.isObject() && !isNothing(section);
    }

    /** As {@link #read(JsonView)}; what cannot be settings is reported, and {@code before} still applies. */
    static Settings read(JsonView section, Settings before) {
        return isWrong(section) ? new Settings(before.layer, List.of(NO_SECTION)) : read(section);
    }

    /** Reads the value of the section, which may be any JSON. */
    static Settings read(JsonView section) {
        List<String> complaints = new ArrayList<>();
        Layer layer = Layer.ofEditor(section.object().toString(), complaints);
        return new Settings(layer, List.copyOf(complaints));
    }
}
