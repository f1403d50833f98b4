package io.github.urnls.feature.completion;

import io.github.urnls.scan.Name;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The names of a workspace. */
public interface UsedNames {

    /** Names that {@code wanted} accepts, the most used first. Their number is limited. */
    List<String> matching(Predicate<String> wanted);

    /** As {@link #matching}, names that begin with {@code prefix}. */
    default List<String> beginning(String prefix) {
        return matching(name -> name.startsWith(prefix));
    }

    /** Gives {@code sink} every name; none, and false, if not all files have been read. */
    boolean each(Consumer<String> sink);

    /** How often {@code name} is used with this spelling, in all files together. */
    int uses(Name name);

    /**
     * Whether nothing worse than a remark is to be said of {@code name}. What is wrong should not be used again.
     */
    boolean isSound(String name);
}
