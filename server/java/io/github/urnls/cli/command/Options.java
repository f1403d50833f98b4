package io.github.urnls.cli.command;

import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.output.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Options and parameters that belong together: those of one command, or a group that several commands take in. Picocli
 * gets them by calls, since reading annotations would take most of the time until a command runs.
 */
abstract class Options {

    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    final List<OfSetting> ofSettings = new ArrayList<>();

    /** An option, and the setting that it gives a value. */
    record OfSetting(Setting<?> setting, Argument<?> option) {}

    final CommandSpec spec() {
        return spec;
    }

    /** Takes in the options of {@code group}. */
    final <G extends Options> G with(G group) {
        spec.addMixin(group.getClass().getSimpleName(), group.spec());
        ofSettings.addAll(group.ofSettings);
        return group;
    }

    /** Takes in the options of {@code group}, which stand under {@code heading} in the help. */
    final <G extends Options> G with(String heading, G group) {
        group.spec().usageMessage().optionListHeading(heading);
        return with(group);
    }

    /** An option without a value; {@code names} are further ones. */
    final Argument<Boolean> flag(String name, String description, String... names) {
        OptionSpec.Builder option = OptionSpec.builder(name, names).type(boolean.class).description(description);
        return add(option.initialValue(false));
    }

    /** An option whose value is several of the {@code words}, with commas. */
    final Argument<List<String>> list(String name, String label, Words words, String description) {
        return add(builder(List.class, label, description, name).auxiliaryTypes(String.class).splitRegex(",")
                .completionCandidates(words).initialValue(List.of()));
    }

    /** An option with a value; null when it is not given. */
    final <T> Argument<T> option(Class<T> type, String name, String label, String description) {
        return add(builder(type, label, description, name));
    }

    /** An option whose value is a word. */
    final Argument<String> option(String name, String label, Words words, String description) {
        return add(builder(String.class, label, description, name).completionCandidates(words));
    }

    /** An option whose value is a constant of an enumeration, in any case. */
    final <E extends Enum<E>> Argument<E> option(String name, String label, E otherwise, String description) {
        return add(builder(otherwise.getDeclaringClass(), label, description, name).initialValue(otherwise));
    }

    /** An option that may be given several times. */
    final <T> Argument<List<T>> options(Class<T> type, String name, String label, String description) {
        return add(builder(List.class, label, description, name).auxiliaryTypes(type).initialValue(List.of()));
    }

    /** Makes {@code option} the one that gives {@code setting} its value. */
    final <T> Argument<T> of(Setting<?> setting, Argument<T> option) {
        ofSettings.add(new OfSetting(setting, option));
        return option;
    }

    /** The option of a setting, which may be given several times. */
    final Argument<List<String>> options(Setting<?> setting, String label, String description) {
        return of(setting, options(String.class, setting.option(), label, description));
    }

    /**
     * What the options say of settings, with those of the groups.
     *
     * @throws UsageException if a setting cannot have the value that was given
     */
    final Layer settings() {
        Layer layer = Layer.NONE;
        for (OfSetting one : ofSettings) {
            layer = given(layer, one.setting, one.option.given());
        }
        return layer;
    }

    /**
     * {@code layer} with the {@code value} of an option, a plain value, if it was given.
     *
     * @throws UsageException if the setting cannot have it
     */
    static <T> Layer given(Layer layer, Setting<T> setting, Optional<?> value) {
        Optional<T> read = value.flatMap(given -> setting.read(given, problem -> {
            String quoted = "“" + setting.option() + "” ";
            throw new UsageException(setting.option() + (problem.startsWith(quoted) ? " " : ": ")
                    + problem.replace("of " + quoted, "").replace(quoted, ""));
        }));
        return read.map(one -> layer.with(setting, one)).orElse(layer);
    }

    /** An option that is described further, and then {@linkplain #add added}. */
    static OptionSpec.Builder builder(Class<?> type, String label, String description, String... names) {
        return OptionSpec.builder(names).type(type).paramLabel(label).description(description);
    }

    final <T> Argument<T> add(OptionSpec.Builder option) {
        OptionSpec built = option.build();
        spec.addOption(built);
        return new Argument<>(built);
    }

    /** All further parameters. */
    final <T> Argument<List<T>> parameters(Class<T> type, String label, String... description) {
        return add(parameter(List.class, "..*", label, description).auxiliaryTypes(type).arity("0..*")
                .initialValue(List.of()));
    }

    /** A parameter that must be given. */
    final Argument<String> parameter(String label, String... description) {
        return add(parameter(String.class, "", label, description).arity("1").required(true));
    }

    /** A parameter that may be left out; its value is then null. */
    final Argument<String> optional(String label, String description) {
        return add(parameter(String.class, "", label, description).arity("0..1"));
    }

    /** A parameter that may be left out; its value is then {@code otherwise}. */
    final <T> Argument<T> optional(String label, T otherwise, @Nullable Iterable<String> words,
            String... description) {
        return add(parameter(otherwise.getClass(), "", label, description).arity("0..1").initialValue(otherwise)
                .completionCandidates(words));
    }

    /** A parameter that is described further, and then {@linkplain #add added}. */
    final PositionalParamSpec.Builder parameter(Class<?> type, String upTo, String label, String... description) {
        return PositionalParamSpec.builder().index(spec.positionalParameters().size() + upTo).type(type)
                .paramLabel(label)
                .description(description);
    }

    final <T> Argument<T> add(PositionalParamSpec.Builder parameter) {
        PositionalParamSpec built = parameter.build();
        spec.addPositional(built);
        return new Argument<>(built);
    }
}
