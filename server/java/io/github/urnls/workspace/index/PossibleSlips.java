package io.github.urnls.workspace.index;

import io.github.urnls.workspace.index.NameState.Change;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Which rare names may be slips of common ones, after each change of a file. For one thread at a time. */
final class PossibleSlips {

    private final CommonNames common = new CommonNames(List.of());
    private volatile boolean hasCommon;
    /** The keys of the names that became common, or stopped being common, and of the common ones spelled anew. */
    private final Set<String> changed = new HashSet<>();
    /** The keys of names that stopped being rare, after a name became common or stopped being common. */
    private final Set<String> noLongerRare = new HashSet<>();

    /** Whether there is a common name. On any thread. */
    boolean hasCommon() {
        return hasCommon;
    }

    /** Whether a name became common, or stopped being common, since the last {@link #takeCommon}. */
    boolean hasChanged() {
        return !changed.isEmpty();
    }

    /** The keys of the common names that the rare name with this key may be a slip of. */
    List<String> near(String key) {
        return common.near(key);
    }

    /**
     * Records what has changed in one file.
     *
     * @return the keys of the names that became or stopped being possible slips
     */
    Set<String> follow(List<Change> changes) {
        boolean hadCommon = hasCommon || hasChanged();
        Set<String> affected = new HashSet<>();
        // Only a rare name may be a slip. The check of an older state may hold a finding in one that was rare.
        for (Change change : changes) {
            if (hadCommon && change.before().isRare() && !change.now().isRare()) {
                addIfNear(change, affected);
                if (hasChanged()) {
                    noLongerRare.add(change.key());
                }
            }
        }
        changes.forEach(this::followCommon);
        hasCommon = !common.isEmpty();
        for (Change change : changes) {
            boolean wasRare = hadCommon && change.before().isRare();
            if (change.now().isRare() && !wasRare) {
                addIfNear(change, affected);
            }
            if (change.isRespelled() && common.has(change.key())) {
                changed.add(change.key());
            }
        }
        return affected;
    }

    private void followCommon(Change change) {
        boolean was = change.before().isCommon();
        boolean is = change.now().isCommon();
        if ((was || is) && !Objects.equals(change.before().standing(), change.now().standing())) {
            changed.add(change.key());
        }
        if (is) {
            common.add(change.key());
        } else if (was) {
            common.remove(change.key());
        }
    }

    private void addIfNear(Change change, Set<String> affected) {
        if (!near(change.key()).isEmpty()) {
            affected.add(change.key());
        }
    }

    /** The keys of the names that became common, or stopped being common, since the last call; or those of all. */
    Collection<String> takeCommon(boolean all) {
        Set<String> taken = new HashSet<>(changed);
        changed.clear();
        if (all) {
            taken.addAll(common.all());
        }
        return taken;
    }

    /** The keys of names that may have been slips of those that {@link #takeCommon} returns, but are not rare now. */
    Set<String> takeNoLongerRare() {
        Set<String> taken = new HashSet<>(noLongerRare);
        noLongerRare.clear();
        return taken;
    }
}
