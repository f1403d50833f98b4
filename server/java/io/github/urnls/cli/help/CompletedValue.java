package io.github.urnls.cli.help;

import io.github.urnls.urn.Normalization;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;

/**
 * How a shell completes the value of an option or a parameter.
 *
 * @param words the words to choose from, if there are any
 */
record CompletedValue(Kind kind, List<String> words) {

    enum Kind {
        /** Any text. */
        ANY,
        /** One of the words. */
        WORDS,
        /** Some of the words, with commas between them. */
        LIST,
        /** One of the words, “=” and a level. */
        LEVEL,
        /** The path of a file or a folder. */
        FILE
    }

    static CompletedValue of(ArgSpec argument) {
        List<String> words = UsageMessage.words(argument);
        // What may also be “-” is text, and labelled as a file.
        boolean isFile = argument.type() == Path.class || argument.typeInfo().getAuxiliaryTypes()[0] == Path.class
                || argument.paramLabel().equals("FILE");
        if (words.isEmpty()) {
            return new CompletedValue(isFile ? Kind.FILE : Kind.ANY, words);
        }
        if (argument.typeInfo().isMap()) {
            return new CompletedValue(Kind.LEVEL, words);
        }
        return new CompletedValue(",".equals(argument.splitRegex()) ? Kind.LIST : Kind.WORDS, words);
    }

    /** The levels behind “=”, with blanks between them. */
    static String levels() {
        return String.join(" ", Words.LEVELS) + " off";
    }

    /** The kind as scripts call it. */
    String id() {
        return Normalization.id(kind);
    }

    String spaced() {
        return String.join(" ", words);
    }
}
