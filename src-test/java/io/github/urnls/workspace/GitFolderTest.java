package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which files say what git ignores besides {@code .gitignore} (gitignore(5), gitrepository-layout(5)). */
class GitFolderTest {

    @TempDir
    private Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [core] excludesFile = ~/mine                | mine
            [ Core ] # so ; EXCLUDESFILE="sub/mine"     | sub/mine
            [user] excludesfile = no                    | .config/git/ignore
            [core] excludesfile = a ; excludesfile = b  | b
            """)
    void theUsersFileIsFound(String configuration, String expected) throws IOException {
        write(".gitconfig", configuration.replace("] ", "]\n").replace(" ; ", "\n"));
        assertEquals(Optional.of(folder.resolve(expected)), GitFolder.userExcludes(folder, name -> null));
    }

    @Test
    void theEnvironmentSaysWhereElse() throws IOException {
        write("xdg/git/config", "[core]\n\texcludesfile = from-xdg\n");
        Map<String, String> xdg = Map.of("XDG_CONFIG_HOME", folder.resolve("xdg").toString());
        assertEquals(Optional.of(folder.resolve("from-xdg")), GitFolder.userExcludes(folder, xdg::get));
        write("global", "[core]\nexcludesfile = from-global\n");
        assertEquals(Optional.of(folder.resolve("from-global")), GitFolder.userExcludes(folder,
                Map.of("GIT_CONFIG_GLOBAL", folder.resolve("global").toString())::get));
    }

    @Test
    void linkedWorkingTreesShareAFolder() throws IOException {
        write("main/.git/info/exclude", "x\n");
        write("main/.git/worktrees/two/commondir", "../..\n");
        write("two/.git", "gitdir: " + folder.resolve("main/.git/worktrees/two") + "\n");
        assertEquals(folder.resolve("main/.git/info/exclude"),
                GitFolder.of(folder.resolve("two")).orElseThrow().excludes());
    }

    /** As ripgrep has it: .ignore, .gitignore, info/exclude; each of any folder before the next kind. */
    @Test
    void ignoreFilesCountInTheirOrder() throws IOException {
        write(".git/info/exclude", "*.tmp\n*.bak\n*.log\n");
        write(".gitignore", "!a.tmp\n");
        write(".ignore", "!a.bak\nb.txt\n");
        write("sub/.gitignore", "!b.txt\na.bak\n");
        for (String name : List.of("a.tmp", "b.tmp", "a.bak", "b.txt", "a.log", "sub/b.txt", "sub/a.bak",
                "sub/c.txt")) {
            write(name, "");
        }
        assertEquals(List.of("a.bak", "a.tmp", "sub/a.bak", "sub/c.txt"),
                FileWalk.of(List.of(folder), 100, () -> false).files().stream()
                        .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                        .filter(name -> !name.contains("ignore")).toList());
    }
}
