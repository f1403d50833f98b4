package io.github.urnls.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.text.Document;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the language of a document is recognised: language id, then file name, then the first characters. */
class FormatsTest {

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
        "xml,file:///a.txt,x,XML", "plaintext,file:///a.XSD,x,XML", "'',file:///a/b.json,x,JSON", "'',a.yml,x,YAML",
        "'',Dockerfile,x,shell", "'',/home/.gitconfig,x,INI", "'',notes,x,plain text", "'',a.unknown,x,plain text",
        "'',noextension.,x,plain text", "'',json,x,plain text",
        "'',a,<?xml version='1.0'?><a/>,XML", "'',a,<!DOCTYPE html><p>,HTML", "'',a,<a xmlns=`urn:a1:b`/>,XML",
        "'',a,{ \"a\": 1},JSON", "'',a,#!/usr/bin/env python3,Python", "'',a,#!/bin/sh -e,shell",
        "'',a,#!/usr/bin/env -S node --x,JavaScript", "'',a,#!/opt/unknown,plain text", "java,x.py,x,Java"})
    void recognises(String language, String uri, String text, String format) {
        assertEquals(format, Formats.of(new Document(uri, language.replace("'", ""), 1, text)).name());
    }
}
