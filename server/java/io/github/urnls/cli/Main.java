package io.github.urnls.cli;

import io.github.urnls.cli.output.VersionLine;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.StackTrace;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.lsp.LanguageServer;

/**
 * The entry point. {@code urn-ls} and {@code urn-ls serve} start the language server, everything else is a command. The
 * server starts without the command line library, since an editor waits for it.
 */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        if (args.length == 0 || args.length == 1 && (args[0].equals("serve") || args[0].equals("--stdio"))) {
            if (Terminal.isTyped()) {
                System.err.println("urn-ls: waiting for an editor on standard input; for commands see “urn-ls --help”");
            }
            System.exit(LanguageServer.serveStandardStreams());
        }
        if (args.length == 1 && args[0].equals("--version")) {
            // Scripts ask this before each use, so it avoids the command line library too.
            System.out.println(VersionLine.text());
            if (System.out.checkError()) {
                System.err.println("urn-ls: " + BrokenOutput.MESSAGE);
                System.exit(ExitCode.FAILED);
            }
            System.exit(ExitCode.OK);
        }
        // Java 22 to 24 have a console even without a terminal, unless this is set.
        System.setProperty("jdk.console", "java.base");
        try {
            System.exit(ExitCode.forLauncher(CommandLineInterface.run(Arguments.restored(args))));
        } catch (UsageException e) {
            System.err.println("urn-ls: " + e.getMessage());
            System.exit(ExitCode.FAILED);
        } catch (StackOverflowError | OutOfMemoryError e) {
            System.err.println("urn-ls: gave up: " + e);
            System.exit(ExitCode.FAILED);
        } catch (RuntimeException | Error e) {
            // Java would end with 1, which means findings.
            System.err.println("urn-ls: this is a bug, please report it: " + StackTrace.of(e));
            System.exit(ExitCode.FAILED);
        }
    }
}
