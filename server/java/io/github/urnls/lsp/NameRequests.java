package io.github.urnls.lsp;

import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.workspace.index.NameSearch.InFile;
import io.github.urnls.workspace.index.NameSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;

/** The answers to requests about a name, wherever it stands. */
final class NameRequests {

    private NameRequests() {}

    static Object highlights(Question question, Position position) {
        return question.target(position).map(target -> highlights(question, target)).orElse(List.of());
    }

    private static List<DocumentHighlight> highlights(Question question, NameTarget target) {
        ToLsp toLsp = question.toLsp();
        Set<Integer> declared = declared(question.document(), question.names());
        List<DocumentHighlight> highlights = new ArrayList<>();
        for (Name place : target.in(question.names())) {
            boolean declares = declared.contains(place.range().start());
            highlights.add(new DocumentHighlight(toLsp.range(target.rangeAt(place)),
                    declares ? DocumentHighlightKind.Write : DocumentHighlightKind.Read));
        }
        return highlights;
    }

    /** Where the names begin that the document declares. */
    private static Set<Integer> declared(Document document, List<Name> names) {
        return Declarations.in(document, names).stream()
                .filter(declaration -> declaration.kind() != Declaration.Kind.CATALOG_PREFIX)
                .map(declaration -> declaration.range().start()).collect(Collectors.toSet());
    }

    /** Which uses are asked for. */
    record References(Position position, boolean declarations) {

        static References wanted(JsonView params) {
            return new References(FromLsp.position(params),
                    params.flag("context", "includeDeclaration").orElse(true));
        }
    }

    static Object references(Question question, References wanted) {
        return question.target(wanted.position).map(target -> references(question, target, wanted.declarations))
                .orElse(List.of());
    }

    private static List<Location> references(Question question, NameTarget target, boolean declarations) {
        List<Location> locations = new ArrayList<>();
        for (InFile found : question.search().references(target)) {
            Document document = found.file().document();
            Set<Integer> left = declarations ? Set.of() : declared(document, found.file().names());
            ToLsp toLsp = question.toLsp(document);
            for (Name place : found.places()) {
                if (!left.contains(place.range().start())) {
                    locations.add(toLsp.location(target.rangeAt(place)));
                }
            }
        }
        return locations;
    }

    static Object definition(Question question, Position position) {
        return question.target(position).map(target -> definition(question, target)).orElse(List.of());
    }

    private static List<?> definition(Question question, NameTarget target) {
        List<NameSearch.Place> places = question.search().definitions(target);
        if (!question.server().capabilities().has(Ability.LOCATION_LINKS)) {
            return places.stream().map(place -> question.toLsp(place.document()).location(place.range())).toList();
        }
        ToLsp here = question.toLsp();
        return places.stream().map(place -> {
            ToLsp there = question.toLsp(place.document());
            return new LocationLink(place.document().uri(), there.range(place.whole()), there.range(place.range()),
                    here.range(target.range()));
        }).toList();
    }
}
