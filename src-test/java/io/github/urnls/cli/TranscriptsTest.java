package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Pages;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What pages show as printed is what the program prints on a terminal: findings first, then the summary. */
class TranscriptsTest {

    static List<Pages.Block> transcripts() {
        return Pages.blocks("console").filter(block -> block.text().matches("(?s)\\$ (\\./)?urn-ls .*")).toList();
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void isPrinted(Pages.Block block) {
        String command = block.text().lines().findFirst().orElseThrow();
        String[] arguments = command.replaceFirst("\\$ (\\./)?urn-ls ", "").split(" ");
        Run run = Run.of(arguments);
        assertEquals(command + "\n" + run.out() + run.err(), block.text());
    }

    @Test
    void theReadmeHasOne() {
        assertTrue(Stream.of("README.md", "docs/tutorial.md").allMatch(page -> transcripts().stream()
                .anyMatch(block -> block.page().toString().equals(page))));
    }
}
