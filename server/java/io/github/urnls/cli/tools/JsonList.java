package io.github.urnls.cli.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.Jsonl;

/** The objects of an answer to an assistant, as far as they are wanted and fit into one message. */
final class JsonList {

    /** The longest list, in UTF-16 code units; clients refuse messages of some megabytes. */
    private static final int LONGEST = 1_000_000;

    private final int limit;
    private final JsonArray listed = new JsonArray();
    private int length;

    /**
     * Creates an empty list.
     *
     * @param limit the most objects that are listed
     */
    JsonList(int limit) {
        this.limit = limit;
    }

    /** Adds an object, if there is room. */
    void add(JsonObject object) {
        if (listed.size() < limit) {
            int more = Jsonl.text(object).length();
            if (length + more <= LONGEST) {
                length += more;
                listed.add(object);
            }
        }
    }

    /** The objects that are listed. */
    JsonArray listed() {
        return listed;
    }

    /** The number of {@code total} objects that are not listed, as the end of a sentence; empty when all are. */
    String omissions(int total) {
        return listed.size() < total ? "; " + listed.size() + " listed, " + (total - listed.size()) + " not" : "";
    }
}
