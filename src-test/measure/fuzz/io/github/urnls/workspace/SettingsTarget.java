package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.Finding;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.support.Fixture;
import io.github.urnls.text.Document;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Any text as what a team writes for the program: a project file, a baseline, a registry of its own, a copy of IANA's,
 * patterns.
 */
public final class SettingsTarget implements FuzzTarget {

    /** There is no such folder, so nothing that a text names is there. */
    private static final Path FOLDER = Path.of("/no/such/folder");

    @Override
    public String name() {
        return "settings";
    }

    @Override
    public void check(Input input) {
        switch (input.choice(5)) {
            case 0 -> project(input.text());
            case 1 -> baseline(input.text());
            case 2 -> registry(input.text());
            case 3 -> iana(input.text());
            default -> patterns(input.text());
        }
    }

    private static void project(String text) {
        ProjectFile file = ProjectFile.read(new Document("file:///urn-ls.json", "jsonc", 1, text));
        for (Finding problem : file.problems()) {
            assertTrue(problem.range().end() <= text.length(), problem::toString);
            assertFalse(problem.message().isBlank());
        }
        Path named = FOLDER.resolve("urn-ls.json");
        Project project = new Project(named, named.getParent(), file.settings(), ProjectBounds.of(named), List.of(),
                List.of(),
                List.of());
        assertTrue(project.names(project.path()) && project.includes(project.path()), "the project file itself");
        for (Path path : List.of(FOLDER.resolve("a.xml"), FOLDER.resolve("b/c d.json"))) {
            boolean everything = file.settings().value(Setting.INCLUDE).isEmpty()
                    && file.settings().value(Setting.EXCLUDE).isEmpty();
            assertTrue(project.includes(path) || !everything, path::toString);
            project.options(path).accepts("urn:example:a");
            project.names(path);
        }
    }

    /** What is a baseline is written as it is read. */
    private static void baseline(String text) {
        try {
            Baseline baseline = BaselineFile.parse(text);
            assertEquals(baseline, BaselineFile.parse(BaselineFile.text(baseline)));
        } catch (IOException e) {
            assertFalse(e.getMessage().isBlank());
        }
    }

    private static void registry(String text) {
        List<String> complaints = new ArrayList<>();
        List<Namespace> namespaces = RegistryFile.read("a.json", text, complaints).namespaces();
        complaints.forEach(complaint -> assertTrue(complaint.startsWith("a.json: "), complaint));
        for (Namespace namespace : namespaces) {
            namespace.form().ifPresent(form -> {
                ParsedUrn urn = UrnParser.parse("urn:" + namespace.nid() + ":abc-123");
                form.check(urn).forEach(problem -> assertTrue(problem.span().end() <= urn.text().length()));
                assertTrue(form.explain(urn).size() <= 1);
            });
        }
    }

    private static void iana(String text) {
        List<String> complaints = new ArrayList<>();
        boolean read = IanaRegistryFile.read("a.xml", text, complaints).isPresent();
        assertEquals(read, complaints.isEmpty(), complaints::toString);
    }

    /** The first line is a path and a name, the others are patterns. */
    private static void patterns(String text) {
        List<String> lines = text.lines().toList();
        String first = lines.isEmpty() ? "" : lines.get(0);
        List<String> patterns = lines.subList(Math.min(1, lines.size()), lines.size());
        for (String pattern : patterns) {
            boolean all = pattern.chars().allMatch(c -> c == '*') && !pattern.isEmpty();
            assertTrue(!all || new Glob(pattern).matches(first));
            assertTrue(pattern.contains("*") || !pattern.equals(first) || new Glob(pattern).matches(first));
        }
        if (first.length() < 100 && first.indexOf('\0') < 0 && first.chars().noneMatch(c -> c > 0x7F)) {
            new FilePatterns(FOLDER, patterns).fit(FOLDER.resolve("x/" + first).normalize());
        }
    }

    @Override
    public Stream<byte[]> seeds() {
        Stream<byte[]> projects = Fixture.in(Path.of("src-test", "fixtures", "rules"))
                .filter(fixture -> fixture.source().equals("project-file.txt"))
                .map(fixture -> Input.of(fixture.text(), 0));
        return Stream.concat(projects, Stream.of(
                Input.of(
                        "{\"specification\":\"rfc8141\",\"severity\":{\"r-component\":\"off\"},"
                                + "\"accept\":[\"urn:a:*\"],\"include\":[\"a/**\"],"
                                + "\"exclude\":[\"!b/\"],\"overrides\":[{\"files\":[\"*.xml\"],"
                                + "\"severity\":{}}],\"registries\":[\"a.json\"],"
                                + "\"ianaRegistry\":\"b.xml\",\"maxSize\":3,\"maxFiles\":0}",
                        0),
                Input.of("{\"version\":1,\"findings\":[{\"file\":\"a\",\"rule\":\"b\",\"name\":\"c\",\"count\":2}]}",
                        1),
                Input.of(
                        "{\"namespaces\":[{\"nid\":\"acme\",\"title\":\"A\",\"registrant\":\"b\","
                                + "\"reference\":\"RFC 1\","
                                + "\"pattern\":\"[a-z]+-\\\\d*\","
                                + "\"link\":\"https://a.example/{nss}\"}]} // c",
                        2),
                Input.of(
                        "<registry "
                                + "xmlns='http://www.iana.org/assignments'><updated>2020-01-01</updated>"
                                + "<registry><title>Formal</title>"
                                + "<record date='2001'><value>1</value><name>isbn</name><description>d</description>"
                                + "<xref type='rfc' data='rfc3187'/>"
                                + "<file>urn-formal/isbn</file></record></registry></registry>",
                        3),
                Input.of("a/b c.xml\n*.xml\n!b/\n/a/**/c?[a-z]\nurn:*:x*y\n", 4)));
    }
}
