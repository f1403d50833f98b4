package io.github.urnls.format;

import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Which {@link Format} reads a document: by the language id that the client gives, else by the file name, else by how the
 * text begins. What nothing recognises is running text.
 */
public final class Formats {

    /** So much of a document is looked at to see what it is. */
    private static final int HEAD = 1000;

    private static final Format JSON = new JsonFormat(false);
    private static final Format JSON_WITH_COMMENTS = new JsonFormat(true);
    private static final Format YAML = new YamlFormat();
    private static final Format TOML = new TomlFormat();
    private static final Format PROPERTIES = new PropertiesFormat();
    private static final Format INI = new IniFormat();
    private static final Format PLAIN = new PlainTextFormat();
    private static final Format YANG = new YangFormat();
    private static final Format TURTLE = new TurtleFormat();
    private static final Format MARKDOWN = new MarkdownFormat();
    private static final Format REST = new RestFormat();

    private static final Map<String, Format> BY_LANGUAGE = new HashMap<>();
    private static final Map<String, Format> BY_EXTENSION = new HashMap<>();
    private static final Map<String, Format> BY_NAME = new HashMap<>();
    private static final Map<String, Format> BY_INTERPRETER = new HashMap<>();

    static {
        languages(MarkupFormat.XML, "xml xsl xslt xsd wsdl svg rng dita relaxng atom rss docbook");
        languages(MarkupFormat.HTML, "html vue svelte handlebars razor");
        languages(JSON, "json jsonl jsonld geojson");
        languages(JSON_WITH_COMMENTS, "jsonc json5");
        languages(YAML, "yaml dockercompose github-actions-workflow azure-pipelines home-assistant");
        languages(TOML, "toml");
        languages(PROPERTIES, "properties java-properties spring-boot-properties");
        languages(INI, "ini dotenv editorconfig systemd-conf");
        languages(CodeFormats.JAVA, "java");
        languages(CodeFormats.KOTLIN, "kotlin scala");
        languages(CodeFormats.GROOVY, "groovy");
        languages(CodeFormats.CSHARP, "csharp fsharp");
        languages(CodeFormats.JAVASCRIPT, "javascript javascriptreact typescript typescriptreact");
        languages(CodeFormats.C, "c cpp cuda-cpp objective-c objective-cpp proto3 proto");
        languages(CodeFormats.GO, "go");
        languages(CodeFormats.RUST, "rust");
        languages(CodeFormats.SWIFT, "swift");
        languages(CodeFormats.DART, "dart");
        languages(CodeFormats.PHP, "php");
        languages(CodeFormats.PYTHON, "python");
        languages(CodeFormats.RUBY, "ruby elixir crystal");
        languages(CodeFormats.PERL, "perl");
        languages(CodeFormats.SHELL, "shellscript makefile dockerfile");
        languages(CodeFormats.SQL, "sql plsql");
        languages(CodeFormats.LUA, "lua");
        languages(CodeFormats.HASKELL, "haskell elm");
        languages(CodeFormats.LISP, "lisp clojure scheme commonlisp");
        languages(CodeFormats.HASH_COMMENTS, "r julia graphql textproto prototext terraform hcl");
        languages(CodeFormats.CSS, "css scss less");
        languages(YANG, "yang");
        languages(MARKDOWN, "markdown mdx");
        languages(REST, "restructuredtext");
        languages(TURTLE, "turtle sparql trig ntriples nquads n3 notation3");
        languages(CsvFormat.CSV, "csv");
        languages(CsvFormat.TSV, "tsv");
        extensions(MarkupFormat.XML, "xml xsd wsdl xsl xslt svg rng rnc.xml dita ditamap ditaval opf ncx xhtml xht atom rss gml kml mpd"
                + " sch wadl xacml xmi xlf xliff pom csproj vbproj fsproj props targets resx config nuspec plist xaml"
                + " jrxml fxml dtd ent cat yin wsdd xjb xsb xq3 metadata saml ubl owl rdf jsp tld jspx docbook dbk");
        extensions(MarkupFormat.HTML, "html htm vue svelte hbs cshtml erb");
        extensions(JSON, "json jsonl ndjson jsonld geojson webmanifest har ipynb avsc sarif topojson");
        extensions(JSON_WITH_COMMENTS, "jsonc json5");
        extensions(YAML, "yaml yml");
        extensions(TOML, "toml");
        extensions(PROPERTIES, "properties");
        extensions(INI, "ini cfg conf cnf env editorconfig service desktop");
        extensions(CodeFormats.JAVA, "java");
        extensions(CodeFormats.KOTLIN, "kt kts scala sc");
        extensions(CodeFormats.GROOVY, "groovy gradle");
        extensions(CodeFormats.CSHARP, "cs fs");
        extensions(CodeFormats.JAVASCRIPT, "js mjs cjs jsx ts mts cts tsx");
        extensions(CodeFormats.C, "c h cc cpp cxx hpp hh hxx m mm proto idl");
        extensions(CodeFormats.GO, "go");
        extensions(CodeFormats.RUST, "rs");
        extensions(CodeFormats.SWIFT, "swift");
        extensions(CodeFormats.DART, "dart");
        extensions(CodeFormats.PHP, "php");
        extensions(CodeFormats.PYTHON, "py pyi pyw");
        extensions(CodeFormats.RUBY, "rb ex exs cr");
        extensions(CodeFormats.PERL, "pl pm t");
        extensions(CodeFormats.SHELL, "sh bash zsh fish ksh mk");
        extensions(CodeFormats.SQL, "sql");
        extensions(CodeFormats.LUA, "lua");
        extensions(CodeFormats.HASKELL, "hs elm");
        extensions(CodeFormats.LISP, "lisp clj cljs scm el");
        extensions(CodeFormats.HASH_COMMENTS, "r jl gql graphql textproto txtpb pbtxt tf hcl");
        extensions(CodeFormats.CSS, "css scss less");
        extensions(YANG, "yang");
        extensions(MARKDOWN, "md markdown mdx");
        extensions(REST, "rst rest");
        extensions(TURTLE, "ttl trig nt nq n3 nquads rq ru sparql");
        extensions(CsvFormat.CSV, "csv");
        extensions(CsvFormat.TSV, "tsv tab");
        names(CodeFormats.SHELL, "dockerfile makefile gnumakefile containerfile jenkinsfile .bashrc .zshrc .profile");
        names(INI, ".gitconfig .npmrc .editorconfig .env config credentials");
        names(JSON, ".babelrc .eslintrc .jshintrc .prettierrc");
        names(YAML, ".clang-format .yamllint");
        interpreters(CodeFormats.PYTHON, "python python2 python3 pypy");
        interpreters(CodeFormats.SHELL, "sh bash zsh dash ksh fish");
        interpreters(CodeFormats.JAVASCRIPT, "node deno bun");
        interpreters(CodeFormats.PERL, "perl");
        interpreters(CodeFormats.RUBY, "ruby");
        interpreters(CodeFormats.PHP, "php");
    }

