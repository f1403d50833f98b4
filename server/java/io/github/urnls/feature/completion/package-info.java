/** What completion knows of the names in use, and the values that it computes from them. */
@NullMarked
package io.github.urnls.feature.completion;

import org.jspecify.annotations.NullMarked;
