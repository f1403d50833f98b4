package io.github.urnls.browser;

import io.github.urnls.format.languages.LanguageGuess;
import io.github.urnls.lsp.OffsetMessages;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.SegmentTreeWriter;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What JavaScript calls: sessions of the language server, and {@link Functions}. */
public final class BrowserModule {

    private static final HostFiles FILES = HostFiles.use();
    private static final Functions FUNCTIONS = new Functions();

    static {
        OffsetMessages.add();
    }

    private BrowserModule() {}

    /** Sets the known names, as rows of {@link SegmentTreeWriter#table}, before the first name is looked up. */
    @JSExport
    public static void names(String rows) {
        KnownNames.use(SegmentTreeWriter.table(rows));
    }

    /**
     * Opens a session of the language server.
     *
     * @param memory of the host, in bytes
     * @return the functions of {@link BrowserSession}
     */
    @JSExport
    public static JSObject open(BrowserSession.Host host, double memory) {
        System.setOut(System.err); // standard output belongs to the protocol
        return BrowserSession.open(host, memory);
    }

    /** Sets what is told of each file that sessions look for and do not have, once. */
    @JSExport
    public static void files(HostFiles.Missing missing) {
        FILES.onMissing(missing);
    }

    /** Puts a file where sessions look for project files and what they name; {@code null} removes it. */
    @JSExport
    public static void file(String path, @Nullable String text) {
        FILES.put(path, text);
    }

    @JSExport
    public static void projectsChanged() {
        FUNCTIONS.projectsChanged();
    }

    @JSExport
    public static String check(String path, String language, String text, String projectFile) {
        return FUNCTIONS.check(path, language, text, projectFile);
    }

    @JSExport
    public static String fix(String path, String language, String text) {
        return FUNCTIONS.fix(path, language, text);
    }

    @JSExport
    public static String parse(String path, String urn, boolean explain) {
        return FUNCTIONS.parse(path, urn, explain);
    }

    @JSExport
    public static String compare(String a, String b) {
        return FUNCTIONS.compare(a, b);
    }

    @JSExport
    public static String rule(String code) {
        return FUNCTIONS.rule(code);
    }

    @JSExport
    public static String rules() {
        return FUNCTIONS.rules();
    }

    /** What editors call the language of a text, as far as the text itself tells; {@code null} where it does not. */
    @JSExport
    public static @Nullable String language(String text) {
        return LanguageGuess.of(text).orElse(null);
    }
}
