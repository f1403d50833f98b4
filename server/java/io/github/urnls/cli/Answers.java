package io.github.urnls.cli;

import java.util.Optional;

/** Someone who can be asked. */
interface Answers {

    /** Whoever sits at the terminal. */
    Answers TERMINAL = new Answers() {
        @Override
        public boolean areThere() {
            return Terminal.isThere();
        }

        @Override
        public Optional<String> ask(String question) {
            return Terminal.ask(question);
        }
    };

    /** Whether anybody is there to answer. */
    boolean areThere();

    /** The answer; empty when they are gone. */
    Optional<String> ask(String question);
}
