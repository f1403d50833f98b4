package io.github.urnls.cli.tools;

import io.github.urnls.cli.report.Notice;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.workspace.FileContent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The part of an answer to an assistant about the files that were read. */
final class FilesReport {

    private static final int MOST_LISTED = 100;

    private final List<JsonObject> notRead = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private int notReadTotal;
    private int files;

    /** Counts a text that was read. */
    void text() {
        files++;
    }

    /** Adds the files of {@code log}; {@code shown} gives what a file is called. */
    void add(FileLog log, Function<Path, String> shown) {
        files += log.files();
        log.notices().forEach(notice -> {
            String path = shown.apply(notice.path());
            if (notice.kind() == Notice.Kind.DOUBTFUL || notice.text().equals(FileContent.OwnReport.SKIPPED)) {
                note(path + ": " + notice.text());
            } else {
                notRead(path, notice.text());
            }
        });
        if (log.isCut()) {
            note("there are more files than one call reads; the rest was skipped: ask for the folders one by one");
        }
    }

    /** Adds a file or folder that was not read. */
    void notRead(String path, String reason) {
        notReadTotal++;
        if (notRead.size() < MOST_LISTED) {
            notRead.add(Json.object("path", path, "reason", reason));
        }
    }

    void note(String note) {
        if (notes.size() < MOST_LISTED) {
            notes.add(note);
        }
    }

    /** Adds the members about the files to {@code json}; returns it. */
    JsonObject putTo(JsonObject json) {
        return Json.put(json, "files", files, "notRead", Json.list(notRead), "notReadTotal", notReadTotal, "notes",
                Json.list(notes));
    }

    /** The number of files that were read, as a part of a sentence. */
    String extent() {
        return " in " + Tally.counted(files, "file");
    }

    /** The number of files that were not read, as the end of a sentence; empty when all were. */
    String omissions() {
        return notReadTotal > 0 ? "; " + notReadTotal + " not read" : "";
    }

    /** Whether some files were not read. */
    boolean isIncomplete() {
        return notReadTotal > 0;
    }
}
