package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The objects of an answer to an assistant, as far as they are wanted and fit into one message. */
public final class JsonList {

    /** The longest list, in UTF-16 code units; clients refuse messages of some megabytes. */
    private static final int LONGEST = 1_000_000;

    private final int limit;
    private final List<String> listed = new ArrayList<>();
    private int length;

    /**
     * Creates an empty list.
     *
     * @param limit the most objects that are listed
     */
    public JsonList(int limit) {
        this.limit = limit;
    }

    /** Adds an object, if there is room. */
    public void add(Jsonl.Members members) {
        if (listed.size() < limit) {
            String json = Jsonl.object(members);
            if (length + json.length() <= LONGEST) {
                length += json.length();
                listed.add(json);
            }
        }
    }

    public void write(JsonWriter json, String name) throws IOException {
        json.name(name).beginArray();
        for (String object : listed) {
            json.jsonValue(object);
        }
        json.endArray();
    }

    /** The number of {@code total} objects that are not listed, as the end of a sentence; empty when all are. */
    public String omissions(int total) {
        return listed.size() < total ? "; " + listed.size() + " listed, " + (total - listed.size()) + " not" : "";
    }
}
