package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.junit.jupiter.api.Test;

/** What is not asked in the rehearsal is not quick afterwards: each question has an answer with something in it. */
class RehearsalTest {

    @Test
    void everyQuestionIsAnswered() {
        List<String> answers = new Rehearsal(new MessageJsonHandler(Methods.TABLE).getGson()).run();
        assertEquals(9, answers.size());
        for (String part : List.of("Universally Unique", "Not valid by", "ISBN", "RFC 2648", "\"label\":\"params\"", "Percent-encode", "\"target\":\"https:", "\"selectionRange\"",
                "\"data\":[")) {
            assertTrue(answers.get(0).contains(part), () -> part + " is not in " + answers.get(0));
            answers.remove(0);
        }
    }
}
