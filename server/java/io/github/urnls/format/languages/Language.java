package io.github.urnls.format.languages;

import io.github.urnls.format.lexers.PlainTextFormat;
import io.github.urnls.format.Format;
import io.github.urnls.format.code.CodeFormats;
import io.github.urnls.format.csv.CsvFormat;
import io.github.urnls.format.folded.FoldedFormat;
import io.github.urnls.format.json.JsonFormat;
import io.github.urnls.format.markdown.MarkdownFormat;
import io.github.urnls.format.rest.RestFormat;
import io.github.urnls.format.settings.SettingsFormat;
import io.github.urnls.format.tex.TexFormat;
import io.github.urnls.format.troff.TroffFormat;
import io.github.urnls.format.turtle.TurtleFormat;
import io.github.urnls.format.xml.MarkupFormat;
import io.github.urnls.format.yaml.YamlFormat;
import io.github.urnls.format.yang.YangFormat;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The table of document languages: how each is read, its names in editors, and the names of its files. Languages that
 * are read alike share a row. Add new rows at the end: the inputs of the fuzzer choose by number.
 */
public enum Language {
    XML(MarkupFormat.xml(Embedded.EMBEDDED), "xml xsl xslt xsd wsdl svg rng dita relaxng atom rss docbook",
            "xml xsd wsdl xsl xslt svg rng rnc.xml dita ditamap ditaval opf ncx xhtml xht atom rss gml kml mpd"
                    + " sch wadl xacml xmi xlf xliff pom csproj vbproj fsproj props targets resx config nuspec plist"
                    + " xaml jrxml fxml dtd ent cat yin wsdd xjb xsb xq3 metadata saml ubl owl rdf jsp tld jspx"
                    + " docbook dbk bpmn bpmn2 dmn cmmn archimate"),
    HTML(MarkupFormat.html(Embedded.EMBEDDED), "html vue svelte handlebars razor",
            "html htm vue svelte hbs cshtml erb aspx vspx"),
    JSON(JsonFormat.JSON, "json jsonl jsonld geojson",
            "json jsonl ndjson jsonld geojson webmanifest har ipynb avsc sarif topojson",
            ".babelrc .eslintrc .jshintrc .prettierrc"),
    JSON_WITH_COMMENTS(JsonFormat.WITH_COMMENTS, "jsonc json5", "jsonc json5"),
    YAML(YamlFormat.YAML, "yaml dockercompose github-actions-workflow azure-pipelines home-assistant", "yaml yml",
            ".clang-format .yamllint"),
    TOML(SettingsFormat.TOML, "toml", "toml"),
    PROPERTIES(SettingsFormat.PROPERTIES, "properties java-properties spring-boot-properties", "properties"),
    INI(SettingsFormat.INI, "ini dotenv editorconfig systemd-conf", "ini cfg conf cnf env editorconfig service desktop",
            ".gitconfig .npmrc .editorconfig .env config credentials"),
    /** Running text, and every language without a row of its own. The text itself may tell more, so it has no names. */
    PLAIN_TEXT(PlainTextFormat.PLAIN_TEXT),
    YANG(YangFormat.YANG, "yang", "yang"),
    TURTLE(TurtleFormat.TURTLE, "turtle sparql trig ntriples nquads n3 notation3",
            "ttl trig nt nq n3 nquads rq ru sparql"),
    MARKDOWN(new MarkdownFormat(Embedded.EMBEDDED), "markdown mdx", "md markdown mdx"),
    RESTRUCTURED_TEXT(new RestFormat(Embedded.EMBEDDED), "restructuredtext", "rst"),
    CSV(CsvFormat.COMMAS, "csv", "csv"),
    TSV(CsvFormat.TABS, "tsv", "tsv tab"),
    JAVA(CodeFormats.JAVA, "java vala", "java vala"),
    KOTLIN(CodeFormats.KOTLIN, "kotlin scala", "kt kts scala sc"),
    GROOVY(CodeFormats.GROOVY, "groovy", "groovy gradle"),
    CSHARP(CodeFormats.CSHARP, "csharp fsharp", "cs fs"),
    JAVASCRIPT(CodeFormats.JAVASCRIPT, "javascript javascriptreact typescript typescriptreact",
            "js mjs cjs jsx ts mts cts tsx",
            "", "node deno bun"),
    C(CodeFormats.C, "c cpp cuda-cpp objective-c objective-cpp",
            "c h cc cpp cxx hpp hh hxx inl ipp tpp m mm idl ino"),
    GO(CodeFormats.GO, "go", "go"),
    RUST(CodeFormats.RUST, "rust", "rs"),
    SWIFT(CodeFormats.SWIFT, "swift", "swift"),
    DART(CodeFormats.DART, "dart", "dart"),
    PHP(CodeFormats.PHP, "php", "php", "", "php"),
    PYTHON(CodeFormats.PYTHON, "python", "py pyi pyw", "", "python python2 python3 pypy"),
    RUBY(CodeFormats.RUBY, "ruby elixir crystal", "rb ex exs cr", "", "ruby"),
    PERL(CodeFormats.PERL, "perl", "pl pm t", "", "perl"),
    SHELL(CodeFormats.SHELL, "shellscript makefile dockerfile", "sh bash zsh fish ksh mk",
            "dockerfile makefile gnumakefile containerfile jenkinsfile .bashrc .zshrc .profile",
            "sh bash zsh dash ksh fish"),
    SQL(CodeFormats.SQL, "sql plsql", "sql"),
    LUA(CodeFormats.LUA, "lua", "lua"),
    HASKELL(CodeFormats.HASKELL, "haskell elm", "hs elm"),
    LISP(CodeFormats.LISP, "lisp clojure scheme commonlisp", "lisp clj cljs scm el"),
    R(CodeFormats.R, "r", "r"),
    HCL(CodeFormats.HCL, "terraform terraform-vars opentofu opentofu-vars hcl", "tf tfvars tofu hcl"),
    HASH_COMMENTS(CodeFormats.HASH_COMMENTS, "julia graphql textproto prototext rnc",
            "jl gql graphql graphqls textproto txtpb pbtxt rnc"),
    CSS(CodeFormats.CSS, "css scss less", "css scss less"),
    TROFF(TroffFormat.TROFF, "troff nroff groff man", "1 2 3 4 5 6 7 8 9 man troff nroff roff mdoc"),
    PROTOBUF(CodeFormats.PROTOBUF, "proto3 proto", "proto"),
    /** Requests with any kind of body. */
    HTTP(PlainTextFormat.PLAIN_TEXT, "http", "http rest"),
    LDIF(FoldedFormat.LDIF, "ldif", "ldif"),
    VCARD(FoldedFormat.CARDS, "vcard ics icalendar", "vcf vcard ics ifb"),
    TEX(TexFormat.TEX, "tex plaintex latex latex-expl3 bibtex context doctex", "tex ltx sty dtx bib bbl");

