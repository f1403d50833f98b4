package io.github.urnls.check.project;

import io.github.urnls.check.project.Setting.Place;
import io.github.urnls.text.Chars;
import io.github.urnls.check.Finding;
import io.github.urnls.format.json.JsonText.Member;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The settings of a team: the file {@code urn-ls.json}, for everything in its folder and below. Paths and patterns in
 * it are relative to that folder. It adds to the project file in a folder above. A wrong setting is reported; all
 * others apply.
 *
 * @param broken   the names of settings with something wrong in them, and of those that may stand behind invalid JSON
 * @param problems what is wrong in it
 */
public record ProjectFile(Layer settings, Set<String> broken, List<Finding> problems) {

    /** The name of the file, by which it is found. */
    public static final String NAME = "urn-ls.json";

    /** The text that every baseline begins with. */
    public static final String BASELINE = "{\n  \"version\": 1,\n  \"findings\": [";

    public ProjectFile {
        problems = List.copyOf(problems);
    }

    /** Reads a project file. It takes any text and reports what is wrong in it. */
    public static ProjectFile read(Document document) {
        List<Finding> problems = new ArrayList<>();
        String text = document.text();
        JsonText written = new JsonText(text);
        JsonText json = written;
        // A file that is being typed may lack closing braces; its settings apply all the same.
        for (int braces = 1; braces < 5 && json.root().isEmpty(); braces++) {
            json = new JsonText(text + "}".repeat(braces));
        }
        BiConsumer<TextRange, String> problem = (place, message) -> problems
                .add(ProjectFileProblem.finding(new TextRange(Chars.limit(text, place.start()),
                        Chars.limit(text, place.end())), message));
        int error = syntax(written, problem);
        Set<String> broken = new LinkedHashSet<>();
        Layer settings = Members.root(json, problem).map(all -> {
            all.object().members().stream().filter(member -> member.value().end() >= error).map(Member::name)
                    .forEach(broken::add);
            return Layer.read(all, Place.PROJECT, broken);
        }).orElse(Layer.NONE);
        if (error <= text.length()) {
            Setting.namesIn(Place.PROJECT).stream().filter(name -> !settings.values().containsKey(name))
                    .forEach(broken::add);
        }
        return new ProjectFile(settings, broken, problems);
    }

    /**
     * Reports the first place where the JSON is invalid, and returns it; behind the text if there is none. An empty
     * file is not reported.
     */
    private static int syntax(JsonText json, BiConsumer<TextRange, String> problem) {
        String text = json.text();
        OptionalInt error = Chars.isBlank(text) ? OptionalInt.empty() : json.error();
        if (error.isPresent()) {
            int at = Math.min(error.getAsInt(), text.length() - 1);
            problem.accept(new TextRange(at, at + 1), "invalid JSON from here on; settings before this point still"
                    + " apply");
            return at;
        }
        if (!Chars.isBlank(text) && json.root().isEmpty()) {
            problem.accept(new TextRange(0, 1), "a project file is an object: { … }");
            return 0;
        }
        return Integer.MAX_VALUE;
    }

    /** Whether {@code uri} is that of a project file. */
    public static boolean isNamed(String uri) {
        return uri.endsWith("/" + NAME) || uri.equals(NAME);
    }
}
