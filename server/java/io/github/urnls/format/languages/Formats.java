package io.github.urnls.format.languages;

import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupFormat;
import io.github.urnls.format.Format;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Tells the {@link Language} of a document: by the language id from the client, else by the file name, else by how the
 * text begins. Unknown languages are read as running text.
 */
public final class Formats {

    /** How many characters of a document are read to recognize its language. */
    private static final int HEAD = 1000;

    private static final Map<String, Language> BY_ID = by(Language::ids);
    private static final Map<String, Language> BY_EXTENSION = by(Language::extensions);
    private static final Map<String, Language> BY_FILE_NAME = by(Language::fileNames);
    private static final Map<String, Language> BY_INTERPRETER = by(Language::interpreters);

    private Formats() {}

    private static Map<String, Language> by(Function<Language, List<String>> keys) {
        Map<String, Language> languages = new HashMap<>();
        for (Language language : Language.values()) {
            keys.apply(language).forEach(key -> languages.put(key, language));
        }
        return languages;
    }

    /** The format of {@code document}. */
    public static Format of(Document document) {
        return language(document).format();
    }

    /** The tags of {@code document}; empty if its language is not XML or HTML. */
    public static Optional<Markup> markup(Document document) {
        return of(document) instanceof MarkupFormat format ? Optional.of(format.markup(document.text()))
                : Optional.empty();
    }

    /** Hands each prefixed name in {@code document} that stands for a URN to {@code sink}, in the order of the text. */
    public static void readPrefixedNames(Document document, Consumer<PrefixedName> sink) {
        Format format = of(document);
        String text = document.text();
        if (format.mayHoldPrefixedNames(text)) {
            format.readPrefixedNames(text, sink);
        }
    }

    /** Whether {@code document} may be RDF with a prefix for URNs. */
    public static boolean mayBeRdf(Document document) {
        Format format = of(document);
        String text = document.text();
        return format.isRdf(text) && format.mayHoldPrefixedNames(text);
    }

    /** The language of {@code document}. */
    public static Language language(Document document) {
        Language byId = BY_ID.get(document.languageId().toLowerCase(Locale.ROOT));
        if (byId != null) {
            return byId;
        }
        String uri = document.uri();
        Optional<Language> byName = byFileName(uri.substring(uri.lastIndexOf('/') + 1));
        if (byName.isPresent() && byName.get() != Language.JSON) {
            return byName.get();
        }
        String head = document.text(new TextRange(0, Math.min(HEAD, document.length())));
        return byName.filter(json -> mayBeJson(head)).orElseGet(() -> byFirstCharacters(head));
    }

    /** Whether {@code head} can begin JSON, or JSON with comments, or a template of either (RFC 8259 §2, §3). */
    private static boolean mayBeJson(String head) {
        String text = head.substring(Lines.after(head, 0, '\ufeff')).stripLeading();
        return text.isEmpty() || Chars.isAt(text, 0, "{[\"-/#") || Character.isDigit(text.charAt(0))
                || text.matches("(?s)(true|false|null)(?!\\w).*");
    }

    private static Optional<Language> byFileName(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        int dot = name.lastIndexOf('.');
        Language known = BY_FILE_NAME.get(name);
        if (known == null && dot >= 0) {
            known = BY_EXTENSION.get(name.substring(dot + 1));
        }
        return Optional.ofNullable(known);
    }

    /** The language that clients and code fences call {@code id}; running text if it is unknown. */
    public static Language ofId(String id) {
        String name = id.toLowerCase(Locale.ROOT);
        return BY_ID.getOrDefault(name, BY_EXTENSION.getOrDefault(name, Language.PLAIN_TEXT));
    }

    /**
     * Uses certain signs only: a declaration, a document type, a root element that binds a namespace, an interpreter.
     */
    static Language byFirstCharacters(String text) {
        int start = Lines.after(text, 0, '\ufeff');
        if (text.startsWith("<?xml", start)) {
            return Language.XML;
        }
        if (text.startsWith("#!", start)) {
            return byInterpreter(text.substring(start + 2, Lines.end(text, start)));
        }
        String head = text.substring(start, Chars.limit(text, start + 200)).stripLeading();
        if (Chars.isInAnyCase(head, 0, "<!doctype html") || Chars.isInAnyCase(head, 0, "<html")) {
            return Language.HTML;
        }
        if (head.startsWith("<") && head.contains(" xmlns")) {
            return Language.XML;
        }
        if (head.startsWith("{") && head.substring(1).stripLeading().startsWith("\"")) {
            return Language.JSON;
        }
        return Language.PLAIN_TEXT;
    }

    /** {@code #!/usr/bin/env python3}, {@code #!/bin/sh -e}. */
    private static Language byInterpreter(String command) {
        for (String word : command.strip().split("\\s+")) {
            String program = word.substring(word.lastIndexOf('/') + 1);
            if (!program.equals("env") && !program.startsWith("-")) {
                return BY_INTERPRETER.getOrDefault(program, Language.PLAIN_TEXT);
            }
        }
        return Language.PLAIN_TEXT;
    }
}
