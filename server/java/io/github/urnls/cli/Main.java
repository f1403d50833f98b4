package io.github.urnls.cli;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.check.Product;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.output.ExitCode;
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
        System.exit(run(args));
    }

    private static int run(String[] args) {
        if (args.length == 0 || args.length == 1 && (args[0].equals("serve") || args[0].equals("--stdio"))) {
            if (Terminal.isTyped()) {
                System.err.println("urn-ls: waiting for an editor on standard input; for commands see “urn-ls --help”");
            }
            return LanguageServer.serveStandardStreams();
        }
        if (args.length == 1 && args[0].equals("--version")) {
            // Scripts ask this before each use, so it avoids the command line library too.
            System.out.println(Product.line());
            return System.out.checkError() ? failed(BrokenOutput.MESSAGE) : ExitCode.OK;
        }
        // Java 22 to 24 have a console even without a terminal, unless this is set.
        System.setProperty("jdk.console", "java.base");
        // No option is a date. Picocli would load all classes of them, a twentieth of a check.
        System.setProperty("picocli.converters.excludes", "java.time.*");
        try {
            return ExitCode.forLauncher(CommandLineInterface.run(Arguments.restored(args)));
        } catch (UsageException e) {
            return failed(e.getMessage());
        } catch (StackOverflowError | OutOfMemoryError e) {
            return failed("gave up: " + e);
        } catch (RuntimeException | Error e) {
            // Java would end with 1, which means findings.
            return failed("this is a bug, please report it: " + Printable.trace(e));
        }
    }

    private static int failed(String why) {
        System.err.println("urn-ls: " + why);
        return ExitCode.FAILED;
    }
}
