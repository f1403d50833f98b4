package io.github.urnls.check.run;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Rule.Group;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The levels that users give to rules. A word names one rule or several. Where several words of one place name the same
 * rule, the most exact one counts, in any order: its code, its group, all rules.
 */
public final class RuleLevels {

    /** The level of a rule that is not reported. */
    public static final String OFF = "off";

    /** The words for levels. */
    public static final List<String> LEVELS = List.of(Severity.ERROR.id(), Severity.WARNING.id(),
            Severity.INFORMATION.id(), Severity.HINT.id(), OFF);

    /** The words that stand for all rules. */
    private static final List<String> ALL = List.of("all", "*");

    private RuleLevels() {}

    /** The codes of the rules that {@code word} stands for: a code, a {@link Rule.Group}, “all” or “*”. */
    public static Set<String> codes(String word) {
        if (Rules.byCode(word).isPresent()) {
            return Set.of(word);
        }
        HashSet<String> codes = new HashSet<>();
        for (Rule rule : Rules.all()) {
            if (rule.group().id().equals(word) || ALL.contains(word)) {
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
                Stream.of(Group.values()).map(Group::id)).toList();
    }

    /** The levels of words as levels of codes. */
    public static Map<String, String> byCode(Map<String, String> levels) {
        Map<String, String> byCode = new HashMap<>();
        if (levels.isEmpty()) {
            return byCode;
        }
        levels.keySet().stream().sorted(Comparator.comparingInt(word -> -codes(word).size()))
                .forEach(word -> codes(word).forEach(code -> byCode.put(code, levels.get(word))));
        return byCode;
    }

    /** The levels of two places; those of {@code later} count. */
    public static Map<String, String> over(Map<String, String> first, Map<String, String> later) {
        Map<String, String> both = byCode(first);
        both.putAll(byCode(later));
        return both;
    }
}
