package io.github.urnls.examples;

import static org.apache.spark.sql.functions.col;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import java.io.IOException;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/** What urn-ls finds in a collection of documents: one row for each finding. */
public final class UrnFindings {

    /** The columns of {@code urn-ls check --format jsonl}: lines and columns from 1, ends exclusive, columns in UTF-16 code units. */
    public static final StructType COLUMNS = StructType.fromDDL("""
            path STRING, line INT, `column` INT, endLine INT, endColumn INT, code STRING, severity STRING, message STRING, urn STRING""");

    private static final System.Logger LOG = System.getLogger(UrnFindings.class.getName());

    private UrnFindings() {}

    /**
     * The findings of {@code documents}.
     *
     * @param documents with the columns {@code path}, whose ending tells the language, and {@code content}, octets or text
     */
    public static Dataset<Row> of(Dataset<Row> documents) {
        // A method reference captures nothing, so nothing of urn-ls ever has to be serialized.
        return documents.select(col("path"), col("content").cast("binary"))
                .mapPartitions((MapPartitionsFunction<Row, Row>) UrnFindings::ofPartition, Encoders.row(COLUMNS));
    }

    /** Makes one checker for the whole partition, and goes through its documents one at a time. */
    private static Iterator<Row> ofPartition(Iterator<Row> documents) {
        Checker checker = new Checker((rule, fault) -> LOG.log(System.Logger.Level.ERROR, "rule " + rule.code() + " failed", fault));
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(documents, Spliterator.ORDERED), false)
                .flatMap(row -> ofDocument(row.getString(0), row.getAs(1), checker))
                .iterator();
    }

    private static Stream<Row> ofDocument(String path, byte[] octets, Checker checker) {
        if (octets == null || !(FileReader.decode(octets) instanceof FileContent.Text content)) {
            return Stream.empty(); // nothing there, or binary
        }
        Document document = new Document(path, "", 0, content.text());
        return checker.check(document, CheckOptions.DEFAULT).stream().map(finding -> row(document, finding));
    }

    private static Row row(Document document, Finding finding) {
        Position start = document.lines().position(finding.range().start(), PositionEncoding.UTF16);
        Position end = document.lines().position(finding.range().end(), PositionEncoding.UTF16);
        return RowFactory.create(document.uri(), start.line() + 1, start.character() + 1, end.line() + 1, end.character() + 1,
                finding.code(), finding.severity().id(), finding.message(), finding.urn());
    }

    /** {@code UrnFindings FOLDER RESULT}: checks every file below the one folder and writes JSON, one finding a line, to the other. */
    public static void main(String[] args) throws IOException {
        try (SparkSession spark = SparkSession.builder().appName("urn-ls").getOrCreate()) {
            Dataset<Row> files = spark.read().format("binaryFile").option("recursiveFileLookup", "true").load(args[0]);
            of(files).write().json(args[1]);
            spark.read().schema(COLUMNS).json(args[1]).groupBy("severity", "code").count()
                    .orderBy(col("count").desc(), col("code")).show(100, false);
        }
    }
}
