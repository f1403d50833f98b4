package io.github.urnls.feature;

import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Spellings;
import io.github.urnls.scan.Name;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * How the files of a workspace use one name, in all its spellings. Whoever tells a number takes it from here.
 *
 * @param home         the file to show it in: the one whose declaration comes first and that writes the name, else the
 *                     first that writes it. Empty when it is declared but never written
 * @param declaring    the file whose declaration comes first
 * @param declarations the number of places that declare it; a catalog with its public identifier has none
 * @param count        the number of other places
 * @param files        the number of files with these other places
 * @param spellings    the number of its spellings
 */
public record Uses(Optional<String> home, Optional<String> declaring, int declarations, int count, int files,
        int spellings) {

    /** How many other spellings are named. */
    private static final int MOST_SPELLINGS = 3;

    /** {@code 65 uses in 12 files}. */
    public String words() {
        return counted() + (count == 0 ? "" : " in " + counted(files, "file"));
    }

    /** {@code 65 uses in 12 files, 11 declarations, also spelled …}; nothing of a {@code name} that stands once. */
    public String sentence(Name name, Spellings spellings) {
        List<String> others = spellings.ranked(name.key()).stream().map(Spelling::text)
                .filter(text -> !text.equals(name.spelling())).toList();
        if (count + declarations < 2 && others.isEmpty()) {
            return "";
        }
        String declared = declarations == 0 ? "" : ", " + counted(declarations, "declaration");
        String spelled = others.isEmpty() ? "" : ", also spelled " + Tally.first(MOST_SPELLINGS, others);
        return words() + declared + spelled;
    }

    /** {@code not declared}, {@code declared in a.xsd} or {@code 11 declarations, first a.xsd}. */
    public String declared(UnaryOperator<String> shown) {
        String before = declarations > 1 ? declarations + " declarations, first " : "declared in ";
        return declaring.map(file -> before + shown.apply(file)).orElse("not declared");
    }

    /** The text beside a name in a list: {@code declared in a.xsd · 12 uses in 3 files}. */
    public String line(UnaryOperator<String> shown) {
        return declaring.isEmpty() ? words()
                : declared(uri -> DisplayText.asWritten(shown.apply(uri))) + " · " + words();
    }

    /** {@code 65 uses, 11 declarations, 2 spellings}, without what there is once. */
    public String title() {
        return counted() + more(declarations, "declaration") + more(spellings, "spelling");
    }

    private String counted() {
        return count == 0 ? "no uses" : counted(count, "use");
    }

    private static String more(int number, String noun) {
        return number > 1 ? ", " + counted(number, noun) : "";
    }

    /** As in {@link Tally}, which a hover need not run for that. */
    private static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
