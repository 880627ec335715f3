import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {formatMessage} from '../../../../src/base/problem.js';
import {type AnyCommand, defineCommand, readHost, readUrlLock, refuseBase, refuseRun} from '../../terminal/command.js';

export const prerender: AnyCommand = defineCommand({
  summary: 'Write the site as static files',
  help: `lectern prerender [FOLDER|DOCUMENT] [options]

Writes the project in FOLDER (default: this folder) as static files for any host. Pages are complete without JavaScript.
With a DOCUMENT, such as openapi.yaml, writes an API reference. It needs no docs.json.

  --out FOLDER          Sets the output folder (_site). Replaces the files of an earlier run and keeps other files
  --force               Writes into a folder with other files and replaces files of the same name
  --site-url URL        Sets the URL of the site, for canonical URLs and the sitemap (integrations.lectern.siteUrl)
  --base PATH           Sets the path of the site on its host, for links of 404.html (the path of --site-url)
  --host NAME           Writes redirects and headers for netlify, cloudflare, vercel, github-pages, nginx, apache or s3
                        (detected by files of the project such as netlify.toml)
  --portable            Writes a copy that works without a server: links open files, and pages have no scripts
  --cache FOLDER        Caches pages in FOLDER, and reuses unchanged ones (none)
  --shard PART          Writes one part of the pages, such as 2/4, for a run with --merge
  --merge FOLDER        Merges the parts in FOLDER and its subfolders into one site
  --run WHAT            Allows code of the project to run: scripts (.js) or components (.jsx, .tsx), by comma
                        (integrations.lectern.run)
  --elements FILE       Renders the Lit elements that this module defines into pages (none)
  --no-thumbnails       Skips the images (og:image) that chats and social networks show for a link
  --publish-private     Publishes private pages and operations for all readers (integrations.lectern.private)
  --urls FILE           Stores every URL of the site in FILE, such as urls.lock, and fails for URLs that no longer exist
  --write               With --urls: adds the missing redirects to docs.json
  --strict              Writes nothing if the check finds errors
  --keep-going          Exits with 0 even if pages have errors. Without it, writes these pages too, but exits with 1`,
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
    const wrong = refuseBase(base) ?? refuseRun(run);
    if (wrong !== undefined) return wrong;
    const {readShard} = await import('./parts.js');
    const shard = values.shard === undefined ? undefined : readShard(values.shard);
    if (values.shard !== undefined && !shard)
      return formatMessage({
        message: `--shard ${values.shard} is not an allowed value.`,
        fix: 'Pass the number of the part and the number of all parts, such as --shard 2/4.',
      });
    if (shard && merge !== undefined)
      return formatMessage({
        message: '--shard writes a part and --merge joins parts, so one run cannot do both.',
        fix: 'Run the command without --shard or without --merge.',
      });
    const lock = readUrlLock(folder, urls, write);
    if (typeof lock === 'string') return lock;
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
        ...omitUndefined({
          urls: lock,
          siteUrl,
          base,
          host: known,
          cache,
          shard,
          merge,
          elements,
          run: run?.split(/[ ,]+/),
        }),
      },
      terminal,
    );
  },
});
