package io.github.urnls.cli.run;

import io.github.urnls.check.Neighbours;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Looks each neighbour up once, since the documents of a folder often refer to the same. For a run that changes no
 * file. Safe for any thread.
 *
 * @param neighbours where it is looked up
 * @param known      what was found, by the folder of the document and the location as it is written there
 */
public record RememberedSchemas(Neighbours neighbours, Map<String, Optional<Neighbour>> known) implements Neighbours {

    /** Bounds the memory. Then it begins anew. */
    private static final int MOST = 2000;

    public RememberedSchemas(Neighbours neighbours) {
        this(neighbours, new ConcurrentHashMap<>());
    }

    @Override
    public Optional<Neighbour> at(String document, String reference) {
        int folder = Math.max(document.lastIndexOf('/'), document.lastIndexOf('\\')) + 1;
        String key = document.substring(0, folder) + '\0' + reference;
        if (known.size() >= MOST) {
            known.clear();
        }
        return known.computeIfAbsent(key, unknown -> neighbours.at(document, reference));
    }
}
