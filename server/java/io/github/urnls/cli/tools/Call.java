package io.github.urnls.cli.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.PlainJson;
import io.github.urnls.cli.report.Notice;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.Question;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileContent.OwnReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * One call of a tool: what it is given, the files that it reads, and what it answers. All answers are counted; they are
 * listed as far as they are wanted and fit into one message, and the summary says how many are left out.
 */
final class Call {

    /** The longest list of answers, in UTF-16 code units; clients refuse messages of some megabytes. */
    private static final int LONGEST = 1_000_000;

    /** The most files that are named as not read, and the most notes. */
    private static final int MOST_NOTES = 100;

    final ToolFiles files;
    final BooleanSupplier cancelled;
    private final JsonView arguments;
    /** The most answers that are listed. */
    final int limit;

    /** The number of all answers, also of those that are not listed. */
    int total;
    private final JsonArray listed = new JsonArray();
    private int length;

    private final List<JsonObject> notRead = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private int notReadTotal;
    /** The number of files or texts that were read. */
    int read;

    /**
     * Creates a call.
     *
     * @param arguments fit the definition of the tool
     * @param limit     the most answers that are listed, unless the arguments say otherwise
     */
    Call(JsonObject arguments, int limit, ToolFiles files, BooleanSupplier cancelled) {
        this.arguments = new JsonView(arguments);
        this.limit = this.arguments.number("limit").orElse(limit);
        this.files = files;
        this.cancelled = cancelled;
    }

    boolean has(String name) {
        return !arguments.at(name).isMissing();
    }

    /** The text of this argument; empty if it is not given. */
    String text(String name) {
        return text(name, "");
    }

    String text(String name, String otherwise) {
        return arguments.text(name).orElse(otherwise);
    }

    Optional<Boolean> flag(String name) {
        return arguments.flag(name);
    }

    Optional<Specification> specification() {
        return arguments.text("specification").flatMap(Specification::byId);
    }

    /** The files and folders that the arguments name, or all roots. Those that may not be read are told. */
    List<Path> paths() {
        if (!has("paths")) {
            return files.roots().all();
        }
        List<Path> asked = new ArrayList<>();
        for (JsonView path : arguments.list("paths")) {
            String text = path.text().orElse("");
            try {
                asked.add(files.roots().real(text));
            } catch (UsageException refusal) {
                notRead(Printable.of(text), refusal.getMessage());
            }
        }
        return asked;
    }

    /** The files of the call without those that {@code never} accepts, not read yet. */
    Tree tree(Predicate<Path> never) {
        return files.tree(paths(), never, cancelled);
    }

    /** Answers {@code question} as the command does, in the member {@code list}. */
    JsonObject ask(Question question, String list) {
        Tree tree = tree(file -> false);
        question.ask(tree, (json, line) -> add(json));
        add(tree.log());
        return answer(Tally.counted(total, question.noun()) + extent(), list);
    }

    /** Counts an answer, and lists it if there is room. */
    void add(JsonObject answer) {
        total++;
        if (listed.size() < limit) {
            int more = PlainJson.text(answer).length();
            if (length + more <= LONGEST) {
                length += more;
                listed.add(answer);
            }
        }
    }

    /** Adds the files of {@code log}. */
    void add(FileLog log) {
        read += log.files();
        for (Notice notice : log.notices()) {
            String path = files.roots().display(notice.path());
            if (notice.kind() == Notice.Kind.DOUBTFUL || notice.text().equals(OwnReport.SKIPPED)) {
                note(path + ": " + notice.text());
            } else {
                notRead(path, notice.text());
            }
        }
        if (log.isCut()) {
            note("there are more files than one call reads; the rest was skipped: ask for the folders one by one");
        }
    }

    private void notRead(String path, String reason) {
        notReadTotal++;
        if (notRead.size() < MOST_NOTES) {
            notRead.add(Json.object("path", path, "reason", reason));
        }
    }

    private void note(String note) {
        if (notes.size() < MOST_NOTES) {
            notes.add(note);
        }
    }

    /** Whether some files were not read. */
    boolean isIncomplete() {
        return notReadTotal > 0;
    }

    /** The number of files that were read, not of those with an answer, as the end of a sentence. */
    String extent() {
        return "; " + Tally.counted(read, "file") + " read";
    }

    /**
     * The answer.
     *
     * @param found   the beginning of the summary
     * @param list    the member with the answers that are listed
     * @param further more members
     */
    JsonObject answer(String found, String list, Object... further) {
        int left = total - listed.size();
        String unlisted = left > 0 ? "; " + listed.size() + " listed, " + left + " not" : "";
        String unread = isIncomplete() ? "; " + notReadTotal + " not read" : "";
        JsonObject answer = Json.put(Json.object("summary", found + unlisted + unread), further);
        return Json.put(answer, list, listed, "total", total, "files", read, "notRead", Json.list(notRead),
                "notReadTotal", notReadTotal, "notes", Json.list(notes));
    }
}
