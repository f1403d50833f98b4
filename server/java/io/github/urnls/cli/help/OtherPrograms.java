package io.github.urnls.cli.help;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;

/**
 * What is called otherwise by ruff, cspell, xmllint, eslint, yamllint, typos, and by servers for other languages. Who
 * types a word of theirs learns which one to type here.
 */
final class OtherPrograms {

    private static final String CACHE = "there is no cache: each run reads the files anew";
    private static final String STREAMS = "the server uses standard input and output";
    private static final String CHECK = "urn-ls check";
    private static final String FIX = "urn-ls check --fix";
    private static final String PARSE = "urn-ls parse";
    private static final String REFERENCES = "urn-ls references";
    private static final String RENAME = "urn-ls rename";
    private static final String RULE = "urn-ls rule";
    private static final String SERVE = "urn-ls serve";
    private static final String SETTINGS = "urn-ls check --show-settings";
    private static final String COMPLETION = "urn-ls generate-completion";

    private static final Map<String, String> COMMANDS = Map.ofEntries(entry("lint", CHECK), entry("scan", CHECK),
            entry("validate", CHECK), entry("verify", CHECK), entry("test", CHECK), entry("run", CHECK),
            entry("fix", FIX), entry("format", FIX), entry("fmt", FIX), entry("repair", FIX),
            entry("explain", RULE), entry("rules", RULE), entry("linter", RULE), entry("trace", PARSE),
            entry("suggestions", PARSE), entry("normalize", PARSE), entry("show", PARSE), entry("info", PARSE),
            entry("lsp", SERVE), entry("server", SERVE), entry("start", SERVE), entry("language-server", SERVE),
            entry("langserver", SERVE), entry("stdio", SERVE), entry("version", "urn-ls --version"),
            entry("completion", COMPLETION), entry("completions", COMPLETION),
            entry("generate-shell-completion", COMPLETION), entry("man", "urn-ls help"),
            entry("config", SETTINGS), entry("settings", SETTINGS), entry("dictionaries", "urn-ls namespaces"),
            entry("grep", REFERENCES), entry("find", REFERENCES), entry("search", REFERENCES),
            entry("refs", REFERENCES), entry("decode", PARSE), entry("mv", RENAME), entry("replace", RENAME),
            entry("diff", "urn-ls compare"),
            entry("ls", "urn-ls list"), entry("escape", "urn-ls encode"), entry("clean", CACHE),
            entry("baseline", "urn-ls check --write-baseline"));

    /** Options that stand before any command. */
    private static final Map<String, String> AT_THE_START = Map.ofEntries(entry("-v", "urn-ls --version"),
            entry("-version", "urn-ls --version"), entry("-help", "urn-ls --help"), entry("-?", "urn-ls --help"),
            entry("--init", "urn-ls init"), entry("--lsp", SERVE), entry("--list-rules", RULE),
            entry("--rules", RULE), entry("--explain", RULE), entry("--mcp", "urn-ls mcp"),
            entry("--node-ipc", STREAMS), entry("--socket", STREAMS), entry("--pipe", STREAMS),
            entry("--port", STREAMS));

    private static final String FORMAT = "--format";
    private static final String OUTPUT = "--output-file";
    private static final String EXCLUDE = "--exclude";
    private static final String SHOW_FILES = "--show-files";
    private static final String SHOW_SETTINGS = "--show-settings";
    private static final String FAIL_ON = "--fail-on";
    private static final String NO_PROJECT = "--no-project";
    private static final String REVIEW = "--fix --review";
    private static final String NAMES = "“urn-ls names” lists each name once";
    private static final String THREADS = "it uses all processors by itself";
    private static final String FOLDERS = "folders are checked with all that is in them";
    private static final String WATCH = "an editor checks while you type";
    private static final String PROGRESS = "progress shows only on a terminal";
    private static final String IGNORED = "what .gitignore names is left out, unless you give “--no-ignore”";

