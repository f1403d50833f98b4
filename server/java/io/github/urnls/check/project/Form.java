package io.github.urnls.check.project;

import io.github.urnls.check.project.Setting.Override;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.namespace.Glob;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How the value of a setting is written. Plain loops and no lambdas for what is right, since a server reads its
 * settings at the start.
 *
 * @param must     the end of the sentence about a value of another form: “must be …”
 * @param words    the words that it can be, or can have; empty if there are no such
 * @param meanings what each word means, if that is said
 * @param least    the least number
 * @param most     the settings of editors warn of a larger number, which counts
 */
public record Form<T>(Kind kind, String must, List<String> words, List<String> meanings, int least, int most) {

    /** The kinds of values. */
    public enum Kind {
        ANYTHING, FLAG, TEXT,
        /** Strings that are not empty. */
        TEXTS,
        /** Patterns of names. */
        NAMES,
        /** Patterns of files, as in a {@code .gitignore}. */
        FILES, ONE_OR_MORE, WHOLE, WORD,
        /** Words with true or false each; those that are missing are true. */
        FLAGS,
        /** Languages with true or false each, in lower case; false for all is that of {@code *}. */
        LANGUAGES,
        /** Rules, groups or “all” with a level each. */
        LEVELS,
        /** Places with the beginnings of the names in them. */
        SLOTS, NAME_LISTS, OVERRIDES
    }

    private static final String OF_STRINGS = "must be a list of strings";

    static final Form<Object> ANYTHING = new Form<>(Kind.ANYTHING, "");
    static final Form<Boolean> FLAG = new Form<>(Kind.FLAG, "must be true or false");
    static final Form<String> TEXT = new Form<>(Kind.TEXT, "must be a string");
    static final Form<List<String>> TEXTS = new Form<>(Kind.TEXTS, OF_STRINGS);
    static final Form<List<String>> NAMES = new Form<>(Kind.NAMES, OF_STRINGS);
    static final Form<List<String>> FILES = new Form<>(Kind.FILES, OF_STRINGS);
    static final Form<List<String>> ONE_OR_MORE = new Form<>(Kind.ONE_OR_MORE, "must be a string or a list of strings");
    static final Form<Map<String, Boolean>> LANGUAGES = new Form<>(Kind.LANGUAGES,
            "must be true or false, or an object from languages to that");
    static final Form<Map<String, String>> LEVELS = new Form<>(Kind.LEVELS,
            "must be an object from rules to severities, such as {\"r-component\": \"off\"}");
    static final Form<Map<String, List<String>>> SLOTS = new Form<>(Kind.SLOTS,
            "must be an object from attributes, elements or members to the beginnings of names");

    Form(Kind kind, String must) {
        this(kind, must, List.of(), List.of(), 0, 0);
    }

    static Form<Integer> whole(int least, int most) {
        return new Form<>(Kind.WHOLE, least == 0 ? "must be a whole number" : "must be a whole number, at least "
                + least, List.of(), List.of(), least, most);
    }

    static Form<String> word(List<String> words, String... meanings) {
        return new Form<>(Kind.WORD, "must be one of these: " + String.join(", ", words), words, List.of(meanings), 0,
                0);
    }

    static Form<Map<String, Boolean>> hints(List<String> words, String... meanings) {
        return new Form<>(Kind.FLAGS, "must be an object from kinds of hints to true or false", words,
                List.of(meanings), 0, 0);
    }

    /** Reads a value, and reports what is wrong in its parts; empty for a value of another form. */
    @SuppressWarnings("unchecked") // the kind decides the type
    Optional<T> read(JsonValue value) {
        return (Optional<T>) switch (kind) {
            case ANYTHING -> Optional.of(value.source());
            case FLAG -> value.flag();
            case TEXT -> value.text();
            case WORD -> value.text().filter(words::contains);
            case WHOLE -> value.whole().filter(number -> number >= least);
            case TEXTS, NAMES, FILES -> texts(value);
            case ONE_OR_MORE -> value.text().isPresent() ? value.text().map(List::of) : texts(value);
            case LANGUAGES -> value.flag().isPresent() ? value.flag().map(Form::ofAll) : members(value);
            case FLAGS, LEVELS, SLOTS -> members(value);
            case NAME_LISTS -> Optional.of(NameListReader.read(value, ProjectFile.NAME, (place, name) -> {}));
            case OVERRIDES -> overrides(value);
        };
    }

