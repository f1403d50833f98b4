/** What the program tells about its commands: help, manual page, completions and messages about wrong command lines. */
@NullMarked
package io.github.urnls.cli.help;

import org.jspecify.annotations.NullMarked;
