package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Declaration.Within;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A document in the text of another one, its host. It is a schema in a CDATA section, in escaped text, in a code block
 * of a specification, or in a string of a program. Documents embedded in it are not searched.
 *
 * @param document the embedded document, with the escapes of the host read
 * @param source   its text, with a map back to the host
 */
record EmbeddedDocument(Document document, Decoded source, Within within) {

    /** The words before names that a schema or module declares. Text without one is not searched. */
    private static final Set<String> WORDS = Set
            .of("targetNamespace TargetNamespace ns namespace uri $id id $self schema ModelUri ObjectURN".split(" "));

    /** The embedded documents in {@code host} that may declare one of its names, in the order of the text. */
    static List<EmbeddedDocument> in(Document host, List<Name> names) {
        Language language = Formats.language(host);
        if (language.isProse()) {
            return inBlocks(host, language, names);
        }
        return inPassages(host, names);
    }

    /** Embedded documents in text between tags and in strings. */
    private static List<EmbeddedDocument> inPassages(Document host, List<Name> names) {
        List<EmbeddedDocument> found = new ArrayList<>();
        String text = host.text();
        int end = -1;
        for (Name name : names) {
            UrnOccurrence occurrence = name.occurrence();
            Passage passage = occurrence.passage();
            if (passage.start() >= end && isContent(text, passage)
                    && mayDeclare(occurrence.decoded().text(), occurrence.start())) {
                Within within = passage.inCode() ? Within.STRING : Within.EXAMPLE;
                of("", occurrence.decoded(), within).ifPresent(found::add);
                end = passage.end();
            }
        }
        return found;
    }

    /** Whether it is a string of a program, or text between tags; a comment does not count. */
    private static boolean isContent(String text, Passage passage) {
        int start = passage.start();
        if (passage.inCode()) {
            return Chars.isAt(text, start - 1, "\"'`");
        }
        return passage.extent() == Extent.PROSE && (text.startsWith(">", start - 1)
                || text.startsWith("<![CDATA[", start - 9));
    }

    private static List<EmbeddedDocument> inBlocks(Document host, Language language, List<Name> names) {
        String text = host.text();
        int[] starts = names.stream().mapToInt(name -> name.range().start()).filter(start -> mayDeclare(text, start))
                .toArray();
        if (starts.length == 0) {
            return List.of();
        }
        List<EmbeddedDocument> found = new ArrayList<>();
        int next = 0;
        for (CodeBlocks.Block block : CodeBlocks.in(host, language)) {
            while (next < starts.length && starts[next] < block.range().start()) {
                next++;
            }
            if (next < starts.length && starts[next] < block.range().end()) {
                of(block.language(), Decoded.plain(text, block.range()), Within.EXAMPLE).ifPresent(found::add);
            }
        }
        return found;
    }

    private static boolean mayDeclare(String text, int start) {
        return start > 0
                && (WORDS.contains(ValuesAfter.wordBefore(text, start)) || CompactGrammars.isDefault(text, start));
    }

    /**
     * A document in {@code language}; if no schema is written in that language, in the one that its beginning shows.
     */
    private static Optional<EmbeddedDocument> of(String language, Decoded source, Within within) {
        String text = EmbeddedLanguage.body(source.text());
        return EmbeddedLanguage.called(language).or(() -> EmbeddedLanguage.of(text))
                .map(id -> new EmbeddedDocument(new Document("", id, 0, text), source, within));
    }

    /**
     * The declarations of schemas, modules and descriptions. Other identifiers in an embedded document are mostly
     * examples.
     *
     * @param names all names of the host; a declared name is one of them
     */
    List<Declaration> declarations(List<Name> names) {
        List<Name> own = Name.in(document, names.getFirst().urn().specification());
        return Declarations.ofDocument(document, own).stream().filter(Declaration::isDefinition)
                .flatMap(one -> inHost(one, names).stream()).toList();
    }

    private Optional<Declaration> inHost(Declaration declared, List<Name> names) {
        int start = source.source(declared.range().start(), declared.range().end()).start();
        TextRange whole = source.source(declared.whole().start(), declared.whole().end());
        return nameAt(names, start).filter(name -> name.isUrn() && name.spelling().equals(declared.name()))
                .map(name -> new Declaration(declared.kind(), declared.name(), name.range(), whole,
                        within));
    }

    private static Optional<Name> nameAt(List<Name> names, int start) {
        int low = 0;
        int high = names.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (names.get(middle).range().start() < start) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return Optional.of(names.get(low)).filter(name -> name.range().start() == start);
    }
}
