/** Where pages hear of changes. */
export const changesPath = '_lectern/dev/changes';
/** Where they ask which files there are. */
export const filesPath = '_lectern/dev/files.json';
/** Where they have a page made that has no file. */
export const newPagePath = '_lectern/dev/new-page';
/** What git says of the project. */
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

export interface DevPage {
  readonly html: string;
  /** Pages have addresses of their own; else they follow `#`. */
  readonly hasAddresses: boolean;
}

/**
 * The HTML of every page: the author's index.html with the script of this Lectern in place of the one that it names, or
 * one of our own where there is none. Where it lies on its host (`config`, `base`) does not matter here. `place` says up to
 * which change the page is made, `run` what of the project runs.
 */
export function devPage(own: string | undefined, place: string, run?: string): DevPage {
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
