package io.github.urnls.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example, run in Spark's local mode. Spark serializes each task there as it does for a cluster. */
class UrnFindingsTest {

    private static SparkSession spark;

    @BeforeAll
    static void start() {
        spark = SparkSession.builder().master("local[2]").appName("test").config("spark.ui.enabled", "false").getOrCreate();
    }

    @AfterAll
    static void stop() {
        spark.stop();
    }

    /** A finding as {@code path:line:column severity code urn}. */
    private static List<String> lines(Dataset<Row> findings) {
        return findings.orderBy("path", "line", "column").collectAsList().stream()
                .map(row -> row.getString(0).substring(row.getString(0).lastIndexOf('/') + 1) + ":" + row.getInt(1) + ":" + row.getInt(2)
                        + " " + row.getString(6) + " " + row.getString(5) + " " + row.getString(8))
                .toList();
    }

    @Test
    void findsInTextWhatIsWrongWithIt() {
        Dataset<Row> documents = spark.createDataFrame(List.of(
                RowFactory.create("a.xml", "<a b=\"urn:example:x y\"/>"),
                RowFactory.create("b.json", "{\n\"id\": \"urn:example:caf\\u00e9\"}"),
                RowFactory.create("c.txt", "return:nothing of interest"),
                RowFactory.create("d.txt", null)), StructType.fromDDL("path STRING, content STRING"));
        assertEquals(List.of(
                "a.xml:1:20 error illegal-character urn:example:x y",
                "b.json:2:23 error non-ascii-character urn:example:café"), lines(UrnFindings.of(documents)));
    }

    @Test
    void goesThroughManyPartitions() {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            String name = i % 10 == 0 ? "urn:example:" + i + " " : "urn:example:" + i;
            rows.add(RowFactory.create("dir/" + i + ".yaml", "id: \"" + name + "x\"\n"));
        }
        Dataset<Row> documents = spark.createDataFrame(rows, StructType.fromDDL("path STRING, content STRING")).repartition(16);
        Dataset<Row> findings = UrnFindings.of(documents);
        assertEquals(500, findings.count());
        assertEquals(500, findings.where("code = 'illegal-character' and line = 1 and endColumn = `column` + 1")
                .select("path").distinct().count());
    }

    @Test
    void readsFilesAndWritesJson(@TempDir Path folder) throws Exception {
        Path files = Files.createDirectories(folder.resolve("files/below"));
        Files.write(files.resolve("latin.xml"), "<?xml version='1.0' encoding='ISO-8859-1'?>\n<a b='urn:example:größe'/>"
                .getBytes(StandardCharsets.ISO_8859_1));
        Files.write(files.resolve("binary.bin"), "urn:example:a b\0".getBytes(StandardCharsets.US_ASCII));
        Files.writeString(files.resolve("right.ttl"), "<urn:example:a> <urn:example:b> \"c\" .");
        Path result = folder.resolve("result");

        System.setProperty("spark.master", "local[2]");
        UrnFindings.main(new String[] {folder.resolve("files").toString(), result.toString()});
        start(); // main has stopped the session

        assertTrue(Files.exists(result.resolve("_SUCCESS")));
        assertEquals(List.of("latin.xml:2:21 error non-ascii-character urn:example:größe"),
                lines(spark.read().schema(UrnFindings.COLUMNS).json(result.toString())));
    }
}
