import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {type AnyCommand, defineCommand, readChoice, readUrlLock} from '../../terminal/command.js';

const formats = ['text', 'json', 'sarif', 'github'] as const;

export const check: AnyCommand = defineCommand({
  summary: 'Find mistakes in pages, settings and API documents',
  help: `lectern check [FOLDER|DOCUMENT] [options]

Finds mistakes in the project in FOLDER (default: this folder): docs.json, every page and every API document.
With a DOCUMENT, such as openapi.yaml, checks that file and the files that it references.
Exit codes: 0 without errors, 1 with errors, 2 if the check could not run.

  --format FORMAT       Sets the format: text, json, sarif or github (text)
  --strict              Fails for warnings too
  --offline             Reads no API documents from URLs
  --json FILE           Also writes the report to FILE, as JSON
  --urls FILE           Fails for pages and headings that FILE lists, such as urls.lock, and that no longer exist
  --base PATH           Fails for breaking changes since the API documents in PATH: an older file or folder
  --write               With --urls: adds the missing redirects to docs.json, and updates FILE`,
  options: {
    format: {type: 'string', default: 'text'},
    strict: {type: 'boolean', default: false},
    offline: {type: 'boolean', default: false},
    json: {type: 'string'},
    urls: {type: 'string'},
    base: {type: 'string'},
    write: {type: 'boolean', default: false},
  },
  async run({folder, values: {format, strict, offline, json, urls, base, write}, version}, terminal) {
    const known = readChoice('format', format, formats);
    if (typeof known === 'object') return known.why;
    const lock = readUrlLock(folder, urls, write);
    if (typeof lock === 'string') return lock;
    const {color = false, progress} = terminal;
    const more = omitUndefined({json, base, progress, urls: lock});
    const {runCheck} = await import('./check-command.js');
    return runCheck({folder, format: known, strict, readsAddresses: !offline, color, version, ...more}, terminal);
  },
});
