package io.github.urnls.cli.command;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.help.ManPage;
import io.github.urnls.check.Product;

/** {@code generate-man-page}: the page for {@code man urn-ls}. The build puts it into the distribution. */
public final class GenerateManPageCommand extends PrintingCommand {

    private final Argument<String> date = optional("DATE", "", null,
            "The date of the release; a time behind it is ignored.");

    public GenerateManPageCommand() {
        super("Prints the manual page.");
        spec().usageMessage().hidden(true);
    }

    @Override
    public Integer call() {
        String day = date.get().substring(0, Math.min(date.get().length(), "2026-01-01".length()));
        out().print(ManPage.of(Commands.all(), Product.version(), day));
        return ExitCode.OK;
    }
}
