package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxProblem;
import java.io.IOException;
import java.util.Optional;

/** A URN in JSON: {@code urn valid nid nss r q f normalized problems}; absent components are {@code null}. */
public final class JsonlUrn {

    private JsonlUrn() {}

    public static void write(JsonWriter json, ParsedUrn urn) throws IOException {
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
            json.beginObject();
            json.name("code").value(problem.code().id())
                    .name("start").value(problem.span().start())
                    .name("end").value(problem.span().end())
                    .name("message").value(problem.message());
            json.endObject();
        }
        json.endArray();
    }

    private static void component(JsonWriter json, String name, ParsedUrn urn, Optional<Span> span) throws IOException {
        json.name(name).value(span.map(found -> found.in(urn.text())).orElse(null));
    }
}