    private static final Set<Language> PROSE = EnumSet.of(PLAIN_TEXT, MARKDOWN, RESTRUCTURED_TEXT, TROFF, HTTP, TEX);

    private final Format format;
    private final List<String> ids;
    private final List<String> extensions;
    private final List<String> fileNames;
    private final List<String> interpreters;

    /**
     * Its {@code names}: its ids, the extensions of files, names of whole files, and interpreters; the last may lack.
     */
    Language(Format format, String... names) {
        this.format = format;
        this.ids = words(names, 0);
        this.extensions = words(names, 1);
        this.fileNames = words(names, 2);
        this.interpreters = words(names, 3);
    }

    private static List<String> words(String[] names, int kind) {
        return names.length <= kind || names[kind].isEmpty() ? List.of() : List.of(names[kind].split(" "));
    }

    /** The format that reads it. */
    public Format format() {
        return format;
    }

    /** Its names in editors, in lower case. */
    public List<String> ids() {
        return ids;
    }

    /** The extensions of its files, in lower case and without the dot; the most usual one first. */
    public List<String> extensions() {
        return extensions;
    }

    /** Names of whole files, in lower case. */
    List<String> fileNames() {
        return fileNames;
    }

    /** The programs that run its files. */
    List<String> interpreters() {
        return interpreters;
    }

    /** Whether it is written for people: running text, with or without markup. */
    public boolean isProse() {
        return PROSE.contains(this);
    }
}
