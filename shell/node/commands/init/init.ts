import {existsSync} from 'node:fs';
import {basename, join} from 'node:path';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {formatMessage} from '../../../../src/base/problem.js';
import {quoteArgument} from '../../../../src/base/quote-argument.js';
import {isDocumentPath, readDocumentTitle, resolveProjectFolder} from '../../files/document-project.js';
import {openNodeFiles} from '../../files/files.js';
import {type AnyCommand, defineCommand, readHost} from '../../terminal/command.js';

export const init: AnyCommand = defineCommand({
  summary: 'Create a project, or move one from another tool',
  help: `lectern init [FOLDER|DOCUMENT] [options]

Creates a small project in FOLDER (default: this folder): docs.json, three pages, README.md, and an API document unless the
folder has one. If FOLDER has pages, writes a docs.json that lists them instead. With a DOCUMENT, creates a project for it in its
folder. Never overwrites a file.
With --from, converts a project of another tool into a new folder, and leaves FOLDER unchanged. It converts pages,
navigation, redirects and images, and lists open tasks in MIGRATION.md.

  --name NAME           Sets the name of the project (from package.json or the folder)
  --host NAME           Writes the configuration of a host: github-pages, netlify, cloudflare, vercel, nginx, apache or s3
  --yes                 Asks no questions: takes the name of the folder, and no host
  --runtime             Prepares publishing without a build: writes the files that browsers load into _lectern/, a manifest of
                        all pages, and index.html if it is missing. Run it again after you update Lectern or add pages
  --spec URL            With --runtime: creates an API reference for an app that serves its document at URL. Writes _lectern/
                        and index.html, but no project
  --from TOOL           Converts a project of docusaurus, vitepress, docsify, mkdocs or gitbook. auto detects the tool
  --out DIR             With --from: sets the folder of the new project (FOLDER-lectern beside FOLDER)
  --force               With --from: writes into DIR even if it is not empty. With --runtime: replaces files of the same name
                        in _lectern/. Otherwise: creates a new project beside one of another tool`,
  options: {
    name: {type: 'string'},
    host: {type: 'string'},
    yes: {type: 'boolean', default: false},
    runtime: {type: 'boolean', default: false},
    spec: {type: 'string'},
    from: {type: 'string'},
    out: {type: 'string'},
    force: {type: 'boolean', default: false},
  },
  async run({folder: place, values: {name: givenName, host, yes, runtime, spec, from, out, force}}, terminal) {
    const folder = resolveProjectFolder(place);
    const document = isDocumentPath(place) ? basename(place) : undefined;
    const name = givenName ?? (document && (await readDocumentTitle(openNodeFiles(folder), document)));
    const known = readHost(host);
    if (typeof known === 'object') return known.why;
    if (spec !== undefined) {
      if (!runtime) return formatMessage({message: '--spec needs --runtime.', fix: 'Add --runtime.'});
      const {writeReferenceFolder} = await import('./init-command.js');
      const wanted = {folder: place, isForced: force, spec, ...omitUndefined({title: givenName})};
      return (await writeReferenceFolder(wanted, terminal)) ?? 0;
    }
    if (from === undefined) {
      if (out !== undefined)
        return formatMessage({
          message: '--out needs --from.',
          fix: `To convert the project in ${folder}, run lectern init ${quoteArgument(folder)} --from auto --out ${quoteArgument(out)}. For a new project, run lectern init ${quoteArgument(out)}.`,
        });
      const {describeOtherTool} = await import('./other-tool.js');
      const other = force ? undefined : await describeOtherTool(folder);
      if (other) return other;
      const [{runInit}, {askForProject}] = await Promise.all([import('./init-command.js'), import('./ask.js')]);
      const wanted = {hasRuntime: runtime, isForced: force, ...omitUndefined({name, host: known})};
      const {ask} = terminal;
      const isNew = !existsSync(join(folder, 'docs.json'));
      const answers = ask && isNew && !yes ? await askForProject(folder, wanted, {ask}) : wanted;
      return (await runInit({folder, ...omitUndefined({document}), ...answers}, terminal)) ?? 0;
    }
    const {findOutputFolder, runFrom} = await import('./run-from.js');
    const why = await runFrom({from, source: folder, isForced: force, ...omitUndefined({out, name})}, terminal);
    if (why !== undefined || !runtime) return why ?? 0;
    const {runInit} = await import('./init-command.js');
    return (await runInit({folder: out ?? findOutputFolder(folder), hasRuntime: true, isForced: force}, terminal)) ?? 0;
  },
});
