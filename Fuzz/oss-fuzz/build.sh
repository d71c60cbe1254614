#!/bin/bash -eu
# Builds the fuzz targets for OSS-Fuzz, with their seeds, and with the libraries and fonts that its runners lack.
. precompile_swift
FUZZ_BUILD=$PWD/.build/fuzz
# `SWIFTFLAGS` has the sanitizers. With tests enabled, targets see what is internal.
swift build --package-path Fuzz --scratch-path "$FUZZ_BUILD" --configuration release -Xswiftc -enable-testing $SWIFTFLAGS

.ci/fuzz --seeds "$WORK/seeds"
mkdir -p "$OUT/lib" "$OUT/fonts"
# Targets read the fonts beside them, in the folders of Debian's packages.
(cd /usr/share/fonts && cp --parents opentype/inter/*.otf truetype/{inter-vf,dejavu}/*.ttf \
  truetype/noto/Noto{Sans{Hebrew,Arabic,Devanagari,Thai,Khmer,Myanmar},NastaliqUrdu}-Regular.ttf "$OUT/fonts/")
for name in $(.ci/fuzz --targets); do
  cp "$FUZZ_BUILD/release/$name" "$OUT/"
  patchelf --set-rpath '$ORIGIN/lib' "$OUT/$name"
  ldd "$OUT/$name" | awk '$3 ~ /^\// { print $3 }' | grep -v -E '/(libc|libm|libpthread|libdl|ld-linux[^/]*)\.so' |
    xargs -I{} cp -n {} "$OUT/lib/"
  if [ -d "$WORK/seeds/$name" ]; then zip -jqr "$OUT/${name}_seed_corpus.zip" "$WORK/seeds/$name"; fi
done
