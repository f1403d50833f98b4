package io.github.urnls.namespace;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;

/** What the specification of one namespace says of its names, beyond RFC 8141. Stateless. */
public interface NamespaceRule {

    /** The NID in lower case. */
    String nid();

    /** Everything that breaks the namespace's own rule in a URN whose syntax is right. */
    List<Problem> check(ParsedUrn urn);

    /**
     * One thing wrong.
     *
     * @param span        the offending characters, in the text of the URN
     * @param message     what is wrong, with the clause that decides
     * @param replacement what certainly belongs there; empty when that is not certain
     */
    record Problem(Span span, String message, Optional<String> replacement) {}
}
