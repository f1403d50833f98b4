package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.command.Commands;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.help.CommandModel;
import io.github.urnls.support.ExtensionManifest;
import io.github.urnls.support.Fixture;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;

/** The texts that the program shows are short and in plain words of American English. */
class WordsTest {

    /** As much of a message as the Problems panel of an editor shows. */
    private static final int LONGEST_CLAUSE = 80;
    private static final int LONGEST_OPTION = 160;
    private static final int LONGEST_SETTING = 200;
    private static final int LONGEST_TITLE = 80;
    /** A name counts as this long; a message cannot choose the length of the names it quotes. */
    private static final int LONGEST_NAME = 24;

    private static final Pattern QUOTED = Pattern.compile("“[^”]*”|`[^`]*`|\"[^\"]*\"");
    private static final Pattern END_OF_CLAUSE = Pattern.compile("[:;(]|\\.(?= |$)");
    private static final Pattern FOREIGN = Pattern.compile(
            "\\b(nobody|whoever|of which|octets?|heeded|is to be|that is said|is said|all the same|mean nothing"
                    + "|colou?red|colours?|recognis\\w*|licence|catalogues?|behaviours?|normalis\\w*|organis\\w*"
                    + "|initialis\\w*|neighbours?|favour\\w*|honour\\w*|serialis\\w*)\\b",
            Pattern.CASE_INSENSITIVE);

    private static Stream<Finding> findings() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        return Stream.of("rules", "formats", "levels", "judgement")
                .flatMap(folder -> Fixture.in(Path.of("src-test", "fixtures", folder)))
                .flatMap(fixture -> checker.check(document(fixture), options(fixture)).stream());
    }

    private static Document document(Fixture fixture) {
        String name = fixture.options().getOrDefault("name", "fixture." + fixture.language());
        return new Document("file:///" + name, "", 1, fixture.text());
    }

    private static CheckOptions options(Fixture fixture) {
        String id = fixture.options().getOrDefault("specification", "rfc8141");
        return new CheckOptions(Specification.byId(id).orElseThrow(), Map.of(), Set.of());
    }

    @Test
    void messagesSayInTheirFirstClauseWhatIsWrong() {
        List<String> messages = findings().map(Finding::message).distinct().toList();
        assertTrue(messages.size() > 300, () -> "only " + messages.size() + " messages");
        assertEquals(Set.of(), tooLong(messages));
        assertEquals(Set.of(), foreign(messages));
    }

    @Test
    void titlesOfRepairsAreShort() {
        List<String> titles = findings().flatMap(finding -> finding.fixes().stream()).map(Fix::title).distinct()
                .toList();
        assertTrue(titles.size() > 50, () -> "only " + titles.size() + " titles");
        assertEquals(Set.of(), longer(titles, LONGEST_TITLE));
        assertEquals(Set.of(), foreign(titles));
    }

    @Test
    void optionsAreDescribedInASentence() {
        List<String> descriptions = new ArrayList<>();
        for (CommandSpec spec : CommandModel.commands(Commands.all())) {
            descriptions.add(String.join(" ", spec.usageMessage().description()));
            spec.args().forEach(argument -> descriptions.add(String.join(" ", argument.description())));
        }
        assertTrue(descriptions.size() > 100, () -> "only " + descriptions.size() + " descriptions");
        assertEquals(Set.of(), longer(descriptions, LONGEST_OPTION));
        assertEquals(Set.of(), foreign(descriptions));
    }

    @Test
    void settingsAreDescribedInASentence() throws IOException {
        List<String> descriptions = new ArrayList<>();
        texts(ExtensionManifest.read(), descriptions);
        assertTrue(descriptions.size() > 80, () -> "only " + descriptions.size() + " descriptions");
        assertEquals(Set.of(), longer(descriptions, LONGEST_SETTING));
        texts(JsonParser.parseString(Files.readString(Path.of("vscode-extension", "schemas", "urn-ls.schema.json"))),
                descriptions);
        assertEquals(Set.of(), foreign(descriptions));
    }

    @Test
    void toolsForAssistantsAreDescribedInPlainWords() throws IOException {
        List<String> descriptions = new ArrayList<>();
        Path folder = Path.of("server", "resources", "io", "github", "urnls", "cli", "tools");
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                texts(JsonParser.parseString(Files.readString(file)), descriptions);
            }
        }
        assertTrue(descriptions.size() > 80, () -> "only " + descriptions.size() + " descriptions");
        assertEquals(Set.of(), foreign(descriptions));
    }

    @Test
    void pagesOfRulesBeginInPlainWords() {
        assertEquals(Set.of(), foreign(Rules.all().stream().map(Rule::code)
                .map(code -> RulePages.summary(code).orElseThrow()).toList()));
    }

    @Test
    void findsWhatItLooksFor() {
        String wordy = "the namespace identifier, which stands between the scheme and the next colon of it, is empty";
        assertEquals(Set.of(wordy), tooLong(List.of(wordy, "wrong: " + wordy)));
        String name = "“" + "urn:example:a.".repeat(10) + "” is misspelled";
        assertEquals(Set.of(), tooLong(List.of(name)));
        assertEquals(Set.of("nobody can say", "the octet zero", "Colours in text"),
                foreign(List.of("nobody can say", "the octet zero", "Colours in text", "there is no kind “colour”")));
        assertEquals(Set.of("abc"), longer(List.of("ab", "abc"), 2));
    }

    /** The texts in {@code description}, {@code markdownDescription}, {@code title} and the like. */
    private static void texts(JsonElement element, List<String> found) {
        if (element.isJsonArray()) {
            element.getAsJsonArray().forEach(item -> texts(item, found));
        } else if (element.isJsonObject()) {
            JsonObject object = element.getAsJsonObject();
            object.asMap().forEach((key, value) -> {
                boolean text = key.equals("title") || key.toLowerCase(Locale.ROOT).endsWith("description");
                if (text && value.isJsonPrimitive()) {
                    found.add(value.getAsString());
                } else {
                    texts(value, found);
                }
            });
        }
    }

    private static Set<String> tooLong(List<String> messages) {
        Set<String> found = new TreeSet<>();
        messages.stream().filter(message -> END_OF_CLAUSE.split(withShortNames(message))[0].strip()
                .length() > LONGEST_CLAUSE).forEach(found::add);
        return found;
    }

    private static Set<String> longer(List<String> texts, int most) {
        Set<String> found = new TreeSet<>();
        texts.stream().filter(text -> withShortNames(withoutLinks(text)).length() > most).forEach(found::add);
        return found;
    }

    private static Set<String> foreign(List<String> texts) {
        Set<String> found = new TreeSet<>();
        texts.stream().filter(text -> FOREIGN.matcher(QUOTED.matcher(text).replaceAll("“”")).find())
                .forEach(found::add);
        return found;
    }

    /** Quoted names as letters alone, so that a colon in one does not end a clause. */
    private static String withShortNames(String text) {
        return QUOTED.matcher(text)
                .replaceAll(quoted -> "x".repeat(Math.min(quoted.group().length(), LONGEST_NAME + 2)));
    }

    private static String withoutLinks(String text) {
        return text.replaceAll("\\]\\([^)]*\\)", "]");
    }
}