    private static final Map<String, String> OPTIONS = Map.ofEntries(entry("--output-format", FORMAT),
            entry("-f", FORMAT), entry("--formatter", FORMAT), entry("--reporter", FORMAT),
            entry("--json", "--format jsonl"), entry("--sarif", "--format sarif"),
            entry("-o", OUTPUT), entry("--output", OUTPUT), entry("--out", OUTPUT), entry("--report-file", OUTPUT),
            entry("--stdin-filename", "--stdin --as"), entry("--stdin-filepath", "--stdin --as"),
            entry("--stdin-path", "--stdin --as"), entry("--extend-select", "--select"),
            entry("--extend-ignore", "--ignore"), entry("--disable", "--ignore"), entry("--enable", "--select"),
            entry("--rule", "--severity"), entry("--rules", "--select"), entry("--level", "--min-severity"),
            entry("--no-warnings", "--min-severity error"), entry("--unsafe-fixes", REVIEW), entry("-i", REVIEW),
            entry("--interactive", REVIEW), entry("--write", "--fix"), entry("-w", "--fix"),
            entry("--write-changes", "--fix"), entry("--fix-type", REVIEW), entry("--fix-only", "--fix --quiet"),
            entry("--show-fixes", "--diff"), entry("--show-suggestions", "--diff"), entry("--dry-run", "--diff"),
            entry("-n", "--diff"), entry("--fix-dry-run", "--diff"), entry("--check", "--diff"),
            entry("--add-noqa", "--add-ignore"), entry("--suppress-all", "--write-baseline"),
            entry("--update-baseline", "--write-baseline"), entry("--prune-baseline", "--write-baseline"),
            entry("--prune-suppressions", "--write-baseline"), entry("--no-baseline", "--format known"),
            entry("--no-fail", "--fail-on never"), entry("--exit-zero", "--fail-on never"),
            entry("--show-known", "--format known"), entry("--error-on-warning", "--fail-on warning"),
            entry("--include", "“include” in urn-ls.json says which files are checked"), entry("--base", "--since"),
            entry("--words", "--accept"), entry("--report-unused-ignores", "the rule unused-suppression reports them"),
            entry("--generate-baseline", "--write-baseline"),
            entry("--extend-exclude", EXCLUDE), entry("--ignore-pattern", EXCLUDE), entry("-e", EXCLUDE),
            entry("--ext", "all text files are checked; “--exclude” leaves some out"),
            entry("--ignore-path", ".gitignore and .ignore are read, and “--exclude” leaves out more"),
            entry("--no-respect-gitignore", "--no-ignore"), entry("--no-ignore-vcs", "--no-ignore"),
            entry("--no-gitignore", "--no-ignore"), entry("--gitignore", IGNORED),
            entry("--respect-gitignore", IGNORED), entry("--dot", "--hidden"), entry("-a", "--hidden"),
            entry("--isolated", NO_PROJECT), entry("--no-config", NO_PROJECT),
            entry("--no-config-lookup", NO_PROJECT), entry("--no-eslintrc", NO_PROJECT), entry("-c", "--config"),
            entry("--config-file", "--config"), entry("--print-config", SHOW_SETTINGS),
            entry("--dump-config", SHOW_SETTINGS), entry("--inspect-config", SHOW_SETTINGS),
            entry("--files", SHOW_FILES), entry("--list-files", SHOW_FILES),
            entry("-v", "“--show-files” and “--show-settings” tell more"),
            entry("--verbose", "“--show-files” and “--show-settings” tell more"),
            entry("--debug", "“--show-files” and “--show-settings” tell more"),
            entry("--file-list", "--files-from"), entry("--max-file-size", "--max-size"),
            entry("--max-warnings", FAIL_ON), entry("--strict", FAIL_ON), entry("-s", FAIL_ON),
            entry("--fail-level", FAIL_ON), entry("--exit-code", "it exits with 1 while findings are left"),
            entry("--exit-non-zero-on-fix", "it exits with 1 while findings are left"),
            entry("--per-file-ignores", "“overrides” in urn-ls.json say what holds for some files"),
            entry("--no-inline-config", "a comment in a file always counts; “--statistics” counts the findings"),
            entry("--report-unused-disable-directives", "the rule unused-suppression reports them"),
            entry("--no-color", "--color never"), entry("--no-colors", "--color never"),
            entry("--no-progress", PROGRESS), entry("--progress", PROGRESS), entry("--no-summary", "--quiet"),
            entry("--noout", "--quiet"), entry("--silent", "--quiet"), entry("--words-only", NAMES),
            entry("--unique", NAMES), entry("--sort", "files come in the order of their names"),
            entry("--no-cache", CACHE), entry("--cache", CACHE), entry("--cache-dir", CACHE),
            entry("--cache-location", CACHE), entry("--threads", THREADS), entry("-j", THREADS),
            entry("--jobs", THREADS), entry("--concurrency", THREADS), entry("--recursive", FOLDERS),
            entry("-r", FOLDERS), entry("-R", FOLDERS), entry("--watch", WATCH), entry("-W", WATCH),
            entry("--changed", "--since"), entry("--cached", "--staged"), entry("--stdio", STREAMS),
            entry("--socket", STREAMS), entry("--port", STREAMS), entry("--pipe", STREAMS),
            entry("--node-ipc", STREAMS));

    private static final Map<String, String> VALUES = Map.ofEntries(entry("compact", "concise"),
            entry("brief", "concise"), entry("unix", "concise"), entry("parsable", "concise"),
            entry("pylint", "concise"), entry("oneline", "concise"), entry("stylish", "text"),
            entry("pretty", "text"), entry("grouped", "text"), entry("full", "text"), entry("standard", "text"),
            entry("default", "text"),
            entry("ndjson", "jsonl"), entry("json-lines", "jsonl"), entry("codeclimate", "gitlab"),
            entry("junit-xml", "junit"), entry("xunit", "junit"), entry("pwsh", "powershell"));

    private OtherPrograms() {}

    /** What stands here for the command {@code word} of another program. */
    static Optional<String> command(String word) {
        return Optional.ofNullable(COMMANDS.get(word));
    }

    /** What stands here for an option before any command. */
    static Optional<String> optionAtTheStart(String option) {
        return Optional.ofNullable(AT_THE_START.get(option));
    }

    /** What stands here for the {@code option} of a command: an option, or a sentence. */
    static Optional<String> option(String option) {
        return Optional.ofNullable(OPTIONS.get(option));
    }

    /** What stands here for the {@code value} of an option. */
    static Optional<String> value(String value) {
        return Optional.ofNullable(VALUES.get(value));
    }
}
