package io.github.urnls.format;

import java.util.function.Consumer;

/** Source code of one family of languages. */
record CodeFormat(CodeSyntax syntax) implements Format {

    @Override
    public String name() {
        return syntax.name();
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new CodeLexer(text, syntax, sink).run();
    }
}
