package io.github.urnls.cli.help;

import static java.util.Map.entry;

import io.github.urnls.check.Product;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What help and manual say about commands besides options: their groups, examples and further reading. */
public final class Examples {

    private static final String FILES = "Files";
    private static final String NAMES = "Names";
    private static final String MORE = "More";

    /** The groups of commands, in the order in which they are shown. */
    static final List<String> GROUPS = List.of(FILES, NAMES, MORE);

    private static final Set<String> OF_FILES = Set.of("check", "init", "list", "references", "definition", "rename",
            "names");

    private static final Set<String> OF_NAMES = Set.of("parse", "compare", "encode", "namespaces");

    /** Examples by command; the empty name has those for all commands. */
    private static final Map<String, List<String>> EXAMPLES = Map.ofEntries(
            entry("", List.of(
                    "urn-ls check .                                      check this folder",
                    "urn-ls init                                         first settings, baseline",
                    "urn-ls check --fix docs                             make the safe repairs",
                    "urn-ls parse urn:isbn:9780306406157                 take a name apart")),
            entry("check", List.of(
                    "urn-ls check .                                    this folder",
                    "urn-ls check --diff schemas docs/a.xml            what --fix would do",
                    "urn-ls check --select syntax --exclude '*.min.js' .",
                    "urn-ls check --severity all=off --severity check-digit=error .",
                    "urn-ls check --staged                             in a hook of git",
                    "urn-ls check --since origin/main                  what changed since then",
                    "urn-ls check --format sarif --output-file urn-ls.sarif .",
                    "urn-ls check --write-baseline known.json .        accept what there is")),
            entry("init", List.of("urn-ls init", "urn-ls init --exclude old/ services/orders")),
            entry("names", List.of(
                    "urn-ls names --prefix urn:isbn: docs",
                    "urn-ls names --since v1.2 --fail-on gone,changed   what a release changed")),
            entry("list", List.of("urn-ls list docs", "urn-ls list --format jsonl --all .")),
            entry("parse", List.of("urn-ls parse urn:isbn:9780306406157",
                    "urn-ls parse --format jsonl urn:example:a?=c#d      one line of JSON")),
            // urn-ls:ignore[not-normalized,equivalent-spelling] two spellings are what is compared
            entry("compare", List.of("urn-ls compare urn:isbn:0-306-40615-2 URN:ISBN:0306406152")),
            entry("encode", List.of("urn-ls encode 'café 100%'", "urn-ls encode --component q a/b?c")),
            entry("namespaces", List.of("urn-ls namespaces", "urn-ls namespaces isbn")),
            entry("rename", List.of("urn-ls rename --diff urn:example:orders urn:example:bills docs",
                    "urn-ls rename --map urns.map --check .              what still has an old name")),
            entry("registry", List.of("urn-ls registry new urn:acme: .        draft from the names in use",
                    "urn-ls registry test acme.json         run its examples")),
            entry("generate-completion", List.of("urn-ls generate-completion bash",
                    "urn-ls generate-completion fish")),
            entry("rule", List.of("urn-ls rule", "urn-ls rule check-digit")),
            entry("help", List.of("urn-ls help check")));

    private static final Map<String, String> PAGES = Map.ofEntries(entry("serve", "editors/README.md"),
            entry("mcp", "mcp.md"), entry("namespaces", "namespaces.md"), entry("registry", "registry-file.md"),
            entry("generate-completion", "options.md"), entry("help", "options.md"),
            entry("compare", "namespaces.md"), entry("rule", "rules/README.md"), entry("parse", "specifications.md"),
            entry("encode", "specifications.md"), entry("rename", "names.md"));

    /** Commands that the first help leaves out; the page of options has all. */
    static final Set<String> SELDOM = Set.of("list");

    private Examples() {}

    /** The group of a command. */
    static String group(String command) {
        if (OF_FILES.contains(command)) {
            return FILES;
        }
        return OF_NAMES.contains(command) ? NAMES : MORE;
    }

    /** Command lines, some with a description after several spaces. */
    public static List<String> of(String command) {
        return EXAMPLES.getOrDefault(command, List.of());
    }

    /** The page for further reading. */
    static String page(String command) {
        return command.isEmpty() ? Product.HOME : Product.DOCUMENTATION + PAGES.getOrDefault(command, "ci.md");
    }
}
