package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.soak.Desk.OnDesk;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Asked;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** One thing after the other that somebody does with an editor. A step is made of the seed and its number alone. */
final class Steps {

    private static final int LONGEST = 6000;

    /**
     * Settings in turn; all but the last have the views that are off by themselves, so that these are asked of the
     * server as well.
     */
    private static final List<String> SETTINGS = List.of("{%s}", "{\"typingPause\": 500, %s}",
            "{\"typingPause\": 30, %s}",
            "{\"workspaceDiagnostics\": true, %s}",
            "{\"specification\": \"draft2012\", %s, \"severity\": {\"unregistered-nid\": \"off\", "
                    + "\"check-digit\": \"error\"}}",
            "{\"specification\": \"rfc2141\", \"accept\": [\"urn:my_*\"], %s}",
            "{\"specification\": \"draft2015\", %s, \"workspaceDiagnostics\": true}",
            "{\"specification\": \"proposal1995\", \"maxFiles\": 0}");

    private static final List<String> PROJECTS = List.of("{}", "{\"accept\": [\"urn:example:shared:1*\"]}",
            "{\"specification\": \"rfc2141\"}",
            "{\"severity\": {\"stray-question-mark\": \"warning\"}, \"no such\": 1}", "{\"exclude\": [\"part1/\"]}",
            "{");

    private static final List<String> LANGUAGES = List.of("", "xml", "html", "json", "yaml", "markdown", "java",
            "python", "properties", "plaintext");

    private final Desk desk;
    private final Questions questions;
    private final long seed;
    private final Map<Kind, Integer> done = new EnumMap<>(Kind.class);
    private Optional<Asked> held = Optional.empty();

    Steps(Desk desk, Questions questions, long seed) {
        this.desk = desk;
        this.questions = questions;
        this.seed = seed;
    }

    /** How often each kind of step was made. */
    Map<Kind, Integer> done() {
        return done;
    }

    /** The request for the workspace that is answered only when there is something new. */
    Optional<Asked> held() {
        return held;
    }

    /** Makes the step with this number; what it was, for the log. */
    String make(long number) {
        SplittableRandom random = new SplittableRandom(seed * 0x9e3779b97f4a7c15L + number);
        Kind chosen = Kind.random(random);
        List<OnDesk> open = desk.open();
        OnDesk document = open.isEmpty() ? desk.all().get(0) : open.get(random.nextInt(open.size()));
        if (!document.isOpen) {
            desk.open(document);
        }
        Kind kind = document.text.length() > LONGEST ? Kind.REPLACE_ALL : chosen;
        done.merge(kind, 1, Integer::sum);
        make(kind, document, random);
        return number + " " + kind + " " + document.uri.substring(document.uri.lastIndexOf('/') + 1) + " version "
                + document.version;
    }

    private void make(Kind kind, OnDesk document, SplittableRandom random) {
        OpenText text = document.text;
        switch (kind) {
            case TYPE -> type(document, desk.texts().typed(random), random);
            case PASTE -> {
                int at = text.lineStart(text.place(random));
                desk.changed(document, text.replace(at, at, desk.texts().pasted(random)));
            }
            case DELETE -> delete(document, random);
            case BACKSPACE -> backspace(document, random);
            case UNDO -> {
                for (int i = random.nextInt(6); i >= 0; i--) {
                    desk.changed(document, text.undo());
                }
            }
            case REPLACE_ALL -> desk.changed(document, text.replaceAll(desk.texts().text(document.number)));
            case SEVERAL ->
                    desk.changed(document, typed(document, random), typed(document, random), typed(document, random));
            case REOPEN_AS -> {
                desk.close(document);
                document.language = LANGUAGES.get(random.nextInt(LANGUAGES.size()));
                desk.open(document);
            }
            case CLOSE -> desk.close(document);
            case OPEN -> desk.all().stream().filter(closed -> !closed.isOpen).findFirst().ifPresent(desk::open);
            case SAVE -> desk.save(document);
            case WRITE -> desk.write(desk.otherFile(random), desk.texts().pasted(random));
            case REMOVE -> desk.delete(desk.otherFile(random));
            case PROJECT -> project(random);
            case CONFIGURE -> desk.configure(SETTINGS.get(random.nextInt(SETTINGS.size())).formatted(Desk.VIEWS));
            case FOLDER -> desk.toggleFolder(random);
            case ASK -> questions.answer(questions.ask(method(random), document, random), document, random);
            case ASK_ON -> {
                for (int i = random.nextInt(4); i >= 0; i--) {
                    questions.ask(method(random), document, random);
                }
            }
            case CANCEL -> desk.server().cancel(questions.ask(method(random), document, random));
            case ACT -> act(document, random);
            case RENAME -> rename(document, random);
            case WORKSPACE -> askForWorkspace();
        }
    }

