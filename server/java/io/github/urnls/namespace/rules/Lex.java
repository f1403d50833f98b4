package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NssPattern;

/** The grammar of names of sources of law, part by part (RFC 9676 §8). Letters outside ASCII are percent-encoded. */
final class Lex {

    private static final String LETTER = "(?:[A-Za-z0-9]|%[0-9A-Fa-f]{2})";
    // dotted = letter *(letter / "."); numbers and editions may hold more signs
    private static final String DOTTED = LETTER + "(?:[A-Za-z0-9.]|%[0-9A-Fa-f]{2})*+";
    private static final String NUMBER = LETTER + "(?:[A-Za-z0-9._'=()!~*-]|%[0-9A-Fa-f]{2})*+";
    private static final String EDITION = LETTER + "(?:[A-Za-z0-9.-]|%[0-9A-Fa-f]{2})*+";
    private static final String DATE = "[0-9]{4}-[0-9]{2}-[0-9]{2}(?:%7[Cc]" + NUMBER + ")?";
    private static final String PARTS = "(?:;" + DOTTED + ")*+";

    // jurisdiction ":" authority ":" measure ":" details *(":" annex)
    private static final String WORK = DOTTED + PARTS + ":" + DOTTED + PARTS + "(?:\\+" + DOTTED + PARTS + ")*+:"
            + DOTTED + PARTS + ":(?:" + DATE + "(?:," + DATE + ")*+|" + DOTTED + ");" + NUMBER + "(?:," + NUMBER
            + ")*+(?::" + DOTTED + PARTS + ")*+";

    // ["@" version *(";" version) [":" language]]
    private static final String VERSION = "(?:" + DATE + "|" + DOTTED + ")";
    private static final String EXPRESSION = "(?:@" + VERSION + "?(?:;" + VERSION + ")*+(?::[A-Za-z-]+)?)?";

    // ["$" editor ":" format [":" component [":" feature]]]
    private static final String MANIFESTATION = "(?:\\$" + EDITION + "(?:;" + EDITION + ")*+(?::" + EDITION + "(?:;"
            + EDITION + ")*+){1,3})?";

    static final NssPattern NSS = NssPattern.known(WORK + EXPRESSION + MANIFESTATION);

    private Lex() {}
}
