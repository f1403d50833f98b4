package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search in bytes finds the same as a regular expression. */
class UrnBytesProperties {

    private static final Pattern WANTED = Pattern.compile("(?i:u|5)(?i:rn)[:\\\\&%]");

    /** Of what a search could go wrong with: the letters, their neighbours, the pieces of what is wanted. */
    private static final String[] PIECES = {"urn:", "URN\\", "uRn&", "urn", "rn:", "un:", "rn", "u", "urn;", "urn.",
            "urn ", "turn\n", "urn%", "5rn:",
            "\0", "\u007f", "\u0080", "\u00f5\u00f2\u00ee\u00ba",
            "\u00ff", ":", "\\", "&", "a", "        ", "0123456789abcdef0123456789abcdef"};

    @TempDir
    private Path folder;

    private static String octets(Case random) {
        return String.join("", random.list(0, 40, () -> switch (random.nextInt(13)) {
            case 0 -> random.characters(0, 9, '\0', '\u00ff');
            case 1, 2, 3, 4, 5, 6 -> random.one(PIECES);
            default -> random.one("a", "rn", "e", " ", "0123456789");
        }));
    }

    @Test
    void findsWhatTheExpressionFinds() {
        Cases.forEach(20_000, random -> {
            String text = octets(random);
            byte[] octets = text.getBytes(StandardCharsets.ISO_8859_1);
            boolean wanted = WANTED.matcher(text).find();
            assertEquals(wanted, UrnBytes.mayHold(octets, octets.length));
        });
    }

    @Test
    void searchesOnlyTheGivenLength() {
        Cases.forEach(2_000, random -> {
            String text = octets(random);
            byte[] octets = (text + "urn:").getBytes(StandardCharsets.ISO_8859_1);
            for (int length = 0; length <= octets.length; length++) {
                assertEquals(WANTED.matcher(new String(octets, 0, length, StandardCharsets.ISO_8859_1)).find(),
                        UrnBytes.mayHold(octets, length));
            }
        });
    }

    @Test
    void seesEveryNul() {
        Cases.forEach(2_000, random -> {
            String text = octets(random);
            byte[] octets = text.replace('\0', ' ').getBytes(StandardCharsets.ISO_8859_1);
            assertFalse(UrnBytes.holdsNul(octets, octets.length));
            for (int i = 0; i < octets.length; i++) {
                byte before = octets[i];
                octets[i] = 0;
                assertTrue(UrnBytes.holdsNul(octets, octets.length));
                assertFalse(UrnBytes.holdsNul(octets, i));
                octets[i] = before;
            }
        });
    }

    /** Every place in a file of several pieces, as the file is read. */
    @Test
    void nothingIsLostBetweenPieces() {
        Cases.forEach(200, random -> {
            int place = places(random);
            String wanted = random.one("urn:", "Urn\\", "URN&");
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
        });
    }

    /**
     * Mostly where one piece ends and the next begins: pieces have 65,536 bytes, all but the first with 16 of the one
     * before.
     */
    private static int places(Case random) {
        return switch (random.nextInt(4)) {
            case 0 -> random.between(0, 200_000);
            case 1 -> random.between(65_500, 65_560);
            case 2 -> random.between(131_000, 131_080);
            default -> random.between(199_970, 200_000);
        };
    }
}
