/** The Model Context Protocol: its messages and its rules, and nothing about URNs. The caller hands in the tools. */
@NullMarked
package io.github.urnls.mcp;

import org.jspecify.annotations.NullMarked;
