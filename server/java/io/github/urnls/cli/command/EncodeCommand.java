package io.github.urnls.cli.command;

import io.github.urnls.cli.tools.EncodedPart;
import io.github.urnls.cli.output.ExitCode;

/** {@code encode TEXT}: turns any text into a namespace specific string or a component. */
public final class EncodeCommand extends PrintingCommand {

    private final Argument<EncodedPart> component = option("--component", "PART", EncodedPart.NSS,
            "Encode for this part: nss (the default), r, q or f; or publicid, a public"
                    + " identifier as the NSS of a urn:publicid (RFC 3151).");

    private final Argument<String> text = parameter("TEXT", "The text to encode.");

    public EncodeCommand() {
        super("Percent-encodes TEXT, as UTF-8, so that it can stand in a URN (RFC 8141).");
        // Most public identifiers begin with a hyphen.
        spec().parser().unmatchedOptionsArePositionalParams(true);
    }

    @Override
    public Integer call() {
        out().println(component.get().encode(text.get()));
        return ExitCode.OK;
    }
}
