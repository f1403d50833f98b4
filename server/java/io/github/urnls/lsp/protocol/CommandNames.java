package io.github.urnls.lsp.protocol;

import com.google.gson.JsonArray;
import io.github.urnls.jsonrpc.Json;

/** The names of the commands of server and client. */
public final class CommandNames {

    /** Answers the canonical spelling of the URN at a place, or {@code null}. Argument: {@code {uri, position}}. */
    public static final String CANONICAL = "urn-ls.canonical";

    /**
     * Checks all files of the workspace folders, or of one folder, and publishes the findings. Answers {@code {files,
     * problems, hints, text, leftOut, setting, cancelled}}: {@code leftOut} says in sentences which files were not
     * read, and {@code setting} which setting changes that; both may be empty. Argument: none, or {@code {uri}} of a
     * folder.
     */
    public static final String CHECK_WORKSPACE = "urn-ls.checkWorkspace";

    /**
     * Moves all names that begin with {@code from} to {@code to} in all files, by an edit that the client applies.
     * Answers {@code {applied}}. Argument: {@code {from, to}}, which end with a colon.
     */
    public static final String MOVE_NAMESPACE = "urn-ls.moveNamespace";

    /**
     * Answers one level of the names of the workspace; {@code docs/editors/README.md} says how. Argument: {@code
     * {filter}} for the namespaces, {@code {namespace, filter, limit}} for the names of one, {@code {name}} for the
     * places of one.
     */
    public static final String NAMES = "urn-ls.names";

    /** Answers the page of the name at a place, in Markdown, or null. Argument: {@code {uri, position}}. */
    public static final String PAGE = "urn-ls.page";

    /**
     * Answers {@code {urns, problems, hints, text, specification, onlyOpen, project}} for an open document, or null.
     * {@code project} is what is wrong with its project file, or an empty string. Argument: {@code {uri}}.
     */
    public static final String SUMMARY = "urn-ls.summary";

    /**
     * A command of the client that a code lens runs, with the URI, line and character of a name. The server does not
     * have it.
     */
    public static final String SHOW_REFERENCES = "urn.showReferences";

    /**
     * A command of the client that a code action runs, with a pattern of names to add to the user's {@code urn.accept}.
     */
    public static final String ACCEPT_IN_SETTINGS = "urn.acceptInSettings";

    /**
     * A command of the client that a code action runs, with the URI of a file that it has edited and that must be
     * saved.
     */
    public static final String SAVE = "urn.save";

    /**
     * A command of the client that a code action runs, with the beginning of the names that move. The client asks for
     * the new one, and calls {@link #MOVE_NAMESPACE}.
     */
    public static final String ASK_TO_MOVE = "urn.moveNamespace";

    private CommandNames() {}

    /** The commands that the server has. */
    static JsonArray all() {
        return Json.array(CANONICAL, CHECK_WORKSPACE, SUMMARY, PAGE, MOVE_NAMESPACE, NAMES);
    }
}
