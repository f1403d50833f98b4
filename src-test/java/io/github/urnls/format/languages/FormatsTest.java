package io.github.urnls.format.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.text.Document;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The language of a document follows from its language id, then its file name, then its first characters. */
class FormatsTest {

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
            "xml,file:///a.txt,x,XML", "plaintext,file:///a.XSD,x,XML", "'',file:///a/b.json, [1],JSON",
            "'',b.json,,JSON",
            "'',b.json,nullify it,PLAIN_TEXT", "'',b.json,null,JSON", "'',b.json,<html>,HTML", "json,b.json,x,JSON",
            "'',a.1,x,TROFF", "'',a.yml,x,YAML",
            "'',Dockerfile,x,SHELL", "'',/home/.gitconfig,x,INI", "'',notes,x,PLAIN_TEXT", "'',a.unknown,x,PLAIN_TEXT",
            "'',noextension.,x,PLAIN_TEXT", "'',json,x,PLAIN_TEXT",
            "'',a,<?xml version='1.0'?><a/>,XML", "'',a,<!DOCTYPE html><p>,HTML", "'',a,<a xmlns=`urn:a1:b`/>,XML",
            "'',a,{ \"a\": 1},JSON", "'',a,#!/usr/bin/env python3,PYTHON", "'',a,#!/bin/sh -e,SHELL",
            "'',a,#!/usr/bin/env -S node --x,JAVASCRIPT", "'',a,#!/opt/unknown,PLAIN_TEXT", "java,x.py,x,JAVA"})
    void recognizesTheLanguage(String language, String uri, String text, Language expected) {
        assertEquals(expected, Formats.language(new Document(uri, language.replace("'", ""), 1, text)));
    }

    @Test
    void eachNameIsForOneLanguage() {
        for (Function<Language, List<String>> names : List.<Function<Language, List<String>>>of(
                Language::ids, Language::extensions, Language::fileNames, Language::interpreters)) {
            List<String> all = Stream.of(Language.values()).flatMap(language -> names.apply(language).stream())
                    .toList();
            assertEquals(all.stream().distinct().toList(), all);
            all.forEach(name -> assertEquals(name.toLowerCase(Locale.ROOT), name));
        }
    }
}
