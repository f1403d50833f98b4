package io.github.urnls.check.project;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Severity;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What several places say of the settings for one file.
 *
 * @param layers the places, the least important first
 */
public record Layers(List<Layer> layers) {

    /** The same, and what {@code more} says, which counts before it. */
    public Layers and(Layer more) {
        return new Layers(Stream.concat(layers.stream(), Stream.of(more)).toList());
    }

    /** The places whose words on {@code setting} count, the most important first. */
    public List<Layer> saying(Setting<?> setting) {
        return layers.reversed().stream().filter(layer -> layer.get(setting).isPresent())
                .limit(setting.sum() == Setting.Sum.LATER ? 1 : Long.MAX_VALUE).toList();
    }

    /** What all places together say of {@code setting}; without one, what is usual. A loop, for the start. */
    public <T> T value(Setting<T> setting) {
        T value = null;
        for (Layer layer : layers) {
            Optional<T> said = layer.get(setting);
            if (said.isPresent()) {
                value = value == null ? said.get() : setting.sum(value, said.get());
            }
        }
        return value == null ? setting.usual() : value;
    }

    /** The options of a check, in a file that is no test. */
    public CheckOptions options(Registry registry) {
        Map<String, Severity> severities = new HashMap<>();
        Set<String> off = new HashSet<>();
        RuleLevels.byCode(value(Setting.SEVERITY)).forEach((code, level) -> {
            Optional<Severity> severity = Severity.byId(level);
            severity.ifPresentOrElse(one -> severities.put(code, one), () -> off.add(code));
        });
        List<Glob> accepted = new ArrayList<>();
        for (String pattern : value(Setting.ACCEPT)) {
            accepted.add(new Glob(pattern));
        }
        return new CheckOptions(Specification.byId(value(Setting.SPECIFICATION)).orElseThrow(), severities, off,
                accepted, registry);
    }

    /** How findings are reported in a file that is a test. */
    public TestSeverity inTests() {
        return TestSeverity.byId(value(Setting.TEST_SEVERITY)).orElseThrow();
    }
}
