package io.github.urnls.check.project;

import io.github.urnls.check.project.Form.Kind;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Product;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A setting, and all that is known of it. The settings of project files and of editors are the constants here, in the
 * order of the project file's schema. A new one is a row here, and its value is asked for where it is used.
 *
 * @param name    its name in a project file. Editors have it in the section {@code urn}, and an option of the command
 *                line is called like it.
 * @param form    how a value is written
 * @param usual   what applies where it is not set
 * @param sum     what two places say together
 * @param places  where it may stand
 * @param meaning what it does, in one sentence or two, for people; empty if it says nothing to them
 * @param entry   what the settings of VS Code say of it; empty if it may not stand there
 */
public record Setting<T>(String name, Form<T> form, T usual, Sum sum, Set<Place> places, String meaning,
        Optional<Entry> entry) {

    /** The names of the settings that may stand in {@code place}. */
    static List<String> namesIn(Place place) {
        return ALL.stream().filter(setting -> setting.places.contains(place)).map(Setting::name).toList();
    }

    /** As an option of the command line: {@code --max-size} for {@code maxSize}. */
    public String option() {
        return "--" + Normalization.fold(name.replaceAll("[A-Z]", "-$0"));
    }

    /** Reads {@code value}; empty, with a problem, if it is of another form. */
    Optional<T> read(JsonValue value) {
        Optional<T> read = form.read(value);
        if (read.isEmpty()) {
            value.problem("“" + value.name() + "” " + form.must()
                    + value.text().map(text -> DidYouMean.of(text, form.words())).orElse(""));
        }
        return read;
    }

    /**
     * Reads {@code value}, a plain value as {@link JsonText#of} writes it.
     *
     * @param problems gets what is wrong in it, a sentence each
     */
    public Optional<T> read(Object value, Consumer<String> problems) {
        String text = JsonText.of(value);
        TextRange whole = new TextRange(0, text.length());
        return read(new JsonValue(new JsonText(text), option(), whole, whole,
                (place, problem) -> problems.accept(problem)));
    }

    /** What two places say together. */
    public enum Sum {
        /** The more important place alone counts. */
        LATER,
        /** Both lists, that of the less important place first. */
        BOTH,
        /** Both lists, that of the more important place first. */
        LATER_FIRST,
        /** Both maps; of a key in both, the more important place counts. */
        BY_KEY,
        /** As {@link #BY_KEY}, by the codes of rules. */
        LEVELS
    }

    /** What {@code first} and the more important {@code later} say together. */
    @SuppressWarnings("unchecked") // the form decides the type
    T sum(T first, T later) {
        return (T) switch (sum) {
            case LATER -> later;
            case BOTH -> joined((List<?>) first, (List<?>) later);
            case LATER_FIRST -> joined((List<?>) later, (List<?>) first);
            case BY_KEY -> {
                Map<Object, Object> all = new HashMap<>((Map<?, ?>) first);
                all.putAll((Map<?, ?>) later);
                yield all;
            }
            case LEVELS -> RuleLevels.over((Map<String, String>) first, (Map<String, String>) later);
        };
    }

    private static List<?> joined(List<?> one, List<?> other) {
        List<Object> all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }

    /** Where a setting may stand. */
    public enum Place {
        PROJECT,
        /** In a project file, for some files. */
        OVERRIDE, EDITOR,
        /** In an editor, and read by its extension alone. */
        EXTENSION,
        /** In what {@code --show-settings} prints of a file. */
        SHOWN
    }

    /**
     * What the settings of VS Code say of a setting.
     *
     * @param group   the heading under which it stands
     * @param scope   where it may differ (VS Code's contribution points, {@code contributes.configuration})
     * @param meaning in Markdown; empty if it is that of project files
     */
    public record Entry(String group, String scope, String meaning) {}

    private static final Set<Place> IN_PROJECTS = Set.of(Place.PROJECT);
    private static final Set<Place> IN_BOTH = Set.of(Place.PROJECT, Place.EDITOR);
    private static final Set<Place> IN_PROJECTS_SHOWN = Set.of(Place.PROJECT, Place.SHOWN);
    private static final Set<Place> IN_BOTH_SHOWN = Set.of(Place.PROJECT, Place.EDITOR, Place.SHOWN);
    private static final Set<Place> IN_ALL = Set.of(Place.PROJECT, Place.OVERRIDE, Place.EDITOR, Place.SHOWN);

    private static final String CHECKED = "What Is Checked";
    private static final String REPORTED = "What Is Reported";
    private static final String OWN_NAMES = "Names of Your Own";
    private static final String SHOWN = "What Is Shown";
    private static final String SERVER = "Server";

    private static final String PAGES = Product.HOME + "/blob/main/docs/";

    private static final List<Setting<?>> TABLE = new ArrayList<>();

    public static final Setting<Object> SCHEMA = row("$schema", Form.ANYTHING, "", Sum.LATER, IN_PROJECTS, "");

    public static final Setting<Boolean> ROOT = row("root", Form.FLAG, false, Sum.LATER, IN_PROJECTS,
            "Ignore the project files of folders above.");

    public static final Setting<List<String>> EXTENDS = row("extends", Form.ONE_OR_MORE, List.of(), Sum.LATER,
            IN_PROJECTS, "Project files that this one extends; the later one counts. Their patterns of files are"
                    + " relative to this folder.");

    /** By language; {@code *} stands for all others. */
    public static final Setting<Map<String, Boolean>> ENABLE = ofEditor("enable", Form.LANGUAGES, Map.of(),
            new Entry(CHECKED, "language-overridable", "Check documents. To skip a language, set it for that language:"
                    + " `\"[java]\": { \"urn.enable\": false }`."));

    public static final Setting<List<String>> FILES = row("files", Form.FILES, List.of(), Sum.LATER,
            Set.of(Place.OVERRIDE),
            "Patterns of files, as in a .gitignore here.");

    public static final Setting<String> SPECIFICATION = row("specification",
            Form.word(ids(), "RFC 8141 of 2017, the standard.",
                    "RFC 2141 of 1997, read strictly: / ? # must be percent-encoded.",
                    "The draft of October 2012: a query of keyword=value&…, no / and no %00.",
                    "The draft of November 2015: ? starts the q-component, ?? the r-component.",
                    // urn-ls:ignore[not-normalized,unregistered-nid] as that proposal writes it
                    "The proposal of March 1995: urn:SchemeID:AuthorityID:ElementID."),
            Specification.RFC8141.id(), Sum.LATER, IN_ALL, "The specification to read and check names by.",
            new Entry(CHECKED, "resource", ""));

    /** Words that {@link RuleLevels} knows, with their levels. */
    public static final Setting<Map<String, String>> SEVERITY = row("severity", Form.LEVELS, Map.of(),
            Sum.LEVELS, IN_ALL, "Levels of rules, by their codes.", new Entry(REPORTED, "resource",
                    "Levels of rules, by the code of a rule, by group, or for `all`: `\"not-normalized\": \"off\"`."
                            + " Each rule has [a page](" + Product.HOME + "/tree/main/docs/rules)."));

    public static final Setting<List<String>> ACCEPT = row("accept", Form.NAMES, List.of(), Sum.BOTH, IN_ALL,
            "Names to accept: patterns such as urn:acme:*. Errors of syntax in what * stands for are still reported.",
            new Entry(REPORTED, "resource", "Names to accept: patterns such as `urn:acme:*`. Errors of syntax in what"
                    + " `*` stands for are still reported."));

    /** Patterns of files; without the setting, the usual names of tests. */
    public static final Setting<List<String>> TESTS = row("tests", Form.FILES, List.of(), Sum.LATER, IN_BOTH,
            "Files that are tests, where findings are one level lower: patterns as in a .gitignore here. They replace"
                    + " the usual folders and file names; an empty list means that no file is a test.",
            new Entry(REPORTED, "resource", "Files that are tests, where findings are one level lower: patterns as in"
                    + " `.gitignore`, such as `samples/`. If empty, [the usual folders and file names](" + PAGES
                    + "configuration.md#tests)."));

    /** Has the {@link TestSeverity#id()}. */
    public static final Setting<String> TEST_SEVERITY = row("testSeverity",
            Form.word(
                    List.of(TestSeverity.LOWER.id(), TestSeverity.SAME.id(), TestSeverity.OFF.id()),
                    "One level lower: an error as a warning, a warning as information.", "As in other files.",
                    "Not at all."),
            TestSeverity.LOWER.id(),
            Sum.LATER, IN_ALL,
            "How findings in tests are reported: one level lower (the default), the same as elsewhere, or not at all.",
            new Entry(REPORTED, "resource", "How findings in tests are reported."));

    public static final Setting<List<String>> INCLUDE = row("include", Form.FILES, List.of(), Sum.LATER,
            IN_PROJECTS_SHOWN,
            "Files to check: patterns as in a .gitignore here. If there are any, other files are skipped.");

    public static final Setting<List<String>> EXCLUDE = row("exclude", Form.FILES, List.of(), Sum.BOTH, IN_BOTH_SHOWN,
            "Files to skip: patterns as in a .gitignore here.", new Entry(CHECKED, "resource",
                    "Files to skip: patterns as in `.gitignore`, such as `generated/` or `*.min.js`."));

    public static final Setting<List<Override>> OVERRIDES = row("overrides",
            new Form<>(Kind.OVERRIDES, "must be a list of objects with “files”"), List.of(), Sum.BOTH,
            IN_PROJECTS, "Settings for some files. If two set the same thing, the later one counts.");

    public static final Setting<List<String>> REGISTRIES = row("registries", Form.TEXTS, List.of(), Sum.BOTH,
            IN_BOTH_SHOWN,
            "Registry files with namespaces of your own, relative to this folder.", new Entry(OWN_NAMES, "resource",
                    "Registry files with namespaces of your own (JSON, [format](" + PAGES
                            + "registry-file.md)), relative to the first folder of the workspace."));

    public static final Setting<String> BASELINE = row("baseline", Form.TEXT, "", Sum.LATER, IN_PROJECTS_SHOWN,
            "A file with findings that are known: the command line does not count them. “urn-ls check --write-baseline"
                    + " FILE” writes it. Editors show them all.");

    public static final Setting<Map<String, List<String>>> SLOTS = row("slots", Form.SLOTS, Map.of(), Sum.BY_KEY,
            IN_PROJECTS,
            "Places that hold names of one kind: an attribute, element or member, Element/@attribute or xmlns:prefix,"
                    + " and how the names begin. Words complete whole names there.");

    public static final Setting<List<NameList>> VOCABULARIES = row(NameListReader.MEMBER,
            new Form<>(Kind.NAME_LISTS, ""), List.of(),
            Sum.LATER_FIRST, IN_PROJECTS,
            "Lists of names of your own, for hovers, completion, and findings of misspelled ones.");

    public static final Setting<String> IANA_REGISTRY = row("ianaRegistry", Form.TEXT, "", Sum.LATER, IN_BOTH,
            "A downloaded copy of IANA's urn-namespaces.xml, relative to this folder, used instead of the built-in"
                    + " list.",
            new Entry(OWN_NAMES, "resource", "A downloaded copy of IANA's `urn-namespaces.xml`, used instead of the"
                    + " built-in list of namespaces."));

    /** In mebibytes. */
    public static final Setting<Integer> MAX_SIZE = row("maxSize", Form.whole(1, Integer.MAX_VALUE), 100, Sum.LATER,
            IN_PROJECTS_SHOWN, "The largest file that the command line checks, in mebibytes.");

    public static final Setting<Integer> MAX_FILES = row("maxFiles", Form.whole(0, Integer.MAX_VALUE), 50_000,
            Sum.LATER,
            IN_BOTH, "The largest number of files whose names an editor looks up.", new Entry(SERVER, "window",
                    "The largest number of files whose names are looked up, for references, rename and definitions. In"
                            + " a larger workspace, or with 0, only open documents are used."));

    public static final Setting<Boolean> WORKSPACE_DIAGNOSTICS = ofEditor("workspaceDiagnostics", Form.FLAG, false,
            new Entry(CHECKED, "window", "Check all files of the workspace, not only open ones. If off, “URN: Check"
                    + " the Workspace” checks them until the window is closed."));

    /** In milliseconds. */
    public static final Setting<Integer> TYPING_PAUSE = ofEditor("typingPause", Form.whole(0, 60_000), 500,
            new Entry(REPORTED, "window", "Delay before a name you are still typing is checked, in milliseconds; 2,000"
                    + " after completion offered how to go on. `0` checks at each letter."));

    private static final List<String> HINTS = List.of("percentEncoding", "oid", "epc", "time", "isbn");

    /** By the id of a kind of hints. */
    public static final Setting<Map<String, Boolean>> INLAY_HINTS = ofEditor("inlayHints", Form.hints(HINTS,
            "Percent-encoded text, decoded.", "The names of object identifiers.",
            "The GTIN, SSCC and the like of Electronic Product Codes.", "When a UUID of version 1, 6 or 7 was made.",
            "The language or country of the publisher of a book."), usualHints(),
            new Entry(SHOWN, "window", "Hints to show behind names, if hints are on (`#editor.inlayHints.enabled#`)."));

    public static final Setting<Boolean> CODE_LENS = ofEditor("codeLens", Form.FLAG, false, new Entry(SHOWN, "window",
            "Show uses and spellings of a name above its declaration (a schema, a YANG module, a catalog entry)."));

    public static final Setting<Boolean> LINKS = ofEditor("links", Form.FLAG, false, new Entry(SHOWN, "window",
            "Underline each known name as a link to the text that defines it. The hover has the link anyway."));

    public static final Setting<Boolean> DOCUMENT_SYMBOLS = ofEditor("documentSymbols", Form.FLAG, false,
            new Entry(SHOWN, "window", "Show the names of a document in its outline, in breadcrumbs and in “Go to"
                    + " Symbol in Editor”."));

    static {
        ofExtension("schemes", Form.TEXTS, List.of("file", "untitled", "vscode-notebook-cell"), new Entry(CHECKED,
                "window", "Kinds of documents to check: files, unsaved new ones, cells of notebooks, and those of other"
                        + " extensions, such as `git` or `vscode-vfs`. In a browser, also those of the workspace."));
        ofExtension("server.maxHeap", Form.whole(64, Integer.MAX_VALUE), 512, new Entry(SERVER, "machine", "Memory that"
                + " the language server may use, in megabytes. At 512 it handles open documents of 50 MB, VS Code’s"
                + " limit. Of files that are not open, it reads names up to a 64th of it: 8 MB."));
        ofExtension("java.home", Form.TEXT, "", new Entry(SERVER, "machine", "The folder of Java 21 or newer that"
                + " holds `bin`. If empty or not usable, `JDK_HOME`, `JAVA_HOME` and `PATH` are searched; without any"
                + " Java, Node.js runs the server."));
        ofExtension("trace.server", Form.word(List.of("messages", "verbose"), "The names of the messages.",
                "The messages themselves."), "messages",
                new Entry(SERVER, "window", "Messages of the language server to"
                        + " show in the output channel, if its level is *Trace* (the gear in the Output panel)."));
    }

    /** All settings. */
    public static final List<Setting<?>> ALL = List.copyOf(TABLE);

    /** Settings for the files that match one of the patterns. */
    public record Override(List<String> files, Layer settings) {}

    private static <T> Setting<T> row(String name, Form<T> form, T usual, Sum sum, Set<Place> places, String meaning) {
        return row(name, form, usual, sum, places, meaning, null);
    }

    private static <T> Setting<T> row(String name, Form<T> form, T usual, Sum sum, Set<Place> places, String meaning,
            @Nullable Entry entry) {
        Setting<T> setting = new Setting<>(name, form, usual, sum, places, meaning, Optional.ofNullable(entry));
        TABLE.add(setting);
        return setting;
    }

    private static <T> Setting<T> ofEditor(String name, Form<T> form, T usual, Entry entry) {
        return row(name, form, usual, Sum.LATER, Set.of(Place.EDITOR), "", entry);
    }

    private static <T> void ofExtension(String name, Form<T> form, T usual, Entry entry) {
        row(name, form, usual, Sum.LATER, Set.of(Place.EXTENSION), "", entry);
    }

    private static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Specification specification : Specification.all()) {
            ids.add(specification.id());
        }
        return ids;
    }

    private static Map<String, Boolean> usualHints() {
        Map<String, Boolean> hints = new LinkedHashMap<>();
        for (String kind : HINTS) {
            hints.put(kind, true);
        }
        return hints;
    }
}
