/**
 * The forms of names: as the file of a family describes them, and those of single namespaces that need a program of
 * their own.
 */
@NullMarked
package io.github.urnls.namespace.forms;

import org.jspecify.annotations.NullMarked;
