import {type AnyCommand, command, isBasePath, isRun, notABasePath, notARun, readHost} from '../../terminal/command.js';

export const prerender: AnyCommand = command({
  summary: 'Write the site as static files',
  help: `lectern prerender [FOLDER|DOCUMENT] [options]

Writes the project of FOLDER (this folder, if none is given) as static files: full pages without JavaScript, for any host.
With a DOCUMENT, such as openapi.yaml, the site is a reference of that API and needs no docs.json.

  --out FOLDER          Where to (_site). Replaces what an earlier run wrote there; other files stay
  --force               Writes into a folder with other files, and replaces those of the same name
  --site-url URL        Address of the site, for canonical addresses and the sitemap (integrations.lectern.siteUrl)
  --base PATH           Path of the site on its host, for the page of unknown addresses (that of --site-url)
  --host NAME           netlify, cloudflare, vercel, github-pages, nginx, apache or s3: writes its redirects and headers (found
                        by files of the project such as netlify.toml)
  --portable            A copy that opens from a disk, without scripts
  --cache FOLDER        Keeps pages there, and takes those that would come out the same (none)
  --shard PART          Writes one part of the pages, such as 2/4, for a run with --merge
  --merge FOLDER        Joins the parts that lie in FOLDER, or in folders of it, to the whole site
  --run WHAT            What of the project runs: scripts, its .js files, components, its .jsx and .tsx (integrations.lectern.run)
  --elements FILE       A module that defines your Lit elements: they are drawn into the pages that have them (none)
  --no-thumbnails       Draws no pictures for links (og:image); they need the address of the site
  --publish-private     Publishes pages and operations that hosted platforms show to some readers only
                        (integrations.lectern.private)
  --urls FILE           Keeps every URL of the site in FILE, such as urls.lock, and fails for those that lead nowhere now
  --write               With --urls: adds the redirects that they need to docs.json
  --strict              Writes nothing where the check finds errors
  --keep-going          Ends with 0 where pages have errors, too (they are written all the same, and the command ends with 1)`,
  options: {
    out: {type: 'string', default: '_site'},
    force: {type: 'boolean', default: false},
    'site-url': {type: 'string'},
    base: {type: 'string'},
    host: {type: 'string'},
    portable: {type: 'boolean', default: false},
    cache: {type: 'string'},
    shard: {type: 'string'},
    merge: {type: 'string'},
    'publish-private': {type: 'boolean', default: false},
    run: {type: 'string'},
    elements: {type: 'string'},
    'no-thumbnails': {type: 'boolean', default: false},
    urls: {type: 'string'},
    write: {type: 'boolean', default: false},
    strict: {type: 'boolean', default: false},
    'keep-going': {type: 'boolean', default: false},
  },
  async run({folder, values, version}, terminal) {
    const {
      run,
      out,
      force,
      'publish-private': publishesPrivate,
      'site-url': siteUrl,
      base,
      host,
      portable,
      cache,
      merge,
      strict,
      elements,
      urls,
      write,
      'no-thumbnails': without,
      'keep-going': keepsGoing,
    } = values;
    const known = readHost(host);
    if (typeof known === 'object') return known.why;
    if (base !== undefined && !isBasePath(base)) return notABasePath(base);
    if (run !== undefined && !isRun(run)) return notARun(run);
    const {readShard} = await import('./parts.js');
    const shard = values.shard === undefined ? undefined : readShard(values.shard);
    if (values.shard !== undefined && !shard)
      return `--shard ${values.shard} is no part.\nFix: Write number and count, like --shard 2/4.`;
    if (shard && merge !== undefined)
      return '--shard writes a part, --merge joins them: one run cannot do both.\nFix: Leave one of them out.';
    if (write && urls === undefined) return '--write needs --urls.\nFix: Add --urls urls.lock.';
    const more = {
      ...(urls !== undefined && {urls: {folder, path: urls, isWritten: write}}),
      ...(siteUrl !== undefined && {siteUrl}),
      ...(base !== undefined && {base}),
      ...(known && {host: known}),
      ...(cache !== undefined && {cache}),
      ...(shard && {shard}),
      ...(merge !== undefined && {merge}),
      ...(elements !== undefined && {elements}),
      ...(run !== undefined && {run: run.split(/[ ,]+/)}),
    };
    const {runPrerender} = await import('./prerender-command.js');
    return runPrerender(
      {
        folder,
        out,
        isForced: force,
        publishesPrivate,
        isPortable: portable,
        strict,
        checks: true,
        thumbnails: !without,
        failsOnErrors: !keepsGoing,
        version,
        ...more,
      },
      terminal,
    );
  },
});
