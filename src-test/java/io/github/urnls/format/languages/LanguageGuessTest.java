package io.github.urnls.format.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.text.Document;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a pasted text is. A wrong guess costs more than a missed one, so most of these have none. */
class LanguageGuessTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '@', ignoreLeadingAndTrailingWhitespace = false, value = {
            "xml|<?xml version='1.0'?><a/>", "xml|\\n <a b=~urn:a1:b~/>", "xml|<!-- a --><saml:Issuer>b</saml:Issuer>",
            "xml|<!DOCTYPE a>\\n<a>\\n <b>\\n  <c/></b></a>", "html|<!doctype html><p>a", "html|<p>urn:a1:b</p>",
            "html|<a href=~urn:a1:b~>c</a>",
            "json|{ ~a~: 1 }", "json|[{ ~a~: 1 }]", "json|[~urn:a1:b~]", "json|[]", "json|{}",
            "json|// a\\n{ ~b~: 1 }", "json|/* a\\n */ [~urn:a1:b~]", "json|{ // a\\n  /* b */ ~c~: 1 } // d",
            "json|[ // a http://b/\\n  { /* c */ ~d~: 1 }\\n]", "json|[~http://a/~, ~urn:a1:b~]",
            "yang|module a { namespace ~urn:a1:b~; }", "yang|// a\\nmodule a {\\n  yang-version 1.1;\\n  prefix a;",
            "yang|/* a\\n */\\nsubmodule a { belongs-to b { prefix c; } }", "yang|leaf a {\\n  type string;\\n}",
            "sparql|SELECT ?a { ?a ?b <urn:a1:b> }", "sparql|PREFIX a: <urn:a1:>\\nselect * where { ?b a a:c }",
            "turtle|\\n@prefix a: <urn:a1:> .", "turtle|PREFIX a: <urn:a1:>\\na:b a a:c .",
            "turtle|# a\\n@base <urn:a1:b> .",
            "turtle|<urn:a1:b> a <urn:a1:c> .", "turtle|<urn:a1:b> <http://a/> ~c~ .",
            "graphql|query A($b: ID) { c(d: $b) }", "graphql|type A implements B {\\n  id: ID!\\n}",
            "sql|SELECT a FROM b", "sql|-- a\\nINSERT INTO a VALUES ('urn:a1:b');", "sql|select a\\nfrom b;",
            "java|package a.b;", "java|// a\\nimport java.util.List;\\n", "java|public final class A {\\n}",
            "javascript|import { a } from 'b';", "javascript|const a = ~urn:a1:b~;", "javascript|export default {}",
            "typescript|const a: string = 'b';", "typescript|export interface A { b: string }",
            "typescript|// a\\ninterface A {\\n  b?: B[];\\n}", "typescript|interface A extends B<C> { d: string; }",
            "typescript|enum A {\\n  B = 'urn:a1:b',\\n}", "typescript|const enum A { B = ~urn:a1:b~ }",
            "typescript|type A = 'urn:a1:b';", "typescript|type A = {\\n  b: number;\\n};",
            "typescript|type A = { b: string[], c: string }",
            "typescript|type A = {\\n  b: string;\\n};", "typescript|declare const a: A;",
            "typescript|declare module 'a' {\\n}", "typescript|declare namespace A.B {\\n}",
            "typescript|class A extends B {\\n  private readonly c: string = 'urn:a1:b';\\n}",
            "typescript|abstract class A {\\n  b?: number;\\n}", "typescript|let a: string[] = ['urn:a1:b'];",
            "typescript|function a(b: string, c?: D): string {\\n  return b;\\n}",
            "typescript|const a = {\\n  b: 'urn:a1:b',\\n} as const;", "javascript|const a = 'urn:a1:b'; // string",
            "python|from a import b", "python|import a\\n\\ndef b(c):\\n    return c\\n",
            "shellscript|export A=urn:a1:b",
            "python|#!/usr/bin/python3", "toml|# a\\n[b]\\nc = ~d~\\ne = [\\n  1,\\n]",
            "toml|a = 1\\n[[b]]\\nc.d = true",
            "ini|[a]\\nb = urn:a1:b\\n; c", "properties|a=urn\\:a1\\:b", "properties|# a\\na.b=urn:a1:c\\na.d = e",
            "yaml|a: urn:a1:b\\nc: d", "yaml|---\\na:\\n- b", "yaml|Resources:\\n  A:\\n    Type: b",
            "yaml|- a: b\\n  c: d",
            "yaml|# a\\nb:\\n  - urn:a1:c",
            "markdown|# A\\n\\nSee [b](c.md).", "markdown|## A\\n\\n- b",
            "markdown|---\\na: b\\n---\\n\\nSome text.\\n\\n## A ¬b¬",
            "markdown|A\\n\\n¬¬¬\\nb\\n¬¬¬\\n\\n- c",
            "csv|a,b,c\\n1,2,urn:a1:b", "csv|a,~b,c~\\nd,e"})
    void guesses(String language, String text) {
        assertEquals(Optional.of(language), LanguageGuess.of(unescaped(text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '@', ignoreLeadingAndTrailingWhitespace = false, value = {
            "urn:a1:b", "see urn:a1:b here", "A name: urn:a1:b", "a: urn:a1:b", "a,b", "a = ~b~", "A=b", "A=b\\nC=d",
            "Alice: hello\\nBob: hello", "Hello, world\\nBye, moon", "Select one from the list",
            "Update it\\nand set it",
            "<name> is a placeholder", "<urn:a1:b>", "[1] Someone: A book.", "# A comment", "# A\\nb", "- a\\n- b",
            "interface A {\\n  void b();\\n}", "interface A {\\n  id: ID!\\n  name: String\\n}", "enum A { B, C }",
            "enum A: string {\\n  case B = 'urn:a1:b';\\n}", "enum A { B = 1 };", "type A = { b: string; c: int }",
            "type A =\\n  { b: string }", "class A {\\n  public function b(): string { return 'c'; }\\n}",
            "class A {\\n  val b: String = ~c~\\n}", "class A {\\n  private readonly string b = ~c~;\\n}",
            "function a(string $b): string {\\n}", "function a(b: string): string\\n  return b\\nend",
            "declare namespace a = ~urn:a1:b~;", "declare function a($b as xs:string) { $b };",
            "declare @a varchar(9)", "let a: string = ~b~", "let a: String = ~b~;", "type A struct {\\n}",
            "// a\\n[~b~] is a list in C", "{ // a\\n  b();\\n}", "/* a */ { color: red; }",
            "import a", "A module { of text }", "type A = b", "class A", "fn main() {\\n}", "%PDF-1.7", "~~", "x"})
    void doubts(String text) {
        assertEquals(Optional.empty(), LanguageGuess.of(unescaped(text)));
    }

    /** In the tables above {@code ~} is a quote, {@code ¬} a grave accent, {@code \\n} a line end. */
    private static String unescaped(String text) {
        return text.replace("\\n", "\n").replace('~', '"').replace('¬', '`');
    }

    /** In the repository itself: no file is taken for something else than its name says. */
    @Test
    void neverContradictsTheNameOfAFile() throws IOException {
        Map<String, String> wrong = new TreeMap<>();
        for (Path folder : List.of(Path.of("docs/sample"), Path.of("docs/.vitepress/theme/playground/examples"),
                Path.of("server"), Path.of("docs/rules"),
                Path.of("src-test"))) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(file -> !file.toString().contains("node_modules"))
                        .filter(Files::isRegularFile).toList()) {
                    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                    Language named = Formats.language(new Document(file.toString(), "", 1, ""));
                    LanguageGuess.of(text).filter(guess -> named != Language.PLAIN_TEXT && Formats.ofId(guess) != named)
                            .ifPresent(guess -> wrong.put(file.toString(), guess));
                }
            }
        }
        assertEquals("", wrong.entrySet().stream().map(Object::toString).collect(Collectors.joining("\n")));
    }
}