    /** A client that is told never asks for diagnostics. */
    private String method(SplittableRandom random) {
        List<String> methods = Questions.METHODS.stream()
                .filter(method -> desk.pulls() || !method.equals("textDocument/diagnostic")).toList();
        return methods.get(random.nextInt(methods.size()));
    }

    private void type(OnDesk document, String typed, SplittableRandom random) {
        int at = random.nextInt(3) == 0 ? document.text.place(random) : document.text.inName(random);
        boolean asks = random.nextInt(3) == 0;
        for (int i = 0; i < typed.length(); i += Character.charCount(typed.codePointAt(i))) {
            String character = Character.toString(typed.codePointAt(i));
            desk.changed(document, document.text.replace(at, at, character));
            at = document.text.cursor(at + character.length());
            if (asks && character.equals(":")) {
                questions.ask("textDocument/completion", document, random);
            }
        }
    }

    private JsonObject typed(OnDesk document, SplittableRandom random) {
        int at = document.text.inName(random);
        int end = random.nextBoolean() ? at : document.text.cursor(at + random.nextInt(5));
        return document.text.replace(Math.min(at, end), Math.max(at, end), desk.texts().typed(random));
    }

    private void delete(OnDesk document, SplittableRandom random) {
        OpenText text = document.text;
        int at = text.place(random);
        boolean lines = random.nextBoolean();
        int start = lines ? text.lineStart(at) : at;
        int end = lines ? text.lineEnd(text.cursor(at + random.nextInt(200))) : text.cursor(at + random.nextInt(40));
        desk.changed(document, text.replace(start, Math.max(start, end), ""));
    }

    private void backspace(OnDesk document, SplittableRandom random) {
        int at = document.text.inName(random);
        for (int i = random.nextInt(6); i >= 0 && at > 0; i--) {
            int before = document.text.cursor(at - 1);
            desk.changed(document, document.text.replace(before, at, ""));
            at = document.text.cursor(before);
        }
    }

    private void project(SplittableRandom random) {
        if (random.nextInt(3) == 0) {
            desk.delete(desk.projectFile(random));
        } else {
            desk.write(desk.projectFile(random), PROJECTS.get(random.nextInt(PROJECTS.size())));
        }
    }

    private void act(OnDesk document, SplittableRandom random) {
        desk.server().settle(); // what is offered must not depend on whether settings have arrived, or another run
                                // would go another way
        JsonObject params = Desk.about(desk.identifier(document));
        int at = document.text.inName(random);
        params.add("range",
                random.nextInt(3) == 0 ? document.text.range(0, document.text.length()) : document.text.range(at, at));
        String only = List.of("", "", "[\"source.fixAll\"]", "[\"source.migrate.urn\"]", "[\"refactor\"]")
                .get(random.nextInt(5));
        params.add("context",
                Json.of("{\"diagnostics\": []" + (only.isEmpty() ? "" : ", \"only\": " + only) + "}"));
        JsonArray actions = Questions
                .items(desk.server().result(desk.server().request("textDocument/codeAction", params)));
        if (!actions.isEmpty()) {
            JsonObject action = actions.get(random.nextInt(actions.size())).getAsJsonObject();
            if (!action.has("edit") && desk.server().offers("codeActionProvider", "resolveProvider")) {
                JsonElement resolved = desk.server().result(desk.server().request("codeAction/resolve", action));
                action = resolved instanceof JsonObject whole ? whole : action; // a name may be wrong for another file
            }
            if (action.has("edit")) {
                Edits.apply(desk, action.getAsJsonObject("edit"));
            }
        }
    }

    private void rename(OnDesk document, SplittableRandom random) {
        desk.server().settle();
        JsonElement edit = questions.answer(questions.ask("textDocument/rename", document, random), document, random);
        if (edit instanceof JsonObject workspaceEdit) {
            Edits.apply(desk, workspaceEdit);
        }
    }

    private void askForWorkspace() {
        if (desk.pulls()) {
            held = Optional.of(desk.server().request("workspace/diagnostic",
                    Json.object("previousResultIds", new JsonArray())));
        }
    }
}
