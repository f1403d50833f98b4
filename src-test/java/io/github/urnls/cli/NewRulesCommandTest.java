package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.NewRules;
import io.github.urnls.cli.command.CheckCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rule that only {@link NewRules} knows is heard on the command line. */
class NewRulesCommandTest {

    @Test
    void onTheCommandLine(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "<urn:example:a>\n<urn:example:new>\nnew word\n");
        StringWriter out = new StringWriter();
        picocli.CommandLine commandLine = CommandLineInterface.commandLine();
        ((CheckCommand) commandLine.getSubcommands().get("check").getCommand()).checkedBy(NewRules::checker);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true).setOut(new PrintWriter(out)).setErr(new PrintWriter(out))
                .execute("check", file.toString());
        assertTrue(out.toString().contains("a.txt:1:2: warning[new-document]"), out::toString);
        assertTrue(out.toString().contains("a.txt:2:14: warning[new-name]"), out::toString);
    }
}
