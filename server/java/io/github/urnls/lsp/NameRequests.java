package io.github.urnls.lsp;

import io.github.urnls.feature.NameTarget;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Position;
import io.github.urnls.workspace.index.NameSearch.InFile;
import io.github.urnls.workspace.index.NameSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.Range;

/** The answers to requests about a name in all its places. */
final class NameRequests {

    private static final org.eclipse.lsp4j.Position START = new org.eclipse.lsp4j.Position();

    private NameRequests() {}

    static List<DocumentHighlight> highlights(Question question, NameTarget target) {
        ToLsp toLsp = question.toLsp();
        InFile here = InFile.of(question.analysis().scanned(), target);
        Predicate<Name> declares = here.declaring();
        return here.places().stream().map(place -> new DocumentHighlight(toLsp.range(target.rangeAt(place)),
                declares.test(place) ? DocumentHighlightKind.Write : DocumentHighlightKind.Read)).toList();
    }

    /** The wanted uses. */
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
            ToLsp toLsp = question.toLsp(found.file().document());
            Predicate<Name> wanted = declarations ? place -> true : found.declaring().negate();
            found.places().stream().filter(wanted)
                    .forEach(place -> locations.add(toLsp.location(target.rangeAt(place))));
        }
        return locations;
    }

    static List<?> definition(Question question, NameTarget target) {
        List<NameSearch.Place> places = question.search().definitions(target);
        if (places.isEmpty() && question.has(Ability.DOCUMENT_CONTENT)) {
            String page = NamePages.uri(target.name());
            question.workspace().client().refreshContent(page); // it may be open with older content
            return List.of(new Location(page, new Range(START, START)));
        }
        if (!question.has(Ability.LOCATION_LINKS)) {
            return places.stream().map(place -> question.toLsp(place.document()).location(place.range())).toList();
        }
        ToLsp here = question.toLsp();
        return places.stream().map(place -> {
            ToLsp there = question.toLsp(place.document());
            return new LocationLink(place.document().uri(), there.range(place.whole()), there.range(place.range()),
                    here.range(target.pointedRange()));
        }).toList();
    }
}
