import {escapeHtml} from '../../base/html.js';

/** Renders the index.html of a site with a script tag. `icon` is its favicon's path. */
export const renderIndexHtml = (name: string, icon: string | undefined) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${escapeHtml(name)}</title>
${icon === undefined ? '' : `    <link rel="icon" href="${escapeHtml(icon.replace(/^\//, ''))}">\n`}    <script type="module" src="_lectern/lectern.js" manifest="_lectern/manifest.json"></script>
  </head>
  <body></body>
</html>
`;
