class UrnLs < Formula
  desc "Finds, checks, explains and repairs Uniform Resource Names (RFC 8141)"
  homepage "@HOME@"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    on_arm do
      url "@HOME@/releases/download/v@VERSION@/urn-ls-@VERSION@-darwin-arm64.tar.gz"
      sha256 "@darwin-arm64@"
    end
    on_intel do
      url "@HOME@/releases/download/v@VERSION@/urn-ls-@VERSION@-darwin-x64.tar.gz"
      sha256 "@darwin-x64@"
    end
  end
  on_linux do
    on_arm do
      url "@HOME@/releases/download/v@VERSION@/urn-ls-@VERSION@-linux-arm64.tar.gz"
      sha256 "@linux-arm64@"
    end
    on_intel do
      url "@HOME@/releases/download/v@VERSION@/urn-ls-@VERSION@-linux-x64.tar.gz"
      sha256 "@linux-x64@"
    end
  end

  def install
    libexec.install Dir["*"]
    bin.install_symlink libexec/"bin/urn-ls"
    man1.install_symlink Dir[libexec/"share/man/man1/*"]
    bash_completion.install_symlink Dir[libexec/"share/bash-completion/completions/*"]
    zsh_completion.install_symlink Dir[libexec/"share/zsh/site-functions/*"]
    fish_completion.install_symlink Dir[libexec/"share/fish/vendor_completions.d/*"]
  end

  test do
    assert_equal "urn-ls #{version}", shell_output("#{bin}/urn-ls --version").strip
    # urn-ls:ignore[malformed-percent-encoding] wrong on purpose
    (testpath/"a.txt").write "urn:example:a%zz"
    shell_output("#{bin}/urn-ls check a.txt", 1)
  end
end
