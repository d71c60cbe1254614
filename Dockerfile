# docker build -t copyfit . && docker run --rm -v "$PWD:/app" copyfit
#
# The first stage builds what `make dist` builds. The second has that, the fonts that show other scripts, and git for
# changed files. A mounted folder belongs to another user, whose repository git would not read. A smaller image with
# Inter only: docker build --build-arg FONT_PACKAGES= -t copyfit .
FROM swift:6.3-bookworm AS build
WORKDIR /copyfit
RUN apt-get update && apt-get install --yes --no-install-recommends make
COPY . .
RUN make dist

FROM debian:bookworm-slim
ARG FONT_PACKAGES="fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
      git \
      $FONT_PACKAGES \
 && rm -rf /var/lib/apt/lists/* \
 && git config --system --add safe.directory /app \
 && useradd --create-home copyfit
COPY --from=build /copyfit/dist/copyfit /opt/copyfit
USER copyfit
WORKDIR /app
ENTRYPOINT ["/opt/copyfit/bin/copyfit"]
CMD ["check"]
