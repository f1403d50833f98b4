package io.github.urnls.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/**
 * The page for {@code man}, made of what {@code --help} is made of. In the macros of man(7), which groff and mandoc
 * both read; what picocli offers instead goes by AsciiDoc, whose converter is larger than all of this program.
 */
final class ManPage {

    private static final int LINE = 78;

    private final StringBuilder text = new StringBuilder();

    private ManPage() {}

    /**
     * One page with all commands.
     *
     * @param date of the release, as ISO 8601 writes it
     */
    static String of(CommandLine all, String version, String date) {
        ManPage page = new ManPage();
        String name = all.getCommandName();
        // Not escaped: the formatters read a date only in plain characters.
        page.text.append(String.format(Locale.ROOT, ".TH %s 1 \"%s\" \"%s %s\" \"User Commands\"\n",
                name.toUpperCase(Locale.ROOT), date, name, version));
        page.text.append(".ad l\n");
        page.macro("SH", "NAME");
        page.line(escaped(name) + " \\- " + escaped("finds, checks, explains and repairs URNs (RFC 8141)"));
        page.macro("SH", "SYNOPSIS");
        page.macro("B", name);
        page.line(escaped("COMMAND [OPTION]... [ARGUMENT]..."));
        page.macro("SH", "DESCRIPTION");
        page.description(all.getCommandSpec());
        page.options(all.getCommandSpec());
        page.macro("SH", "COMMANDS");
        CommandModel.commands(all).forEach(page::command);
        page.ending();
        return page.text.toString();
    }

    private void command(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        macro("SS", spec.name());
        macro("B", spec.qualifiedName());
        line(escaped(synopsis(command).substring(spec.qualifiedName().length()).strip()));
        macro("PP");
        description(spec);
        options(spec);
    }

    private static String synopsis(CommandLine command) {
        return new CommandLine.Help(command.getCommandSpec(), Ansi.OFF).synopsis(0).replaceAll("\\s+", " ").strip();
    }

    private void description(CommandSpec spec) {
        line(escaped(String.join(" ", spec.usageMessage().description())));
    }

    private void options(CommandSpec spec) {
        for (OptionSpec option : CommandModel.options(spec)) {
            macro("TP");
            String names = List.of(option.names()).stream().map(name -> "\\fB" + escaped(name) + "\\fR")
                    .collect(Collectors.joining(", "));
            if (option.arity().max() > 0) {
                names += "=\\fI" + escaped(option.paramLabel()) + "\\fR";
            }
            line(names);
            line(escaped(String.join(" ", option.description())));
        }
    }

    /** What is the same for every command. */
    private void ending() {
        macro("SH", "EXIT STATUS");
        status("0", "All is well.");
        status("1", "There are findings, a name is not valid, or two names differ.");
        status("2", "Something could not be read or done, and standard error says what.");
        macro("SH", "ENVIRONMENT");
        status("NO_COLOR", "When it is set, nothing is coloured.");
        macro("SH", "STANDARDS");
        line("RFC 8141, RFC 2141; Language Server Protocol 3.17; Model Context Protocol.");
        macro("SH", "SEE ALSO");
        line("https://github.com/urn\\-ls/urn\\-ls");
    }

    private void status(String what, String meaning) {
        macro("TP");
        macro("B", what);
        line(escaped(meaning));
    }

    private void macro(String name, String... arguments) {
        text.append('.').append(name);
        for (String argument : arguments) {
            text.append(" \"").append(escaped(argument).replace("\"", "\\(dq")).append('"');
        }
        text.append('\n');
    }

    private void line(String line) {
        // A line that begins with one of these would be taken for a macro.
        if (line.startsWith(".") || line.startsWith("'")) {
            text.append("\\&");
        }
        // Lines of the source are filled again; of them, the formatters expect short ones.
        int column = 0;
        for (String word : line.split(" ")) {
            boolean breaks = column + word.length() > LINE && !word.startsWith(".") && !word.startsWith("'");
            if (column > 0) {
                text.append(breaks ? '\n' : ' ');
            }
            text.append(word);
            column += 1 + word.length();
            if (breaks) {
                column = word.length();
            }
        }
        text.append('\n');
    }

    /**
     * Text in which nothing means anything to the formatter; characters beyond ASCII are named, since some locales have
     * no UTF-8.
     */
    private static String escaped(String plain) {
        StringBuilder roff = new StringBuilder();
        plain.codePoints().forEach(c -> {
            switch (c) {
                case '\\' -> roff.append("\\e");
                case '-' -> roff.append("\\-");
                default -> {
                    if (c < 0x80) {
                        roff.appendCodePoint(c);
                    } else {
                        roff.append(String.format("\\[u%04X]", c));
                    }
                }
            }
        });
        return roff.toString();
    }
}
