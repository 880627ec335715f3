import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {formatMessage} from '../../../../src/base/problem.js';
import {type AnyCommand, defineCommand} from '../../terminal/command.js';

export const render: AnyCommand = defineCommand({
  summary: 'Render elements into your own HTML pages',
  help: `lectern render PAGE.html… [options]

Renders Lectern elements (<openapi-endpoint>, <docs-card> and all others) into your own HTML pages. Readers see them before
scripts load, and without scripts. Pages and API documents must be in this folder. A document can also be an https URL.

  --out FOLDER          Sets the output folder. Without it, the command overwrites your pages
  --styles HOW          Adds styles: linked writes one style sheet beside the pages, inline writes them into each element (linked)
  --stylesheet URL      Sets the URL of the style sheet, if you host it elsewhere
  --site-url URL        Sets the URL of this folder on its host, and makes URLs in elements absolute`,
  options: {
    out: {type: 'string'},
    styles: {type: 'string', default: 'linked'},
    stylesheet: {type: 'string'},
    'site-url': {type: 'string'},
  },
  hasFiles: true,
  async run({files = [], values: {out, styles, stylesheet, 'site-url': siteUrl}}, terminal) {
    if (styles !== 'linked' && styles !== 'inline')
      return formatMessage({
        message: `--styles ${styles} is not an allowed value.`,
        fix: 'Pass --styles linked or --styles inline.',
      });
    if (files.length === 0)
      return formatMessage({message: 'lectern render needs an HTML page.', fix: 'Run lectern render page.html.'});
    if (siteUrl !== undefined && !/^https?:\/\/[^/]+\/(?:.*\/)?$/.test(siteUrl))
      return formatMessage({
        message: `--site-url ${siteUrl} is not the URL of a folder.`,
        fix: 'Pass a URL such as --site-url https://docs.example.com/.',
      });
    const {runRender} = await import('./render-command.js');
    return runRender({folder: '.', files, styles, ...omitUndefined({out, stylesheet, siteUrl})}, terminal);
  },
});
