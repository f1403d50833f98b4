/** The output of commands, a class for each format. */
@NullMarked
package io.github.urnls.cli.report;

import org.jspecify.annotations.NullMarked;
