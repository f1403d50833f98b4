/** The Model Context Protocol: its messages and its rules, and nothing of URNs. The tools it offers are handed in. */
@NullMarked
package io.github.urnls.mcp;

import org.jspecify.annotations.NullMarked;
