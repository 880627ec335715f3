import {definedOnly} from '../../../../src/base/defined-only.js';
import {type AnyCommand, command} from '../../terminal/command.js';

export const render: AnyCommand = command({
  summary: 'Draw elements into your own HTML pages',
  help: `lectern render PAGE.html… [options]

Renders Lectern elements (<openapi-endpoint>, <docs-card> and all others) into your own HTML pages. Readers see them before
scripts load, and without scripts. Pages and API documents must be in this folder. A document can also be an https URL.

  --out FOLDER          Output folder (replaces the pages)
  --styles HOW          linked: one style sheet beside the pages. inline: styles in each element (linked)
  --stylesheet URL      URL of the style sheet, if you host it elsewhere
  --site-url URL        URL of this folder on its host. Makes URLs in elements absolute`,
  options: {
    out: {type: 'string'},
    styles: {type: 'string', default: 'linked'},
    stylesheet: {type: 'string'},
    'site-url': {type: 'string'},
  },
  hasFiles: true,
  async run({files = [], values: {out, styles, stylesheet, 'site-url': siteUrl}}, terminal) {
    if (styles !== 'linked' && styles !== 'inline')
      return `--styles ${styles} is no way to bring style sheets.\nFix: Use --styles linked or --styles inline.`;
    if (files.length === 0) return 'No page is named.\nFix: Write lectern render page.html.';
    if (siteUrl !== undefined && !/^https?:\/\/[^/]+\/(?:.*\/)?$/.test(siteUrl))
      return `--site-url ${siteUrl} is not the URL of a folder.\nFix: Write it like --site-url https://docs.example.com/.`;
    const {runRender} = await import('./render-command.js');
    return runRender({folder: '.', files, styles, ...definedOnly({out, stylesheet, siteUrl})}, terminal);
  },
});
