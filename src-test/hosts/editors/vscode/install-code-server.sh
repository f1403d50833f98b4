#!/usr/bin/env bash
# Installs code-server, which is VS Code's workbench and server, from npm alone: usage install-code-server.sh FOLDER.
# Its own installation downloads binaries from elsewhere; here ripgrep comes from Debian and the native modules are built.
set -euo pipefail
version=4.100.3 # VS Code 1.100; the newest for Node 20
if [ -d /usr/include/node ]; then
  export npm_config_nodedir=/usr # the headers that the native modules are built with, where Debian brings them
fi
folder=$1
if [ -f "$folder/ready-$version" ]; then
  exit 0
fi
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
npm install --ignore-scripts --no-save --no-audit --no-fund --loglevel=error "code-server@$version"
cd node_modules/code-server/lib/vscode
npm install --ignore-scripts --omit=dev --no-audit --no-fund --loglevel=error
(cd extensions && npm install --ignore-scripts --omit=dev --no-audit --no-fund --loglevel=error)
ln -sfn node_modules node_modules.asar
ln -sfn code-linux.sh bin/remote-cli/code-server
ln -sfn browser-linux.sh bin/helpers/browser.sh
mkdir -p node_modules/@vscode/ripgrep/bin
cp "$(command -v rg)" node_modules/@vscode/ripgrep/bin/rg
for module in node-pty @vscode/spdlog native-watchdog; do
  (cd "node_modules/$module" && npx --yes node-gyp@11.4.2 rebuild >gyp.log 2>&1) || { tail -n 30 "node_modules/$module/gyp.log"; exit 1; }
done
(cd "$folder" && npm rebuild --build-from-source argon2 >rebuild.log 2>&1) || { tail -n 30 "$folder/rebuild.log"; exit 1; }
touch "$folder/ready-$version"
