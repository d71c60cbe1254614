# Written by `make dist`, for the files of a release.
class Copyfit < Formula
  desc "Finds labels whose localized text does not fit, at every text size"
  homepage "@HOMEPAGE@"
  url "@RELEASE@/copyfit-linux-x86_64.tar.gz"
  version "@VERSION@"
  sha256 "@SHA256@"
  license "Apache-2.0"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    # The program finds its fonts, and its reader of Swift sources, by their places beside it.
    libexec.install Dir["*"]
    bin.install_symlink libexec/"bin/copyfit"
    man1.install_symlink libexec/"share/man/man1/copyfit.1"
    bash_completion.install_symlink libexec/"share/bash-completion/completions/copyfit"
    zsh_completion.install_symlink libexec/"share/zsh/site-functions/_copyfit"
    fish_completion.install_symlink libexec/"share/fish/vendor_completions.d/copyfit.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/copyfit --version")
    assert_match "fits", shell_output("#{bin}/copyfit measure --style body --width 280 --lines 1 OK")
  end
end
