/** reStructuredText as docutils and Sphinx read it. */
@NullMarked
package io.github.urnls.format.rest;

import org.jspecify.annotations.NullMarked;
