# Serves a prerendered site: docker run -v ./_site:/site:ro -p 8080:8080 lectern
FROM node:22-slim AS package
WORKDIR /work
COPY . .
RUN npm ci && npm pack --pack-destination /package

FROM node:22-slim
COPY --from=package /package /package
RUN npm install --global /package/lectern-*.tgz && rm -r /package
USER node
VOLUME /site
EXPOSE 8080
HEALTHCHECK --start-period=5s CMD node -e "fetch('http://127.0.0.1:8080/').then(r => process.exit(r.status < 500 ? 0 : 1), () => process.exit(1))"
CMD ["lectern", "serve", "/site", "--host", "0.0.0.0", "--port", "8080"]
