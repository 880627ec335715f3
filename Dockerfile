# Serves a prerendered site:  docker run --read-only -v ./_site:/site:ro -p 8080:8080 lectern
# Serves an API document:     docker run --read-only -v ./openapi.yaml:/spec/openapi.yaml:ro -p 8080:8080 lectern
# Environment: SPEC_URL (URL of the document), TITLE (name of the site), BASE (path of the page, such as /docs/)
FROM node:22-slim AS package
WORKDIR /work
COPY . .
RUN npm ci && npm pack --pack-destination /package

FROM node:22-slim
COPY --from=package /package /package
RUN npm install --global /package/lectern-*.tgz && rm -r /package
COPY --chmod=755 scripts/docker-entry.sh /usr/local/bin/lectern-serve
USER node
VOLUME /site
EXPOSE 8080
HEALTHCHECK --start-period=5s CMD node -e "fetch('http://127.0.0.1:8080/').then(r => process.exit(r.status < 500 ? 0 : 1), () => process.exit(1))"
CMD ["lectern-serve"]
