package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which folders of a client are looked at. */
class WorkspaceFoldersTest {

    private static final Path HOME = Path.of(System.getProperty("user.home"));

    /** What lies in a home belongs together only if the user has opened it. */
    @Test
    void theHomeIsAWorkspaceOnlyIfItIsOpenedAsOne() {
        assertEquals(List.of(), folders(HOME, Json.array()));
        assertEquals(List.of(HOME), folders(HOME, Json.array(Json.object("uri", HOME.toUri().toString()))));
        Path project = HOME.resolve("project");
        assertEquals(List.of(project), folders(project, Json.array()));
    }

    private static List<Path> folders(Path root, JsonArray opened) {
        return ClientSettings
                .opened(new JsonView(Json.object("rootUri", root.toUri().toString(), "workspaceFolders", opened)));
    }
}
