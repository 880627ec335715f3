#!/bin/sh
# Serves the document of SPEC_URL, otherwise the mounted document, otherwise the mounted site.
set -eu
document=${SPEC_URL:-}
for file in /spec/openapi.yaml /spec/openapi.yml /spec/openapi.json; do
  [ -n "$document" ] || [ ! -f "$file" ] || document=$file
done
if [ -z "$document" ]; then exec lectern serve /site --host 0.0.0.0 --port 8080 "$@"; fi
exec lectern serve "$document" --host 0.0.0.0 --port 8080 ${TITLE:+--title "$TITLE"} ${BASE:+--base "$BASE"} "$@"
