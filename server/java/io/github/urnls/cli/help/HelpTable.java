package io.github.urnls.cli.help;

import io.github.urnls.namespace.Tables;
import java.util.Optional;
import java.util.stream.Stream;

/** A table of texts about words of the command line. Its columns are the kind of the text, the word and the text. */
public enum HelpTable {
    /**
     * What help and manual say about commands besides options. The kinds are {@code group}, {@code example}, a command
     * line with or without a description behind several spaces, and {@code page}, for further reading. The empty name
     * has the examples for all commands.
     */
    COMMANDS("commands.tsv"),
    /**
     * What is called otherwise by ruff, cspell, xmllint, eslint, yamllint, typos, and by servers for other languages.
     * Who types a word of theirs learns which one to type here. The kinds are {@code command}, {@code start} for an
     * option before any command, {@code option} and {@code value}.
     */
    OTHER_PROGRAMS("other-programs.tsv");

    private final String file;

    HelpTable(String file) {
        this.file = file;
    }

    /** The texts of a kind for {@code word}, in the order of the table. */
    public Stream<String> texts(String kind, String word) {
        return Tables.rows("/io/github/urnls/cli/help/" + file).stream()
                .filter(row -> row[0].equals(kind) && row[1].equals(word)).map(row -> row[2]);
    }

    /** The first of these texts. */
    Optional<String> text(String kind, String word) {
        return texts(kind, word).findFirst();
    }
}
