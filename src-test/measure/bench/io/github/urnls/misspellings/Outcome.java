package io.github.urnls.misspellings;

import java.util.Optional;

/**
 * What became of a misspelled name.
 *
 * @param guard the guard that may keep the program silent
 */
record Outcome(String family, Mutation mutation, Answer answer, Optional<Guard> guard) {

    static Outcome of(String family, Mutation mutation) {
        return new Outcome(family, mutation, Answer.to(mutation), Guards.of(mutation));
    }

    boolean isCalled() {
        return answer.isCalled();
    }

    /** Whether the listed name is among the repairs of a name that is called. */
    boolean isRepaired() {
        return isCalled() && answer.repairs().contains(mutation.original());
    }

    /** Whether the program should call the name. */
    boolean isExpected() {
        return guard.isEmpty();
    }

    /** Whether the guard took it. */
    boolean isTaken() {
        return guard.isPresent() && !isCalled();
    }

    /** As a row of tab-separated values. */
    String row() {
        return String.join("\t", family, mutation.kind().words(), mutation.original(), mutation.text(), answer.level(),
                answer.code(), isRepaired() ? "repaired" : "", guard.map(Guard::words).orElse(""));
    }
}
