package io.github.urnls.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A tree of folders like that of a large project, made of nothing but a number of octets: many small sources, settings
 * and documents, some large ones, some binary files, a few folders that are ignored. One text file in fifty has URNs,
 * unless it is a large one. Always the same tree.
 */
public final class TreeSample {

    /** One file in so many has URNs, and one in so many is binary. */
    private static final int WITH_URNS = 50;
    private static final int BINARY = 30;

    private static final int FILES_OF_A_FOLDER = 24;

    /** What a file that stands for many is cut from. */
    private static final int STOCK = 4 << 20;

    /** The largest file, in octets; smaller than what the command line reads. */
    private static final int LARGEST = 48 << 20;

    /** Names stand in sources, settings and documents, which are not large. */
    private static final int LARGEST_WITH_URNS = 1 << 20;

    private final SplittableRandom random = new SplittableRandom(8141);
    private final Map<TreeText, byte[]> stock = new EnumMap<>(TreeText.class);
    private final long octets;

    public TreeSample(long octets) {
        this.octets = octets;
        for (TreeText kind : TreeText.values()) {
            stock.put(kind, kind.text(random.split(), STOCK));
        }
    }

    /** Writes a tree to measure with: {@code FOLDER MEGABYTES}. */
    public static void main(String[] arguments) throws IOException {
        new TreeSample(Long.parseLong(arguments[1]) * 1_000_000).write(Path.of(arguments[0]));
    }

    /** Writes the tree below {@code folder}. */
    public void write(Path folder) throws IOException {
        Files.createDirectories(folder.resolve(".git")); // by which search programs know that .gitignore counts
        Files.writeString(folder.resolve(".gitignore"), "# made by builds\nbuild/\n*.tmp\n/local.properties\n");
        long written = 0;
        for (int number = 0; written < octets; number++) {
            Path below = folder.resolve(folderOf(number / FILES_OF_A_FOLDER));
            if (number % FILES_OF_A_FOLDER == 0) {
                Files.createDirectories(below);
                if (number % (FILES_OF_A_FOLDER * 40) == 0) {
                    ignored(below);
                }
            }
            written += number % BINARY == 7 ? binary(below, number) : text(below, number);
        }
    }

    /** Eight folders to a folder, four deep. */
    private static String folderOf(int number) {
        return "module" + number / 512 + "/part" + number / 64 % 8 + "/group" + number / 8 % 8 + "/unit" + number % 8;
    }

    private static void ignored(Path below) throws IOException {
        Path build = Files.createDirectories(below.resolve("build"));
        Files.writeString(build.resolve("made.txt"), "urn:example:ignored:with space\n");
        Files.writeString(below.resolve("notes.tmp"), "urn:example:ignored:with space\n");
        Files.writeString(below.resolve(".gitignore"), "/generated/\n!kept.tmp\n");
    }

    private long text(Path below, int number) throws IOException {
        TreeText kind = TreeText.values()[random.nextInt(TreeText.values().length)];
        byte[] from = stock.get(kind);
        int size = size();
        boolean urns = number % WITH_URNS == 3 && size <= LARGEST_WITH_URNS;
        long written = 0;
        try (OutputStream out = Files.newOutputStream(below.resolve("file" + number + kind.extension()))) {
            while (written < size) {
                int start = nextLine(from, random.nextInt(from.length / 2));
                int end = nextLine(from,
                        (int) Math.min(from.length - 1, start + Math.min(size - written, urns ? 2_000 : STOCK)));
                out.write(from, start, end - start);
                written += end - start;
                if (urns) {
                    byte[] line = kind.urn(random.nextInt(100_000)).getBytes(StandardCharsets.UTF_8);
                    out.write(line);
                    written += line.length;
                }
            }
        }
        return written;
    }

    /** Where a line begins behind {@code at}; the text ends with a line. */
    private static int nextLine(byte[] text, int at) {
        int end = at;
        while (text[end] != '\n') {
            end++;
        }
        return end + 1;
    }

    private long binary(Path below, int number) throws IOException {
        byte[] data = new byte[size()];
        for (int i = 0; i + 8 <= data.length; i += 8) {
            long bits = random.nextLong();
            for (int j = 0; j < 8; j++) {
                data[i + j] = (byte) (bits >>> j * 8);
            }
        }
        System.arraycopy(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13}, 0, data, 0, 12);
        Files.write(below.resolve("image" + number + ".png"), data);
        return data.length;
    }

    /** Half of all files have less than four thousand octets; one in a thousand has up to {@link #LARGEST}. */
    private int size() {
        double kind = random.nextDouble();
        double order = kind < 0.001 ? 20 + random.nextDouble() * 5.5 : kind < 0.05 ? 15 + random.nextDouble() * 4
                : 8.5 + random.nextDouble() * 6.5;
        return (int) Math.min(LARGEST, Math.pow(2, order));
    }
}
