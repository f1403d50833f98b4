package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.feature.Answer;
import io.github.urnls.feature.Explanation.Wrong;
import io.github.urnls.feature.Explanation;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxProblem;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A URN in JSON: {@code urn valid nid nss r q f normalized problems title source address}. Absent values are
 * {@code null}. {@code valid} is about the grammar only, {@code problems} has everything that is wrong.
 */
public final class JsonlUrn {

    private JsonlUrn() {}

    public static void write(JsonWriter json, ParsedUrn urn, Explanation explanation) throws IOException {
        Answer answer = explanation.answer();
        json.name("urn").value(urn.text())
                .name("valid").value(urn.isValid());
        component(json, "nid", urn, urn.nid());
        component(json, "nss", urn, urn.nss());
        component(json, "r", urn, urn.rComponent());
        component(json, "q", urn, urn.qComponent());
        component(json, "f", urn, urn.fComponent());
        json.name("normalized").value(Normalization.normalize(urn));
        json.name("problems").beginArray();
        for (SyntaxProblem problem : urn.problems()) {
            problem(json, problem.code().id(), problem.span(), problem.message());
        }
        Set<String> syntax = urn.problems().stream().map(problem -> problem.code().id()).collect(Collectors.toSet());
        for (Wrong wrong : explanation.wrong()) {
            if (wrong.isWrong() && !syntax.contains(wrong.code())) {
                problem(json, wrong.code(), wrong.span(), wrong.message());
            }
        }
        json.endArray();
        json.name("title").value(answer.text()).name("source").value(answer.source())
                .name("address").value(answer.address().orElse(null));
    }

    private static void problem(JsonWriter json, String code, Span span, String message) throws IOException {
        json.beginObject().name("code").value(code).name("start").value(span.start()).name("end").value(span.end())
                .name("message").value(message).endObject();
    }

    private static void component(JsonWriter json, String name, ParsedUrn urn, Optional<Span> span) throws IOException {
        json.name(name).value(span.map(found -> found.in(urn.text())).orElse(null));
    }
}
