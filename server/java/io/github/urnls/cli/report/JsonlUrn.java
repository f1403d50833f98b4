package io.github.urnls.cli.report;

import org.jspecify.annotations.Nullable;

import com.google.gson.JsonArray;

import com.google.gson.JsonObject;

import io.github.urnls.jsonrpc.Json;

import io.github.urnls.feature.Answer;
import io.github.urnls.feature.Explanation;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A URN in JSON: {@code urn valid nid nss r q f normalized problems title source address}. Absent values are
 * {@code null}. {@code valid} is about the grammar only, {@code problems} has everything that is wrong.
 */
public final class JsonlUrn {

    private JsonlUrn() {}

    public static JsonObject of(ParsedUrn urn, Explanation explanation) {
        JsonArray problems = new JsonArray();
        urn.problems().forEach(problem -> problems.add(
                problem(problem.code().id(), problem.span(), problem.message())));
        Set<String> syntax = urn.problems().stream().map(problem -> problem.code().id()).collect(Collectors.toSet());
        explanation.wrong().stream().filter(wrong -> wrong.isWrong() && !syntax.contains(wrong.code()))
                .forEach(wrong -> problems.add(problem(wrong.code(), wrong.span(), wrong.message())));
        Answer answer = explanation.answer();
        return Json.object("urn", urn.text(), "valid", urn.isValid(),
                "nid", component(urn, urn.nid()), "nss", component(urn, urn.nss()),
                "r", component(urn, urn.rComponent()), "q", component(urn, urn.qComponent()),
                "f", component(urn, urn.fComponent()),
                "normalized", Normalization.normalize(urn), "problems", problems,
                "title", answer.text(), "source", answer.source(), "address", answer.address().orElse(null));
    }

    /** The parts of a URN in JSON, each with what it means. */
    public static JsonArray parts(Explanation explanation) {
        return Json.list(explanation.parts().stream()
                .map(part -> Json.object("name", part.name(), "text", part.text(), "meaning", part.meaning()))
                .toList());
    }

    private static JsonObject problem(String code, Span span, String message) {
        return Json.object("code", code, "start", span.start(), "end", span.end(), "message", message);
    }

    private static @Nullable String component(ParsedUrn urn, Optional<Span> span) {
        return span.map(found -> found.in(urn.text())).orElse(null);
    }
}
