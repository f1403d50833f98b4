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

    /** Reads the value of the section, which may be any JSON. */
    static Settings read(JsonView section) {
        List<String> complaints = new ArrayList<>();
        Layer layer = Layer.ofEditor(section.object().toString(), complaints);
        return new Settings(layer, List.copyOf(complaints));
    }
}
