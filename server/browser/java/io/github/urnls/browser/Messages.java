package io.github.urnls.browser;

import io.github.urnls.format.languages.Language;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A function that takes messages of the Language Server Protocol, as JSON, one by one. */
@JSFunctor
public interface Messages extends JSObject {

    void take(String json);
}
