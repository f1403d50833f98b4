package io.github.urnls.lsp;

import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.NamePage.Use;
import io.github.urnls.feature.NamePage;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.protocol.ServerCapabilities;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.urn.PercentEncoding;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A page for each name: what the name is, where it is defined, and where it is used. A definition leads to it if no
 * file declares the name. Editors show it as a read-only document ({@code workspace/textDocumentContent} of LSP 3.18).
 */
final class NamePages {

    private static final String START = ServerCapabilities.NAME_PAGES + ":/";
    private static final String END = ".md";

    private NamePages() {}

    /** The URI of the page. Editors use the part behind the last slash as its title. */
    static String uri(Name name) {
        return START + PercentEncoding.encodeNss(name.spelling()).replace("/", "%2F") + END;
    }

    /** Answers {@code {text}}; the parameters have the URI of a page. */
    static CompletableFuture<?> content(Workspace workspace, JsonView params) {
        String uri = params.text("uri").orElse("");
        if (!uri.startsWith(START) || !uri.endsWith(END)) {
            throw RpcException.invalidParameters("there is no page “" + uri + "”");
        }
        String name = uri.substring(START.length(), uri.length() - END.length());
        Document document = new Document(uri, "plaintext", 0, decoded(name));
        Analysis analysis = workspace.documents().about(document, true);
        return workspace.search(
                unwanted -> Json.object("text", page(new Question(workspace, analysis, unwanted))));
    }

    /** The page of the name at a place, or null; for a client that cannot show such documents. */
    static @Nullable String at(Question question, Position position) {
        return question.target(position)
                .map(target -> new Document(uri(target.name()), "plaintext", 0, target.spelling()))
                .map(page -> new Question(question.workspace(), question.workspace().documents().about(page, true),
                        question.unwanted()))
                .map(NamePages::page).orElse(null);
    }

    private static String decoded(String name) {
        try {
            return URI.create("x:" + name).getSchemeSpecificPart();
        } catch (IllegalArgumentException e) {
            throw RpcException.invalidParameters("“" + name + "” is not a part of a URI");
        }
    }

    private static String page(Question question) {
        Optional<NameTarget> target = NameTarget.at(question.analysis().names(), 0);
        Optional<Explanation> explanation = target
                .map(found -> Explanation.of(found.name(), question.options(), question.spellings()));
        List<Use> uses = new ArrayList<>();
        target.map(question.search()::references).orElse(List.of()).forEach(found -> {
            Document document = found.file().document();
            String file = question.workspace().shownPath(document.uri());
            found.places().forEach(place -> uses
                    .add(new Use(document.uri(), file, document.lines().lineOf(place.range().start()) + 1)));
        });
        return NamePage.of(question.document().text().toString(), explanation, uses);
    }
}
