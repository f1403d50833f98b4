package io.github.urnls.cli;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.check.Product;
import io.github.urnls.lsp.LanguageServer;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * What the JVM learns the start of the packaged runtime from (JEP 483): everything in one process, since one process makes the cache. Put
 * into the module by runtime.mjs and started by training.mjs.
 *
 * <pre>Training SESSIONS FOLDER</pre>
 *
 * <p>Checks FOLDER, and serves so many sessions at standard input and output, one after the other; a line on standard error says that the next one
 * may begin.
 */
final class Training {

    private Training() {}

    public static void main(String[] args) throws ClassNotFoundException {
        Class.forName(Main.class.getName()); // it ends the process, so it cannot be run here
        if (Terminal.isTyped() || Product.line().isEmpty()) {
            throw new IllegalStateException("no version, or a terminal as standard input");
        }
        check(args[1]);
        checkUnread();
        for (int session = Integer.parseInt(args[0]); session > 0; session--) {
            System.err.println("next session");
            if (LanguageServer.serveStandardStreams() != 0) {
                throw new IllegalStateException("a session did not end as it should");
            }
        }
        System.exit(0);
    }

    /** A check that reads the document itself. In a session, threads decide whether another request has read it first. */
    private static void checkUnread() {
        // urn-ls:ignore[illegal-character] wrong on purpose
        Document document = new Document("file:///a.xml", "xml", 1, "<a b='urn:example:x y'/>");
        Checker checker = new Checker((rule, fault) -> { throw fault; });
        SectionedCheck check = SectionedCheck.of(checker, listener -> Sections.of(document, Specification.RFC8141, listener),
                CheckOptions.DEFAULT, Spellings.NONE);
        if (check.all().size() != 1) {
            throw new IllegalStateException("the check did not find what there is to find");
        }
    }

    private static void check(String folder) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        for (String format : new String[] {"text", "jsonl"}) {
            if (CommandLineInterface.run(nowhere, nowhere, "check", "--format", format, folder) != ExitCode.FOUND) {
                throw new IllegalStateException("the check did not find what there is to find");
            }
        }
    }
}
