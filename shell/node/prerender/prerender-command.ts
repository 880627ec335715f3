import {existsSync} from 'node:fs';
import {readFile, realpath} from 'node:fs/promises';
import {join, relative, resolve, sep} from 'node:path';
import {checkProject} from '../../../src/check/check-project.js';
import {isFile, type ReadResult} from '../../../src/files.js';
import {detectHost, type HostName, hosts, type SiteTargets} from '../../../src/hosts/host.js';
import {type OpenProject, openProject} from '../../../src/prerender/open-project.js';
import {planPages} from '../../../src/prerender/plan.js';
import {type Prerendered, prerender} from '../../../src/prerender/prerender.js';
import {readTemplate} from '../../../src/prerender/template.js';
import {type Problem, renderProblemText} from '../../../src/problem.js';
import type {Terminal} from '../command.js';
import {readGit} from '../git.js';
import {openProject as openProxyProject} from '../open-project.js';
import {packageFolder} from '../package-folder.js';
import {nodeProject} from '../project-files.js';
import {filesBelow, hashOf, styleSheet} from './bundle.js';
import {copyBundle, isPublished} from './copy-bundle.js';
import {type Drawing, drawPages, stateOf} from './draw-pages.js';
import {type Notes, noting, notingFiles} from './noting-files.js';
import {OutputFolder} from './output-folder.js';
import {mergeParts, type Shard, slotsOf, writePart} from './parts.js';
import {rememberRemote, withGit, writeOptions} from './setup.js';

export interface PrerenderCommand {
  readonly folder: string;
  readonly out: string;
  /** Address of the site; docs.json may say it as well. */
  readonly siteUrl?: string;
  /** Path under which the site will lie, for the page of unknown addresses. */
  readonly base?: string;
  /** A copy that opens from a disk: pages link to files, and there are no scripts. */
  readonly isPortable: boolean;
  /** The host that files are written for; found by what the project holds where it is absent. */
  readonly host?: HostName;
  /** Folder in which pages are kept for the next run. */
  readonly cache?: string;
  /** Only this part of the pages is written, to be joined with the others by `merge`. */
  readonly shard?: Shard;
  /** Folder with the parts that `shard` has written: they are taken over in the place of drawing pages. */
  readonly merge?: string;
  /** Fails for errors that the check finds. */
  readonly strict: boolean;
  readonly version: string;
}

