-- One session of Neovim's built-in client with the packaged server.
local extension = os.getenv('URN_LS')
local runtime = extension .. '/runtime'
local lines = {}
-- How long one thing may take before the test gives up.
local PATIENCE_MS = 300000
local function say(text) table.insert(lines, text) end
local function finish(code)
  vim.fn.writefile(lines, os.getenv('RESULT'))
  vim.cmd(code == 0 and 'qall!' or 'cquit!')
end
local function check(what, seen)
  say((seen and 'ok: ' or 'FAILED: ') .. what)
  if not seen then finish(1) end
end

local ok, failure = pcall(function()
  vim.cmd('edit ' .. os.getenv('FILE'))
  local client = vim.lsp.start_client({
    name = 'urn-ls',
    cmd = { runtime .. '/bin/java', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx512m', '-Xlog:disable',
      '-Xlog:all=warning:stderr', '-XX:AOTCache=' .. runtime .. '/lib/urn-ls.aot', '-m', 'io.github.urnls/io.github.urnls.cli.Main' },
  })
  local buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, client)
  check('diagnostics arrive', vim.wait(PATIENCE_MS, function() return #vim.diagnostic.get(buffer) == 2 end, 50))
  local first = vim.diagnostic.get(buffer)[1]
  check('the first is about é, at byte 27: ' .. first.message .. ' at ' .. first.col,
    first.message:find('é', 1, true) and first.lnum == 0 and first.col == 27 and first.end_col == 29)

  local position = { line = 0, character = 20 }
  local hover = vim.lsp.buf_request_sync(buffer, 'textDocument/hover',
    { textDocument = vim.lsp.util.make_text_document_params(), position = position }, PATIENCE_MS)
  check('a hover explains', vim.inspect(hover):find('a name of', 1, true))

  local range = { start = { line = 0, character = 27 }, ['end'] = { line = 0, character = 27 } }
  local actions = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction',
    { textDocument = vim.lsp.util.make_text_document_params(), range = range, context = { diagnostics = {} } }, PATIENCE_MS)
  check('actions are answered', actions)
  local chosen
  for _, action in ipairs(actions[client].result) do
    if action.title:find('Percent-encode 2 characters', 1, true) then chosen = action end
  end
  check('a fix for the whole name is offered', chosen)
  vim.lsp.util.apply_workspace_edit(chosen.edit, 'utf-16')
  local text = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)[1]
  check('the buffer is repaired: ' .. text, text == '<a xmlns:b="urn:example:caf%C3%A9%201" c="urn:isbn:9780306406157"/>')
  check('the diagnostics go', vim.wait(PATIENCE_MS, function() return #vim.diagnostic.get(buffer) == 0 end, 50))

  local items = vim.lsp.buf_request_sync(buffer, 'textDocument/completion',
    { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 0, character = 16 } }, PATIENCE_MS)
  check('names are completed', vim.inspect(items):find('isbn', 1, true))
end)
if not ok then
  say('FAILED: ' .. tostring(failure))
  finish(1)
end
say('ok')
finish(0)
