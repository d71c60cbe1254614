# docker build -t copyfit . && docker run --rm -v "$PWD:/app" copyfit
#
# The first stage builds. The second has the program, its libraries, the fonts that replace the system font and show
# other scripts, and git for changed files. A mounted folder belongs to another user, whose repository git would
# not read.
FROM swift:6.3-bookworm AS build
WORKDIR /copyfit
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      libexpat1-dev libfreetype-dev libharfbuzz-dev libicu-dev libyaml-dev libpng-dev pkg-config \
 && rm -rf /var/lib/apt/lists/*
COPY . .
RUN swift build $(.ci/release-flags) --product copyfit && strip .build/release/copyfit
# The reader of Swift sources is linked with the released parser. If that cannot be downloaded, it uses the
# toolchain's, whose libraries are included.
RUN mkdir -p /reader/usr/local/bin \
 && if COPYFIT_SWIFT_SYNTAX=package .ci/reader; then true; else \
      .ci/reader && mkdir -p /reader/usr/lib/swift \
      && cp -r /usr/lib/swift/host /usr/lib/swift/linux /reader/usr/lib/swift; \
    fi \
 && cp .build/release/copyfit-swift /reader/usr/local/bin/ && strip /reader/usr/local/bin/copyfit-swift

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      libexpat1 libfreetype6 libharfbuzz0b libicu72 libpng16-16 libxml2 libyaml-0-2 \
      fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji git \
 && rm -rf /var/lib/apt/lists/* \
 && git config --system --add safe.directory /app \
 && useradd --create-home copyfit
COPY --from=build /copyfit/.build/release/copyfit /usr/local/bin/copyfit
COPY --from=build /reader/ /
USER copyfit
WORKDIR /app
ENTRYPOINT ["/usr/local/bin/copyfit"]
CMD ["check"]
