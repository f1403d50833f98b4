package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.cli.CommandLineInterface;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code generate-man-page}: the page for {@code man urn-ls}. The build puts it into the distribution. */
@Command(name = "generate-man-page", description = "Prints the manual page.", hidden = true)
public final class GenerateManPageCommand extends PrintingCommand {

    @Parameters(paramLabel = "DATE", arity = "0..1",
            description = "The date of the release; a time behind it is ignored.")
    private String date = "";

    @Override
    public Integer call() {
        String day = date.substring(0, Math.min(date.length(), "2026-01-01".length()));
        out().print(ManPage.of(CommandModel.of(), Product.version(), day));
        return CommandLineInterface.OK;
    }
}
