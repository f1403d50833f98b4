---@brief
---
--- https://github.com/urn-ls/urn-ls
---
--- Finds, checks, explains and repairs Uniform Resource Names (URNs) in files of any language.
---@type vim.lsp.Config
return {
  cmd = { 'urn-ls' },
  root_markers = { 'urn-ls.json', '.git' },
  settings = { urn = {} },
}
