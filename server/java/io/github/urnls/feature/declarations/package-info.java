/** Where documents declare names: schemas, modules, catalogs, identified elements. */
@NullMarked
package io.github.urnls.feature.declarations;

import org.jspecify.annotations.NullMarked;
