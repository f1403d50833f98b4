/** A module that uses the library. */
module consumer {
    requires io.github.urnls;
}
