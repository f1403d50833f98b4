package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterProperty;
import net.jqwik.api.lifecycle.BeforeProperty;
import net.jqwik.api.statistics.Statistics;

/** The search through octets finds just what a regular expression finds in them. */
class UrnBytesProperties {

    private static final Pattern WANTED = Pattern.compile("(?i:urn)[:\\\\&]|(?i:namespace) I");

    private static final Pattern URN = Pattern.compile("(?i:urn)[:\\\\&]");

    /** Of what a search could go wrong with: the letters, their neighbours, the pieces of what is wanted. */
    private static final String[] PIECES = {"urn:", "URN\\", "uRn&", "urn", "rn:", "un:", "rn", "u", "urn;", "urn.", "urn ", "turn\n",
        "namespace I", "Namespace ID", "NAMESPACE Identifier", "namespace i", "namespaceI", "ace I", "e I", " I", "\0", "\u007f", "\u0080", "\u00f5\u00f2\u00ee\u00ba",
        "\u00ff", ":", "\\", "&", "a", "        ", "0123456789abcdef0123456789abcdef"};

    private Path folder = Path.of("");

    @BeforeProperty
    void makeFolder() throws IOException {
        folder = Files.createTempDirectory("urn-ls-bytes");
    }

    @AfterProperty
    void removeFolder() throws IOException {
        Files.deleteIfExists(folder.resolve("a.txt"));
        Files.delete(folder);
    }

    @Provide
    Arbitrary<String> octets() {
        Arbitrary<String> one = Arbitraries.frequencyOf(Tuple.of(6, Arbitraries.of(PIECES)),
                Tuple.of(6, Arbitraries.of("a", "rn", "e", " ", "0123456789")),
                Tuple.of(1, Arbitraries.strings().withCharRange('\0', '\u00ff').ofMaxLength(9)));
        return one.list().ofMaxSize(40).map(list -> String.join("", list));
    }

    @Property(tries = 20_000)
    void findsWhatTheExpressionFinds(@ForAll("octets") String text) {
        byte[] octets = text.getBytes(StandardCharsets.ISO_8859_1);
        boolean wanted = WANTED.matcher(text).find();
        Statistics.label("holds").collect(wanted);
        Statistics.label("longer than a step").collect(octets.length > 48);
        assertEquals(wanted, UrnBytes.mayHold(octets, octets.length));
        boolean without = UrnBytes.mayHold(octets, octets.length, false);
        assertTrue(without ? wanted : !URN.matcher(text).find(), text);
    }

    @Property(tries = 2_000)
    void looksNoFurtherThanItIsTold(@ForAll("octets") String text) {
        byte[] octets = (text + "urn:").getBytes(StandardCharsets.ISO_8859_1);
        for (int length = 0; length <= octets.length; length++) {
            assertEquals(WANTED.matcher(new String(octets, 0, length, StandardCharsets.ISO_8859_1)).find(), UrnBytes.mayHold(octets, length));
        }
    }

    @Property(tries = 2_000)
    void seesEveryNul(@ForAll("octets") String text) {
        byte[] octets = text.replace('\0', ' ').getBytes(StandardCharsets.ISO_8859_1);
        assertFalse(UrnBytes.holdsNul(octets, octets.length));
        for (int i = 0; i < octets.length; i++) {
            byte before = octets[i];
            octets[i] = 0;
            assertTrue(UrnBytes.holdsNul(octets, octets.length));
            assertFalse(UrnBytes.holdsNul(octets, i));
            octets[i] = before;
        }
    }

    /** Every place in a file of several pieces, as the file is read. */
    @Property(tries = 200)
    void nothingIsLostBetweenPieces(@ForAll("places") int place, @ForAll("wanted") String wanted) throws IOException {
        byte[] octets = new byte[200_000];
        Arrays.fill(octets, (byte) 'r');
        byte[] name = wanted.getBytes(StandardCharsets.ISO_8859_1);
        Path file = folder.resolve("a.txt");
        Files.write(file, octets);
        assertInstanceOf(FileContent.NoCandidate.class, FileReader.read(file, Long.MAX_VALUE));
        System.arraycopy(name, 0, octets, Math.min(place, octets.length - name.length), name.length);
        Files.write(file, octets);
        FileContent.Text text = assertInstanceOf(FileContent.Text.class, FileReader.read(file, Long.MAX_VALUE));
        assertEquals(new String(octets, StandardCharsets.ISO_8859_1), text.text());
    }

    @Provide
    Arbitrary<String> wanted() {
        return Arbitraries.of("urn:", "Urn\\", "URN&", "namespace I");
    }

    /** Mostly where one piece ends and the next begins: pieces have 65,536 octets, all but the first with 16 of the one before. */
    @Provide
    Arbitrary<Integer> places() {
        return Arbitraries.oneOf(Arbitraries.integers().between(0, 200_000), Arbitraries.integers().between(65_500, 65_560),
                Arbitraries.integers().between(131_000, 131_080), Arbitraries.integers().between(199_970, 200_000));
    }
}
