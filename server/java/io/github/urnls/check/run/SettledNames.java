package io.github.urnls.check.run;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The names in which rules found nothing without looking around them. Wherever such a name stands again, these rules
 * need not run: most names of a tree of files are repeated. Safe for any thread.
 *
 * @param specification what the names were read by
 * @param registry      the namespaces that were known
 * @param alone         whether no other documents were known
 * @param rulesByName   one bit for each rule over names, in the order of the checker
 */
record SettledNames(Specification specification, Registry registry, boolean alone, Map<String, Long> rulesByName) {

    /** Bounds the memory. Then it begins anew. */
    private static final int MOST = 2000;

    /** In characters; longer names are not kept. */
    private static final int LONGEST = 200;

    static SettledNames of(CheckOptions options, boolean alone) {
        return new SettledNames(options.specification(), options.registry(), alone, new ConcurrentHashMap<>());
    }

    /**
     * Whether what is known holds under {@code options} too. Other objects with equal namespaces are not recognized.
     */
    boolean serve(CheckOptions options, boolean alone) {
        return specification == options.specification() && registry == options.registry() && this.alone == alone;
    }

    /** The rules that need not look at {@code name}. */
    long rules(String name) {
        Long rules = rulesByName.get(name);
        return rules == null ? 0 : rules;
    }

    void settle(String name, long rules) {
        if (name.length() > LONGEST) {
            return;
        }
        if (rulesByName.size() >= MOST) {
            rulesByName.clear();
        }
        rulesByName.put(name, rules);
    }
}