    private Formats() {}

    private static void languages(Format format, String ids) {
        put(BY_LANGUAGE, format, ids);
    }

    private static void extensions(Format format, String extensions) {
        put(BY_EXTENSION, format, extensions);
    }

    private static void names(Format format, String names) {
        put(BY_NAME, format, names);
    }

    private static void interpreters(Format format, String names) {
        put(BY_INTERPRETER, format, names);
    }

    private static void put(Map<String, Format> map, Format format, String keys) {
        for (String key : keys.split(" ")) {
            map.put(key, format);
        }
    }

    /** The format of {@code document}. */
    public static Format of(Document document) {
        Format byLanguage = BY_LANGUAGE.get(document.languageId().toLowerCase(Locale.ROOT));
        if (byLanguage != null) {
            return byLanguage;
        }
        String uri = document.uri();
        String name = uri.substring(uri.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        Format byName = BY_NAME.get(name);
        if (byName != null) {
            return byName;
        }
        Format byExtension = BY_EXTENSION.get(name.substring(name.lastIndexOf('.') + 1));
        return byExtension != null && name.indexOf('.') >= 0 ? byExtension
                : byFirstCharacters(document.text(new TextRange(0, Math.min(HEAD, document.length()))));
    }

    /** Whether a file of that name may be running text, so that its beginning would have to tell. */
    public static boolean mayBeProse(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        int dot = name.lastIndexOf('.');
        Format format = BY_NAME.getOrDefault(name, dot < 0 ? PLAIN : BY_EXTENSION.getOrDefault(name.substring(dot + 1), PLAIN));
        return format == PLAIN || format == MARKDOWN || format == REST;
    }

    /** The format of the language that clients and code fences call {@code id}; running text when it is not known. */
    static Format ofLanguage(String id) {
        String name = id.toLowerCase(Locale.ROOT);
        return BY_LANGUAGE.getOrDefault(name, BY_EXTENSION.getOrDefault(name, PLAIN));
    }

    /** Only what leaves no doubt: a declaration, a document type, a root element that binds a namespace, an interpreter. */
    private static Format byFirstCharacters(String text) {
        int start = text.startsWith("\ufeff") ? 1 : 0;
        if (text.startsWith("<?xml", start)) {
            return MarkupFormat.XML;
        }
        if (text.startsWith("#!", start)) {
            return byInterpreter(text.substring(start + 2, Lines.end(text, start)));
        }
        String head = text.substring(start, Math.min(text.length(), start + 200)).stripLeading();
        if (head.regionMatches(true, 0, "<!doctype html", 0, 14) || head.regionMatches(true, 0, "<html", 0, 5)) {
            return MarkupFormat.HTML;
        }
        if (head.startsWith("<") && head.contains(" xmlns")) {
            return MarkupFormat.XML;
        }
        return head.startsWith("{") && head.substring(1).stripLeading().startsWith("\"") ? JSON : PLAIN;
    }

    /** {@code #!/usr/bin/env python3}, {@code #!/bin/sh -e}. */
    private static Format byInterpreter(String command) {
        for (String word : command.strip().split("\\s+")) {
            String program = word.substring(word.lastIndexOf('/') + 1);
            if (!program.equals("env") && !program.startsWith("-")) {
                return BY_INTERPRETER.getOrDefault(program, PLAIN);
            }
        }
        return PLAIN;
    }
}
