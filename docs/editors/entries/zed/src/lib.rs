//! Starts `urn-ls` from the `PATH` of the project.
use zed_extension_api::{self as zed, serde_json::Value, settings::LspSettings, LanguageServerId, Result, Worktree};

struct UrnExtension;

impl zed::Extension for UrnExtension {
    fn new() -> Self {
        UrnExtension
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<zed::Command> {
        let command = worktree.which("urn-ls").ok_or("urn-ls is not on the PATH")?;
        Ok(zed::Command { command, args: vec![], env: worktree.shell_env() })
    }

    fn language_server_workspace_configuration(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<Value>> {
        Ok(LspSettings::for_worktree(id.as_ref(), worktree)?.settings)
    }
}

zed::register_extension!(UrnExtension);
