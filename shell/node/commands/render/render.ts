import {type AnyCommand, command} from '../../terminal/command.js';

export const render: AnyCommand = command({
  summary: 'Draw elements into your own HTML pages',
  help: `lectern render PAGE.html… [options]

Draws the elements of HTML pages that are not ours (<openapi-endpoint>, <docs-card> and all others) into them: readers see them
before any script, and without one. Documents and pages lie in this folder; a document may also be an https address.

  --out FOLDER          Where to (the pages are replaced)
  --styles HOW          linked: one style sheet beside the pages; inline: in each element (linked)
  --stylesheet URL      Address of the style sheet, where it lies elsewhere
  --site-url URL        Address that this folder has on its host: then addresses in elements are whole ones`,
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
    const more = {
      ...(out !== undefined && {out}),
      ...(stylesheet !== undefined && {stylesheet}),
      ...(siteUrl !== undefined && {siteUrl}),
    };
    const {runRender} = await import('./render-command.js');
    return runRender({folder: '.', files, styles, ...more}, terminal);
  },
});
