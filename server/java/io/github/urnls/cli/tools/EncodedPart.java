package io.github.urnls.cli.tools;

import io.github.urnls.namespace.forms.PublicIdentifiers;
import io.github.urnls.urn.PercentEncoding;
import java.util.function.UnaryOperator;

/** The parts of a URN that a text can be encoded for. */
public enum EncodedPart {
    NSS(PercentEncoding::encodeNss),
    R(PercentEncoding::encodeRComponent),
    Q(PercentEncoding::encodeQComponent),
    F(PercentEncoding::encodeFComponent),
    PUBLICID(PublicIdentifiers::transcribe);

    private final UnaryOperator<String> encoding;

    EncodedPart(UnaryOperator<String> encoding) {
        this.encoding = encoding;
    }

    /** {@code text}, encoded for this part. */
    public String encode(String text) {
        return encoding.apply(text);
    }
}
