package io.github.urnls.cli.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.feature.Answer;
import io.github.urnls.feature.Explanation;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A URN in JSON: {@code urn valid nid nss r q f normalized problems title source address statements}. Absent values are
 * {@code null}. {@code valid} is about the grammar only. {@code problems} has what the text of {@code parse} says is
 * wrong or doubted, the worst first, with the URN after each repair; {@code statements} what else it tells, such as the
 * parts of the name.
 */
public final class JsonlUrn {

    private JsonlUrn() {}

    public static JsonObject of(ParsedUrn urn, Explanation explanation) {
        Answer answer = explanation.answer();
        return Json.put(of(urn), "problems", Json.list(explanation.wrong(), wrong -> problem(urn.text(), wrong)),
                "title", answer.text(), "source", answer.source(), "address", answer.address().orElse(null),
                "statements", Json.list(explanation.statements(), JsonlUrn::statement));
    }

    /** The same without what explains it. */
    public static JsonObject of(ParsedUrn urn) {
        return Json.object("urn", urn.text(), "valid", urn.isValid(),
                "nid", component(urn, urn.nid()), "nss", component(urn, urn.nss()),
                "r", component(urn, urn.rComponent()), "q", component(urn, urn.qComponent()),
                "f", component(urn, urn.fComponent()), "normalized", Normalization.normalize(urn));
    }

    /** The parts of a URN in JSON, each with what it means. */
    public static JsonArray parts(Explanation explanation) {
        return Json.list(explanation.parts(),
                part -> Json.object("name", part.name(), "text", part.text(), "meaning", part.meaning()));
    }

    private static JsonObject problem(String urn, Finding wrong) {
        return Json.object("code", wrong.code(), "severity", wrong.severity().id(), "start", wrong.start(),
                "end", wrong.end(), "message", wrong.message(), "fixes", Json.list(wrong.fixes(),
                        fix -> Json.object("title", fix.title(), "urn", TextEdit.apply(urn, fix.edits()))));
    }

    private static JsonObject statement(Statement statement) {
        return Json.object("text", statement.text(), "source", statement.source());
    }

    private static @Nullable String component(ParsedUrn urn, Optional<Span> span) {
        return span.map(found -> found.in(urn.text())).orElse(null);
    }
}
