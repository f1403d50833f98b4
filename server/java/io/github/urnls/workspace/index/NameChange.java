package io.github.urnls.workspace.index;

/** How a change of a file changed one of the names that it has now or had before. */
record NameChange(String key, NameState before, NameState now) {

    boolean isRespelled() {
        return !now.isSpelledAs(before);
    }
}
