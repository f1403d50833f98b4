package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A string that a program compares is a place of the name that it is equal to: a rename that left it would break the
 * program. Findings stay silent there, since the string may be only the beginning of names.
 */
class SameNameTest {

    private static final String NAME = "urn:example:order:2";

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.java:s.contains(\"%s\")", "b.java:s.startsWith(\"%s\")", "c.java:s.endsWith(\"%s\")",
            "d.java:s.indexOf(\"%s\")", "e.java:s.matches(\"%s\")", "f.java:s.split(\"%s\")",
            "g.java:s.replaceAll(\"%s\", t)", "h.js:s.includes('%s')", "i.py:re.match(r\"%s\", s)",
            "j.py:s.startswith('%s')", "k.xsl:<x:if test=\"contains(@a, '%s')\"/>"})
    void aStringThatIsComparedIsRenamed(String line) throws IOException {
        int colon = line.indexOf(':');
        Path program = write(line.substring(0, colon), line.substring(colon + 1).formatted(NAME));
        write("name.xml", "<a b=\"" + NAME + "\"/>");
        assertEquals(2, Run.of("references", NAME, folder.toString()).out().lines().count());
        Run renamed = Run.of("rename", NAME, "urn:example:order:3", folder.toString());
        assertEquals(0, renamed.exitCode(), renamed.err());
        assertEquals(line.substring(colon + 1).formatted("urn:example:order:3"), Files.readString(program));
    }

    /** It is searched from its own place, too. */
    @Test
    void aStringThatIsComparedLeadsToItsName() throws IOException {
        write("a.java", "s.contains(\"" + NAME + "\")");
        write("name.xml", "<a b=\"" + NAME + "\"/>");
        List<String> files = Run.of("references", NAME, folder.toString()).out().lines()
                .map(line -> line.substring(line.lastIndexOf('/') + 1, line.indexOf(':', line.lastIndexOf('/'))))
                .toList();
        assertEquals(List.of("a.java", "name.xml"), files);
    }

    @Test
    void whatIsNoWholeNameIsLeftAndSaid() throws IOException {
        Path program = write("a.java", "s.matches(\"" + NAME + ".*\") || s.startsWith(\"urn:example:order:\")");
        write("name.xml", "<a b=\"" + NAME + "\"/>");
        String before = Files.readString(program);
        Run renamed = Run.of("rename", NAME, "urn:example:order:3", folder.toString());
        assertEquals(before, Files.readString(program));
        assertTrue(renamed.err().contains(
                "“" + NAME + ".*” is left: it is a pattern"), renamed.err());
        assertTrue(renamed.err().contains("“urn:example:order:” is left: “" + NAME + "” may be made of it"),
                renamed.err());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {"a.js:if (/^NAME$/.test(s)) {}~it is a pattern",
            "a.js:if (/NAME/.test(s)) {}~it is a pattern", "a.js:s = 'NAME' + t;~other names may begin so",
            "a.py:r = re.compile(r'NAME\\b')~it is a pattern", "a.py:r = re.compile('NAME(:x)?')~it is a pattern",
            "a.xsd:<xs:pattern value='(NAME|x)'/>~it is a pattern"})
    void whatARenameLeavesIsSaid(String fileAndText, String why) throws IOException {
        int colon = fileAndText.indexOf(':');
        String file = fileAndText.substring(0, colon);
        write(file, fileAndText.substring(colon + 1).replace("NAME", NAME));
        write("name.xml", "<a b=\"" + NAME + "\"/>");
        String before = Files.readString(folder.resolve(file));
        Run renamed = Run.of("rename", NAME, "urn:example:order:3", folder.toString());
        assertEquals(before, Files.readString(folder.resolve(file)));
        assertTrue(
                renamed.err()
                        .matches("(?s).*/" + file + ":1:[0-9]+: “" + NAME + "[^“”]*” is left: " + why + "\n.*"),
                renamed.err());
    }

    /** Half an ISBN is no finding where a program looks for the beginnings of ISBNs. */
    @Test
    void noFindingComesOfIt() throws IOException {
        String program = Stream.of("contains", "startsWith", "indexOf").map(name -> "s." + name + "(\"urn:isbn:978\");")
                .collect(Collectors.joining("\n"));
        Run run = Run.of("check", write("a.java", program).toString());
        assertEquals("", run.out());
    }
}
