package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.ExtensionManifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the settings of a workspace may say to the extension: no setting of one names a program, or what a program is
 * given.
 */
class WorkspaceTrustTest {

    /** Settings that decide what runs: they are read from the user's own settings alone. */
    private static final Set<String> OF_THE_MACHINE = Set.of("urn.java.home", "urn.server.maxHeap");

    /** Settings that name files to be read: of a workspace that is not trusted they do not count. */
    private static final Set<String> NAMING_FILES = Set.of("urn.registries", "urn.ianaRegistry");

    /**
     * Every other setting, each looked at: it chooses among what is built in. A new one makes the test fail until it
     * stands in one of the lists.
     */
    private static final Set<String> HARMLESS = Set.of("urn.specification", "urn.severity", "urn.schemes",
            "urn.trace.server", "urn.accept", "urn.workspaceDiagnostics",
            "urn.codeLens", "urn.documentSymbols", "urn.links", "urn.inlayHints", "urn.maxFiles", "urn.typingPause",
            "urn.enable",
            "urn.tests", "urn.testSeverity",
            "urn.exclude");

    private static JsonObject manifest() throws IOException {
        return ExtensionManifest.read();
    }

    private static Map<String, JsonElement> settings() throws IOException {
        return ExtensionManifest.settings().asMap();
    }

    @Test
    void everySettingIsOfAKindThatWasLookedAt() throws IOException {
        TreeSet<String> known = new TreeSet<>(OF_THE_MACHINE);
        known.addAll(NAMING_FILES);
        known.addAll(HARMLESS);
        assertEquals(known, new TreeSet<>(settings().keySet()));
    }

    @Test
    void whatRunsIsNotForAWorkspaceToSay() throws IOException {
        for (String name : OF_THE_MACHINE) {
            String scope = settings().get(name).getAsJsonObject().get("scope").getAsString();
            assertTrue(List.of("machine", "application").contains(scope), name + " has the scope " + scope);
        }
    }

    @Test
    void aWorkspaceThatIsNotTrustedNamesNeitherProgramsNorFiles() throws IOException {
        JsonObject untrusted = manifest().getAsJsonObject("capabilities").getAsJsonObject("untrustedWorkspaces");
        assertEquals("limited", untrusted.get("supported").getAsString());
        JsonArray restricted = untrusted.getAsJsonArray("restrictedConfigurations");
        TreeSet<String> expected = new TreeSet<>(OF_THE_MACHINE);
        expected.addAll(NAMING_FILES);
        assertEquals(expected, new TreeSet<>(restricted.asList().stream().map(JsonElement::getAsString).toList()));
    }

    /**
     * The sources start programs in one place, and what is started there comes from {@code findLaunches}, which takes
     * one setting.
     */
    @Test
    void programsAreStartedInOnePlace() throws IOException {
        String runtime = source("runtime.ts");
        String process = source("process.ts");
        String start = source("start.ts");
        for (String other : sources()) {
            assertEquals(List.of("process.ts", "start.ts").contains(other), source(other).contains("child_process"),
                    other);
        }
        assertTrue(process.contains("import type { ChildProcess } from 'node:child_process'"), "only the type");
        assertEquals(1, count(process, "child_process"));
        assertEquals(1, count(start, "\\bspawn\\(command, args, \\{ env, cwd,"), "it starts the server");
        assertEquals(0, count(start + process,
                "(?<!\\.)\\bexec\\(|\\bexecFile|\\bexecSync|\\bspawnSync|\\bfork\\(|shell: *true|\\beval\\(|new "
                        + "Function\\("));
        assertEquals(List.of("java.home", "server.maxHeap"),
                Pattern.compile("setting\\('([a-zA-Z.]+)'").matcher(process.substring(process.indexOf("async begin"),
                        process.indexOf("new LanguageClient"))).results().map(found -> found.group(1)).sorted()
                        .toList());
        assertTrue(runtime.contains("filter(isAbsolute)") && runtime.contains("!isAbsolute(command)"),
                "a relative path could lead into the workspace");
        assertTrue(runtime.contains("cwd: extension") && process.contains("findLaunches(this.context.extensionPath,"),
                "it does not run in the workspace");
    }

    /** Commands open and fetch nothing but our own pages, and nothing that a document names. */
    @Test
    void onlyOurPagesAreOpened() throws IOException {
        StringBuilder sources = new StringBuilder();
        for (String name : sources()) {
            sources.append(source(name));
        }
        String all = sources.toString();
        List<String> opened = Pattern.compile("openExternal\\(Uri\\.parse\\(([^)]*)\\)").matcher(all).results()
                .map((MatchResult found) -> found.group(1)).sorted().toList();
        assertEquals(List.of("ISSUES", "OTHER_WAYS"), opened);
        assertEquals(2, count(all, "openExternal"));
        assertEquals(0, count(all, "isTrusted|supportHtml|\\bfetch\\(|https?\\.(get|request)\\("),
                "text of a document is shown as text");
    }

    private static List<String> sources() throws IOException {
        Path folder = Path.of("vscode-extension", "src");
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(folder::relativize).map(Path::toString).filter(name -> name.endsWith(".ts")).toList();
        }
    }

    private static String source(String name) throws IOException {
        return Files.readString(Path.of("vscode-extension", "src", name));
    }

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }
}
