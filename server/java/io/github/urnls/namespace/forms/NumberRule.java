package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;

/** The form of names that are numbers, so that it tells where they end. */
interface NumberRule extends NamespaceRule {

    @Override
    default boolean hasFixedForm() {
        return true;
    }
}
