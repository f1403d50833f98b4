package io.github.urnls.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which variables make colors and links, on a terminal and elsewhere. */
class ColoringTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|',
            textBlock = """
                    TERM=xterm                               | yes | no  | yes
                                                             | yes | no  | yes
                    TERM=dumb                                | no  | no  | no
                    TERM=linux                               | yes | no  | no
                    NO_COLOR=1                               | no  | no  | yes
                    NO_COLOR=0                               | no  | no  | yes
                    NO_COLOR=                                | yes | no  | yes
                    FORCE_COLOR=1                            | yes | yes | yes
                    FORCE_COLOR=true TERM=dumb               | yes | yes | no
                    FORCE_COLOR=                             | yes | no  | yes
                    FORCE_COLOR=0                            | no  | no  | yes
                    FORCE_COLOR=3 NO_COLOR=1                 | no  | no  | yes
                    CLICOLOR_FORCE=1                         | yes | yes | yes
                    CLICOLOR_FORCE=0                         | yes | no  | yes
                    CLICOLOR_FORCE=1 NO_COLOR=1              | no  | no  | yes
                    CLICOLOR_FORCE=1 CLICOLOR=0              | yes | yes | yes
                    CLICOLOR=0                               | no  | no  | yes
                    CLICOLOR=1                               | yes | no  | yes
                    FORCE_HYPERLINK=0                        | yes | no  | no
                    """)
    void variablesSayWhatIsColored(String variables, String onTerminal, String elsewhere, String links) {
        Map<String, String> environment = new TreeMap<>();
        for (String one : variables == null ? new String[0] : variables.split(" ")) {
            environment.put(one.split("=")[0], one.substring(one.indexOf('=') + 1));
        }
        Coloring coloring = new Coloring(environment);
        assertEquals(onTerminal.equals("yes"), coloring.colors(true), "on a terminal");
        assertEquals(elsewhere.equals("yes"), coloring.colors(false), "elsewhere");
        assertEquals(links.equals("yes"), coloring.links(true), "links on a terminal");
        assertEquals(false, coloring.links(false), "links elsewhere");
    }
}
