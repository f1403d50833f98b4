package io.github.urnls.namespace.rules;

/** The rule of a namespace whose names are numbers, so that their form tells where they end. */
abstract class NumberRule extends NamedNamespace {

    NumberRule(String nid) {
        super(nid);
    }

    NumberRule(String nid, Comparison comparison) {
        super(nid, comparison);
    }

    @Override
    public final boolean hasFixedForm() {
        return true;
    }
}
