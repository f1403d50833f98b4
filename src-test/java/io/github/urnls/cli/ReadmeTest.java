package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The transcript in the README is what the program prints. */
class ReadmeTest {

    @Test
    void theTranscriptIsTrue() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        String prompt = "```console\n$ ./urn-ls check docs/sample/library.xml\n";
        int start = readme.indexOf(prompt) + prompt.length();
        String transcript = readme.substring(start, readme.indexOf("```", start));
        assertEquals(transcript, Run.of("check", "docs/sample/library.xml").out());
    }
}
