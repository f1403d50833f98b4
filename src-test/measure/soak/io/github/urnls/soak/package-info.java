/** A long session with the real server; not part of the tests of {@code mvn verify}. */
@NullMarked
package io.github.urnls.soak;

import org.jspecify.annotations.NullMarked;
