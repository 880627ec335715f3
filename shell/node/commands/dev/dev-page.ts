/** Path of the change events. */
export const changesPath = '_lectern/dev/changes';
/** Path of the file list. */
export const filesPath = '_lectern/dev/files.json';
/** Path of requests that create a page. */
export const newPagePath = '_lectern/dev/new-page';
/** Path of the manifest with git data. */
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
  /** Whether the site uses the history router. */
  readonly hasAddresses: boolean;
}

/**
 * Returns the HTML for every page: the author's index.html with this Lectern's script, or a default. Ignores `config`
 * and `base` of the author's tag. `place` is the state of the page, `run` the kinds of allowed project code.
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
