package io.github.urnls.cli.command;

import io.github.urnls.cli.Terminal;
import java.util.Optional;

/** Answers the questions of a {@link Review}. */
public interface Reviewer {

    /** The user at the terminal. */
    Reviewer TERMINAL = new Reviewer() {
        @Override
        public boolean isThere() {
            return Terminal.isThere();
        }

        @Override
        public Optional<String> ask(String question) {
            return Terminal.ask(question);
        }
    };

    /** Whether questions can be asked. */
    boolean isThere();

    /** The answer; empty at the end of the input. */
    Optional<String> ask(String question);
}
