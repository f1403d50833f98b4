package io.github.urnls.cli;

import io.github.urnls.lsp.LanguageServer;

/**
 * The one entry point: {@code urn-ls} and {@code urn-ls serve} start the language server, everything else is a command.
 * The server is started before the command line library is touched, since an editor waits for it.
 */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        if (args.length == 0 || args.length == 1 && (args[0].equals("serve") || args[0].equals("--stdio"))) {
            System.exit(LanguageServer.serveStandardStreams());
        }
        if (args.length == 1 && args[0].equals("--version")) {
            // Asked by editors before each start, so not through the command line library either.
            System.out.println(VersionLine.json());
            System.exit(System.out.checkError() ? CommandLineInterface.FAILED : CommandLineInterface.OK);
        }
        // Java 22 to 24 have a console even where there is no terminal, unless told otherwise.
        System.setProperty("jdk.console", "java.base");
        try {
            System.exit(CommandLineInterface.run(Arguments.restored(args)));
        } catch (UsageException e) {
            System.err.println("urn-ls: " + e.getMessage());
            System.exit(CommandLineInterface.FAILED);
        } catch (StackOverflowError | OutOfMemoryError e) {
            System.err.println("urn-ls: gave up: " + e);
            System.exit(CommandLineInterface.FAILED);
        }
    }
}
