package io.github.urnls.cli.help;

import io.github.urnls.namespace.Tables;
import java.util.Optional;

/**
 * What is called otherwise by ruff, cspell, xmllint, eslint, yamllint, typos, and by servers for other languages. Who
 * types a word of theirs learns which one to type here.
 */
final class OtherPrograms {

    private static final String TABLE = "/io/github/urnls/cli/help/other-programs.tsv";

    private OtherPrograms() {}

    /** What stands here for the command {@code word} of another program. */
    static Optional<String> command(String word) {
        return answer("command", word);
    }

    /** What stands here for an option before any command. */
    static Optional<String> optionAtTheStart(String option) {
        return answer("start", option);
    }

    /** What stands here for the {@code option} of a command: an option, or a sentence. */
    static Optional<String> option(String option) {
        return answer("option", option);
    }

    /** What stands here for the {@code value} of an option. */
    static Optional<String> value(String value) {
        return answer("value", value);
    }

    private static Optional<String> answer(String kind, String word) {
        return Tables.rows(TABLE).stream().filter(row -> row[0].equals(kind) && row[1].equals(word))
                .map(row -> row[2]).findFirst();
    }
}