/** `lectern prerender`: the project as static files. Gives the exit code, or why it could not run. */
export async function runPrerender(command: PrerenderCommand, terminal: Terminal): Promise<number | string> {
  const {folder, isPortable} = command;
  if (!existsSync(join(folder, 'docs.json')))
    return `There is no docs.json in "${folder}".\nFix: give the folder that holds it, or make a project there with lectern init.`;
  const out = resolve(command.out);
  const root = await realpath(folder);
  if (root === out || root.startsWith(out + sep))
    return `--out ${command.out} is the project itself, or holds it.\nFix: name another folder, such as --out _site.`;
  const all = nodeProject(folder);
  // What earlier runs have written, where it lies in the project, is not a part of the project.
  const written = [out, `${out}.next`, `${out}.old`, command.cache, command.merge]
    .flatMap(each => (each === undefined ? [] : relative(root, resolve(each))))
    .filter(inside => inside && !inside.startsWith('..'))
    .map(inside => `${inside.replaceAll('\\', '/')}/`);
  const isOutput = (path: string) => written.some(inside => path.startsWith(inside));
  const files = {...all, list: async () => (await all.list()).filter(path => !isOutput(path))};
  if (command.strict) {
    const report = await checkProject(files, {version: command.version});
    if (report.errors > 0)
      return `${report.errors} errors; nothing was written.\nFix: mend what lectern check lists, or leave --strict out.`;
  }
  const notes: Notes = new Map();
  const pageNotes: Notes = new Map();
  const remote = new Map<string, ReadResult>();
  const opened = await openProject(notingFiles(files, notes), rememberRemote(remote), {
    pageFiles: {read: noting(files, pageNotes)},
  });
  const git = await readGit(
    folder,
    opened.paths.filter(path => /\.mdx?$/.test(path)),
  );
  const project = withGit(opened, git);
  if (project.problems.length > 0) return project.problems.map(renderProblemText).join('\n');
  const {site} = project;
  const siteUrl = command.siteUrl ?? site.config.lectern.siteUrl ?? site.config.seo.metatags.get('canonical');
  const url = siteUrl === undefined ? undefined : readSiteUrl(siteUrl);
  if (siteUrl !== undefined && url === undefined)
    return `${siteUrl} is no address of a site.\nFix: write it like https://docs.example.com/.`;
  const dist = join(packageFolder(), 'dist');
  const {names, sheet, mode} = await bundleNames(dist, project);
  const own = await files.read('index.html');
  const cache = command.cache === undefined ? undefined : resolve(command.cache);
  const folderOut = new OutputFolder(out, cache && join(cache, 'old'));
  const {script: _, ...others} = names;
  const setup = {
    folder: root,
    out: folderOut.folder,
    page: {
      template: readTemplate(isFile(own) ? own.text : undefined),
      ending: isPortable ? '/index.html' : '/',
      names: isPortable ? others : names,
      ...(url !== undefined && {siteUrl: url}),
    },
    ...(git && {git}),
    paths: project.paths,
    known: {heads: project.heads, documents: project.documents},
    remote,
  } as const;
  const drawing: Drawing = {
    project,
    setup,
    out: folderOut,
    notes,
    pageNotes,
    ...(cache !== undefined && {cache}),
    ...(terminal.progress && {progress: terminal.progress}),
  };
  folderOut.open();
  try {
    if (command.shard) return await writeShard(command.shard, drawing, command, terminal);
    const base = command.base ?? (url === undefined ? '/' : new URL(url).pathname);
    const targets = site.config.api.playground.proxy ? await targetsOf(folder) : undefined;
    const parts =
      command.merge && mergeParts(resolve(command.merge), planPages(project).slots, stateOf(drawing), folderOut);
    if (typeof parts === 'string') {
      folderOut.drop();
      return parts;
    }
    const written = await prerender(project, {
      ...writeOptions(setup, site.config.icons.library),
      missingBase: base,
      ...(targets && {targets}),
      write: (path, text) => folderOut.write(path, text),
      written: path => folderOut.read(path),
      draw: async slots => parts || drawPages(drawing, slots),
    });
    folderOut.write(names.sheet, sheet);
    folderOut.write(names.mode, mode);
    if (!isPortable) await copyBundle(dist, folderOut, written, site.config.icons.library);
    for (const path of project.paths) if (isPublished(path)) folderOut.copy(join(root, path), path);
    const host = isPortable ? undefined : (command.host ?? detectHost(markersIn(root)));
    const hosted =
      host &&
      hosts[host].build({
        redirects: site.config.redirects,
        slugs: written.pages.map(({slug}) => slug),
        base,
        hasNotFound: true,
        files: await filesBelow(folderOut.folder),
      });
    for (const {path, text} of hosted?.files ?? []) folderOut.write(path, text);
    folderOut.finish();
    report(
      written,
      (hosted?.problems ?? []).map(problem => project.places.locate(problem)),
      terminal,
    );
    if (git?.isShallow && site.config.footer.lastUpdated)
      terminal.err(
        'The history of this clone is cut off: pages say no date.\nFix: fetch all of it, with fetch-depth: 0 in actions/checkout.',
      );
    if (url === undefined)
      terminal.err(
        'The address of the site is not known: no sitemap and no canonical addresses.\nFix: set integrations.lectern.siteUrl in docs.json, or use --site-url URL.',
      );
    terminal.out(`${countOf(written.pages)} in ${command.out}${host ? ` for ${hosts[host].title}` : ''}.`);
    return 0;
  } catch (error) {
    folderOut.drop();
    throw error;
  }
}

/** Writes one part of the pages, for a run with `--merge`. */
async function writeShard(
  shard: Shard,
  drawing: Drawing,
  {out}: PrerenderCommand,
  terminal: Terminal,
): Promise<number> {
  const {slots} = planPages(drawing.project);
  const key = stateOf(drawing);
  const records = await drawPages(drawing, slotsOf(slots, shard));
  writePart(drawing.out, {...shard, key, records});
  drawing.out.finish();
  terminal.out(`${countOf(records)}, part ${shard.number} of ${shard.count}, in ${out}.`);
  return 0;
}

function report({problems}: Prerendered, hosted: readonly Problem[], terminal: Terminal): void {
  for (const problem of [...hosted, ...problems.filter(({level}) => level !== 'info')])
    terminal.err(renderProblemText(problem));
}

function countOf(pages: readonly unknown[]): string {
  return `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
}

/** The files that every page loads; their names change with their texts. */
async function bundleNames(dist: string, {site}: OpenProject) {
  const sheet = await styleSheet(dist, site);
  const mode = await readFile(join(dist, 'mode.js'), 'utf8');
  const script = (await filesBelow(join(dist, 'enhance'))).find(name => /^enhance-[\da-f]+\.js$/.test(name));
  const names = {
    sheet: `_lectern/site-${hashOf(sheet)}.css`,
    mode: `_lectern/mode-${hashOf(mode)}.js`,
    script: `_lectern/enhance/${script}`,
  };
  return {names, sheet, mode};
}

/** Files in the project by which a host is known, hidden ones too. */
function markersIn(root: string): readonly string[] {
  return Object.values(hosts).flatMap(({markers}) => markers.filter(marker => existsSync(join(root, marker))));
}

async function targetsOf(folder: string): Promise<SiteTargets | undefined> {
  const opened = await openProxyProject(folder);
  return typeof opened === 'string' ? undefined : opened.targets;
}

function readSiteUrl(written: string): string | undefined {
  try {
    const url = new URL(written.endsWith('/') ? written : `${written}/`);
    return /^https?:$/.test(url.protocol) && !url.search && !url.hash ? url.href : undefined;
  } catch {
    return undefined;
  }
}
