package io.github.urnls.check.run;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The levels that users give to rules. A word names one rule or several. Where several words name the same rule, the
 * most exact one counts, in any order: its code, its group, all rules.
 */
public final class RuleLevels {

    /** The words that stand for all rules. */
    private static final List<String> ALL = List.of("all", "*");

    private static final String OFF = "off";

    /** A level for some rules; empty switches them off. */
    private record Choice(Set<String> codes, Optional<Severity> level) {}

    private final List<Choice> choices = new ArrayList<>();

    /** The codes of the rules that {@code word} stands for: a code, a {@link Rule.Group}, “all” or “*”. */
    public static Set<String> codes(String word) {
        HashSet<String> codes = new HashSet<>();
        for (Rule rule : Rules.all()) {
            if (rule.code().equals(word) || rule.group().id().equals(word) || ALL.contains(word)) {
                codes.add(rule.code());
            }
        }
        return codes;
    }

    /** The message about a word that stands for no rule. */
    public static String unknown(String word) {
        return "there is no rule “" + word + "”" + DidYouMean.of(word, words());
    }

    private static List<String> words() {
        return Stream.concat(Rules.all().stream().map(Rule::code),
                Stream.of(Rule.Group.values()).map(Rule.Group::id)).toList();
    }

    /**
     * Sets the level of the rules that {@code word} stands for.
     *
     * @param level the id of a severity, or “off”
     * @return whether there is that level
     */
    public boolean set(String word, String level) {
        Optional<Severity> severity = Severity.byId(level);
        if (severity.isEmpty() && !level.equals(OFF)) {
            return false;
        }
        choices.add(new Choice(codes(word), severity));
        return true;
    }

    /** The severities that were set, by code. */
    public Map<String, Severity> severities() {
        Map<String, Severity> severities = new HashMap<>();
        byRule().forEach((code, level) -> level.ifPresent(severity -> severities.put(code, severity)));
        return severities;
    }

    /** The rules that are switched off. */
    public Set<String> off() {
        Set<String> off = new HashSet<>();
        byRule().forEach((code, level) -> {
            if (level.isEmpty()) {
                off.add(code);
            }
        });
        return off;
    }

    private Map<String, Optional<Severity>> byRule() {
        Map<String, Optional<Severity>> levels = new HashMap<>();
        List<Choice> fewestLast = new ArrayList<>(choices);
        fewestLast.sort((a, b) -> Integer.compare(b.codes.size(), a.codes.size()));
        fewestLast.forEach(one -> one.codes.forEach(code -> levels.put(code, one.level)));
        return levels;
    }
}
