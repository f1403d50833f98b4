package io.github.urnls.format;

import io.github.urnls.text.Document;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Which {@link Format} reads a document: by the language id that the client gives, else by the file name, else by how the
 * text begins. What nothing recognises is running text.
 */
public final class Formats {

    private static final Format JSON = new JsonFormat();
    private static final Format YAML = new YamlFormat();
    private static final Format TOML = new TomlFormat();
    private static final Format PROPERTIES = new PropertiesFormat();
    private static final Format INI = new IniFormat();
    private static final Format PLAIN = new PlainTextFormat();

    private static final Map<String, Format> BY_LANGUAGE = new HashMap<>();
    private static final Map<String, Format> BY_EXTENSION = new HashMap<>();

    static {
        languages(MarkupFormat.XML, "xml xsl xslt xsd wsdl svg rng dita relaxng atom rss docbook");
        languages(MarkupFormat.HTML, "html vue svelte handlebars razor");
        languages(JSON, "json jsonc json5 jsonl jsonld geojson");
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
        extensions(MarkupFormat.XML, "xml xsd wsdl xsl xslt svg rng rnc.xml dita ditamap ditaval opf ncx xhtml xht atom rss gml kml mpd"
                + " sch wadl xacml xmi xlf xliff pom csproj vbproj fsproj props targets resx config nuspec plist xaml"
                + " jrxml fxml dtd ent cat yin wsdd xjb xsb xq3 metadata saml ubl owl rdf jsp tld jspx docbook dbk");
        extensions(MarkupFormat.HTML, "html htm vue svelte hbs cshtml erb");
        extensions(JSON, "json jsonc json5 jsonl ndjson jsonld geojson webmanifest har ipynb avsc sarif topojson");
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
    }

    private Formats() {}

    private static void languages(Format format, String ids) {
        for (String id : ids.split(" ")) {
            BY_LANGUAGE.put(id, format);
        }
    }

    private static void extensions(Format format, String extensions) {
        for (String extension : extensions.split(" ")) {
            BY_EXTENSION.put(extension, format);
        }
    }

    /** The format of {@code document}. */
    public static Format of(Document document) {
        Format byLanguage = BY_LANGUAGE.get(document.languageId().toLowerCase(Locale.ROOT));
        if (byLanguage != null) {
            return byLanguage;
        }
        String extension = extension(document.uri());
        Format byName = BY_EXTENSION.get(extension);
        return byName != null ? byName : byFirstCharacters(document.text());
    }

    private static String extension(String uri) {
        String name = uri.substring(uri.lastIndexOf('/') + 1);
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /** Only what leaves no doubt: an XML declaration, a document type, a root element that binds a namespace. */
    private static Format byFirstCharacters(String text) {
        int start = text.startsWith("\ufeff") ? 1 : 0;
        if (text.startsWith("<?xml", start)) {
            return MarkupFormat.XML;
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
}
