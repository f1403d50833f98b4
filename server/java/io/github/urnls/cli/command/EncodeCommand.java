package io.github.urnls.cli.command;

import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.namespace.rules.PublicIdentifiers;
import io.github.urnls.urn.PercentEncoding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code encode TEXT}: turns any text into a namespace specific string or a component. */
@Command(name = "encode", description = "Percent-encodes TEXT, as UTF-8, so that it can stand in a URN (RFC 8141).")
public final class EncodeCommand extends PrintingCommand {

    public enum Component {
        NSS, R, Q, F, PUBLICID;

        /** {@code text}, encoded for this component. */
        public String encode(String text) {
            return switch (this) {
                case NSS -> PercentEncoding.encodeNss(text);
                case R -> PercentEncoding.encodeRComponent(text);
                case Q -> PercentEncoding.encodeQComponent(text);
                case F -> PercentEncoding.encodeFComponent(text);
                case PUBLICID -> PublicIdentifiers.transcribe(text);
            };
        }
    }

    @Option(names = "--component", paramLabel = "PART", defaultValue = "nss",
            description = "Encode for this part: nss (the default), r, q or f; or publicid, a public"
                    + " identifier as the NSS of a urn:publicid (RFC 3151).")
    private Component component = Component.NSS;

    @Parameters(paramLabel = "TEXT", description = "The text to encode.")
    private String text = "";

    @Override
    public Integer call() {
        out().println(component.encode(text));
        return CommandLineInterface.OK;
    }
}