    private static Map<String, Boolean> ofAll(boolean flag) {
        return flag ? Map.of() : Map.of("*", false);
    }

    private Optional<List<String>> texts(JsonValue value) {
        Optional<List<JsonValue>> elements = value.list();
        List<String> texts = new ArrayList<>();
        for (JsonValue element : elements.orElse(List.of())) {
            Optional<String> text = element.text();
            Optional<String> problem = text.isEmpty()
                    ? Optional.of("each of “" + value.name() + "” must be a string that is not empty")
                    : problem(text.get());
            if (problem.isPresent()) {
                element.problem(problem.get());
            } else {
                texts.add(text.get());
            }
        }
        return elements.map(known -> texts);
    }

    private Optional<String> problem(String text) {
        return switch (kind) {
            case NAMES -> new Glob(text).problem();
            case FILES -> IgnorePattern.problem(text);
            default -> Optional.empty();
        };
    }

    /** The members of an object, in their order, without those that are wrong. */
    private Optional<Map<String, Object>> members(JsonValue value) {
        Map<String, Object> all = new LinkedHashMap<>();
        if (kind == Kind.FLAGS) {
            words.forEach(word -> all.put(word, true));
        }
        Optional<Members> object = value.object();
        for (JsonValue member : object.map(Members::all).orElse(List.of())) {
            Object one = member(member, value.name());
            if (one != null) {
                String name = member.name();
                all.put(kind == Kind.LANGUAGES ? Normalization.fold(name) : name, one);
            }
        }
        return object.map(known -> all);
    }

    private @Nullable Object member(JsonValue member, String setting) {
        if (kind == Kind.LEVELS) {
            return level(member);
        }
        if (kind == Kind.SLOTS) {
            return beginnings(member);
        }
        if (kind == Kind.FLAGS && !words.contains(member.name())) {
            member.keyProblem("there is no “" + member.name() + "” here" + DidYouMean.orAll(member.name(), words));
            return null;
        }
        if (member.flag().isEmpty()) {
            member.problem("“" + setting + "." + member.name() + "” " + FLAG.must);
        }
        return member.flag().orElse(null);
    }

    private static @Nullable String level(JsonValue member) {
        if (RuleLevels.codes(member.name()).isEmpty()) {
            member.keyProblem(RuleLevels.unknown(member.name()));
            return null;
        }
        String level = member.text().orElse("");
        if (RuleLevels.LEVELS.contains(level)) {
            return level;
        }
        member.problem("“" + member.name() + "” must be one of " + String.join(", ", RuleLevels.LEVELS)
                + DidYouMean.of(level, RuleLevels.LEVELS));
        return null;
    }

    /** One string, or a list. */
    private static @Nullable List<String> beginnings(JsonValue place) {
        List<JsonValue> all = place.list().orElse(List.of(place));
        if (all.isEmpty()) {
            place.problem("“" + place.name() + "” needs the beginning of a name");
        }
        List<String> beginnings = new ArrayList<>();
        for (JsonValue one : all) {
            String beginning = one.text().orElse("");
            if (Chars.isUrn(beginning)) {
                beginnings.add(beginning);
            } else {
                one.problem("“" + place.name() + "” must begin with “urn:”; it is the beginning of names, or a list of"
                        + " such");
            }
        }
        return beginnings.isEmpty() ? null : beginnings;
    }

    private static Optional<List<Override>> overrides(JsonValue value) {
        List<Override> overrides = new ArrayList<>();
        boolean isList = value.list().isPresent();
        if (isList) {
            value.objects(" with “files”", one -> {
                if (one.value(Setting.FILES.name()).isEmpty()) {
                    one.problem("“files” is missing: say which files this is for");
                }
                Layer layer = Layer.read(one, Setting.Place.OVERRIDE, new HashSet<>());
                overrides.add(new Override(layer.value(Setting.FILES), layer));
            });
        }
        return isList ? Optional.of(overrides) : Optional.empty();
    }
}
