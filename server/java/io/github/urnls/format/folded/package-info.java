/** LDIF, vCard and iCalendar. */
@NullMarked
package io.github.urnls.format.folded;

import org.jspecify.annotations.NullMarked;
