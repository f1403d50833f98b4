package io.github.urnls.cli.run;

import java.util.Optional;

/** Answers the questions of a {@link Review}. */
public interface Reviewer {

    /** The user at the terminal. */
    Reviewer TERMINAL = new Reviewer() {
        @Override
        public boolean isThere() {
            return System.console() != null; // standard input and output are both a terminal
        }

        @Override
        public Optional<String> ask(String question) {
            return Optional.ofNullable(System.console()).map(console -> console.readLine("%s", question));
        }
    };

    /** Whether questions can be asked. */
    boolean isThere();

    /** The answer; empty at the end of the input. */
    Optional<String> ask(String question);
}
