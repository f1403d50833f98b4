package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The part of an answer to an assistant about the files that were read. */
public final class FilesReport {

    private static final int MOST_LISTED = 100;

    private record NotRead(String path, String reason) {}

    private final List<NotRead> notRead = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private int notReadTotal;
    private int files;

    /** Counts a file that was read. */
    public void file() {
        files++;
    }

    /** Adds a file or folder that was not read. */
    public void notRead(String path, String reason) {
        notReadTotal++;
        if (notRead.size() < MOST_LISTED) {
            notRead.add(new NotRead(path, reason));
        }
    }

    public void note(String note) {
        if (notes.size() < MOST_LISTED) {
            notes.add(note);
        }
    }

    public void write(JsonWriter json) throws IOException {
        json.name("files").value(files);
        json.name("notRead").beginArray();
        for (NotRead left : notRead) {
            json.beginObject().name("path").value(left.path).name("reason").value(left.reason).endObject();
        }
        json.endArray();
        json.name("notReadTotal").value(notReadTotal);
        Jsonl.strings(json, "notes", notes);
    }

    /** The number of files that were read, as a part of a sentence. */
    public String extent() {
        return " in " + Tally.count(files, "file");
    }

    /** The number of files that were not read, as the end of a sentence; empty when all were. */
    public String omissions() {
        return notReadTotal > 0 ? "; " + notReadTotal + " not read" : "";
    }

    /** Whether some files were not read. */
    public boolean isIncomplete() {
        return notReadTotal > 0;
    }
}
