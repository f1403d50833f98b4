/** The commands, their options, and what they do. */
@NullMarked
package io.github.urnls.cli.command;

import org.jspecify.annotations.NullMarked;
