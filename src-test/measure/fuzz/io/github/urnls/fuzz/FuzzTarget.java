package io.github.urnls.fuzz;

import java.util.stream.Stream;

/**
 * A part of the program that is given any octets, and what must hold of it whatever they are. It keeps nothing from one
 * input to the next that the next could see.
 */
public interface FuzzTarget {

    /** The name by which it is run, and of its folder of fixtures. */
    String name();

    /** Throws, with an {@link AssertionError} or anything else, when something does not hold. */
    void check(Input input) throws Exception;

    /** Where a search begins: inputs that are nearly right. */
    Stream<byte[]> seeds();

    /** What is watched for coverage besides the program itself, as patterns of classes. */
    default String alsoWatched() {
        return "";
    }
}
