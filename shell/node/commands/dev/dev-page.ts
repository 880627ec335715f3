/** Path of the event stream with changes. */
export const changesPath = '_lectern/dev/changes';
/** Path of the list of all files. */
export const filesPath = '_lectern/dev/files.json';
/** Path of the command that creates a page. */
export const newPagePath = '_lectern/dev/new-page';
/** Path of the manifest, which contains Git data. */
export const manifestPath = '_lectern/dev/manifest.json';

const shell = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>Documentation</title>
    ${script} router="history" base="/"></script>
  </head>
  <body></body>
</html>
`;

interface DevPage {
  readonly html: string;
  /** Whether page URLs are paths: the history router, which is the default if the project has no index.html. */
  readonly hasAddresses: boolean;
}

/**
 * Returns the HTML file that renders every page: the author's index.html with a script tag of this server, or a default
 * one. Ignores `config` and `base` of the author's tag. `place` is the last change (`ChangeStream`). `run` lists the
 * kinds of project code that may run.
 */
export function renderDevPage(own: string | undefined, place: string, run?: string): DevPage {
  const script = `<script type="module" src="/_lectern/lectern.js" dev="/${changesPath}?since=${place}" manifest="/${manifestPath}"${run === undefined ? '' : ` run="${run}"`}`;
  if (own === undefined) return {html: shell(script), hasAddresses: true};
  const tag = /<script\b[^>]*\bsrc\s*=\s*["']?[^"'\s>]*\blectern\.js\b[^>]*>/i.exec(own);
  if (!tag) return {html: own, hasAddresses: false};
  const host = /<docs-shell\b[^>]*>/i.exec(own)?.[0] ?? '';
  const hasAddresses =
    /\brouter\s*=\s*["']?history\b/i.test(host || tag[0]) || /\brouter\s*=\s*["']?history\b/i.test(tag[0]);
  const plain = host && `<docs-shell${hasAddresses ? ' router="history" base="/"' : ''}>`;
  const html = own
    .replace(tag[0], () => `${script}${hasAddresses ? ' router="history" base="/"' : ''}>`)
    .replace(host, () => plain);
  return {html, hasAddresses};
}
