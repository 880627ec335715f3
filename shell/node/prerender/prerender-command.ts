import {existsSync} from 'node:fs';
import {readFile, realpath} from 'node:fs/promises';
import {join, relative, resolve, sep} from 'node:path';
import {checkProject} from '../../../src/check/check-project.js';
import {isFile, type ReadResult} from '../../../src/files.js';
import {detectHost, type HostName, hosts, type SiteTargets} from '../../../src/hosts/host.js';
import {unreachable} from '../../../src/openapi/unreachable.js';
import {openProject} from '../../../src/prerender/open-project.js';
import {prerender} from '../../../src/prerender/prerender.js';
import {readTemplate} from '../../../src/prerender/template.js';
import {renderProblemText} from '../../../src/problem.js';
import type {Terminal} from '../command.js';
import {openProject as openProxyProject} from '../open-project.js';
import {packageFolder} from '../package-folder.js';
import {nodeProject} from '../project-files.js';
import {readAddress} from '../read-address.js';
import {filesBelow, hashOf, highlighter, iconFinder, styleSheet} from './bundle.js';
import {OutputFolder} from './output-folder.js';
import {placeIcon} from './place-icon.js';
import {sizeFinder} from './size-finder.js';
import type {Thumbnails} from './thumbnails/thumbnails.js';

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
  /** Fails for errors that the check finds. */
  readonly strict: boolean;
  /** Pages get a picture to show links to them with, where the address of the site is known. */
  readonly thumbnails?: boolean;
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
  const inside = relative(root, out);
  // The output of the last run, where it lies in the project, is not a part of the project.
  const isOutput = (path: string) =>
    !inside.startsWith('..') && [`${inside}/`, `${inside}.next/`, `${inside}.old/`].some(each => path.startsWith(each));
  const files = {...all, list: async () => (await all.list()).filter(path => !isOutput(path))};
  if (command.strict) {
    const report = await checkProject(files, {version: command.version});
    if (report.errors > 0)
      return `${report.errors} errors; nothing was written.\nFix: mend what lectern check lists, or leave --strict out.`;
  }
  const project = await openProject(files, readDocument);
  if (project.problems.length > 0) return project.problems.map(renderProblemText).join('\n');
  const {site} = project;
  const siteUrl = command.siteUrl ?? site.config.lectern.siteUrl ?? site.config.seo.metatags.get('canonical');
  const url = siteUrl === undefined ? undefined : readSiteUrl(siteUrl);
  if (siteUrl !== undefined && url === undefined)
    return `${siteUrl} is no address of a site.\nFix: write it like https://docs.example.com/.`;
  const dist = join(packageFolder(), 'dist');
  const sheet = await styleSheet(dist, site);
  const mode = await readFile(join(dist, 'mode.js'), 'utf8');
  const script = (await filesBelow(join(dist, 'enhance'))).find(name => /^enhance-[\da-f]+\.js$/.test(name));
  const names = {
    sheet: `_lectern/site-${hashOf(sheet)}.css`,
    mode: `_lectern/mode-${hashOf(mode)}.js`,
    script: `_lectern/enhance/${script}`,
  };
  const icons = iconFinder(dist, site.config.icons.library);
  const own = await files.read('index.html');
  const base = command.base ?? (url === undefined ? '/' : new URL(url).pathname);
  const targets = site.config.api.playground.proxy ? await targetsOf(folder) : undefined;
  const used = new Set(['enhance']);
  const folderOut = new OutputFolder(out);
  await folderOut.open();
  const template = await placeIcon(readTemplate(isFile(own) ? own.text : undefined), project, folderOut);
  await using pictures =
    command.thumbnails && url !== undefined && !isPortable
      ? await openThumbnails(project, {dist, root, last: out, out: folderOut})
      : undefined;
  try {
    const {script: _, ...others} = names;
    const {pages, problems} = await prerender(project, {
      template,
      ending: isPortable ? '/index.html' : '/',
      names: isPortable ? others : names,
      missingBase: base,
      ...(targets && {targets}),
      ...(url !== undefined && {siteUrl: url}),
      ...(pictures && {thumbnails: true, draw: thumbnail => pictures.draw(thumbnail)}),
      modified: () => undefined,
      findIcon: icons.find,
      findSize: sizeFinder(root, project.paths),
      highlighter,
      write: ({path, text}) => {
        for (const {name, tag} of libraries) if (text.includes(tag)) used.add(name);
        return folderOut.write(path, text);
      },
      ...(terminal.progress && {progress: terminal.progress}),
    });
    await folderOut.write(names.sheet, sheet);
    await folderOut.write(names.mode, mode);
    if (!isPortable) await copyBundle(dist, folderOut, used, icons.named, site.config.icons.library);
    for (const path of project.paths) if (isPublished(path)) await folderOut.copy(join(root, path), path);
    const pictured = await pictures?.finish(terminal.progress);
    const host = isPortable ? undefined : (command.host ?? detectHost(markersIn(root)));
    const hosted =
      host &&
      hosts[host].build({
        redirects: site.config.redirects,
        slugs: pages.map(({slug}) => slug),
        base,
        hasNotFound: true,
        files: folderOut.paths(),
      });
    for (const {path, text} of hosted?.files ?? []) await folderOut.write(path, text);
    await folderOut.finish();
    for (const problem of hosted?.problems ?? []) terminal.err(renderProblemText(project.places.locate(problem)));
    for (const problem of pictured?.problems ?? []) terminal.err(renderProblemText(problem));
    const shown = problems.filter(({level}) => level !== 'info');
    for (const problem of shown) terminal.err(renderProblemText(problem));
    if (url === undefined)
      terminal.err(
        'The address of the site is not known: no sitemap and no canonical addresses.\nFix: set integrations.lectern.siteUrl in docs.json, or use --site-url URL.',
      );
    terminal.out(
      `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} in ${command.out}${host ? ` for ${hosts[host].title}` : ''}.`,
    );
    return 0;
  } catch (error) {
    await folderOut.drop();
    throw error;
  }
}

/** What draws is loaded when there is something to draw. */
async function openThumbnails(...given: ConstructorParameters<typeof Thumbnails>): Promise<Thumbnails> {
  const {Thumbnails} = await import('./thumbnails/thumbnails.js');
  return new Thumbnails(...given);
}

/** Files in the project by which a host is known, hidden ones too. */
function markersIn(root: string): readonly string[] {
  return Object.values(hosts).flatMap(({markers}) => markers.filter(marker => existsSync(join(root, marker))));
}

async function targetsOf(folder: string): Promise<SiteTargets | undefined> {
  const opened = await openProxyProject(folder);
  return typeof opened === 'string' ? undefined : opened.targets;
}

/** A document at an address; one that cannot be had is told of in the words of the browser. */
async function readDocument(address: string): Promise<ReadResult> {
  const result = await readAddress(address, {});
  return isFile(result) || result.missing !== 'failed'
    ? result
    : {...result, reason: unreachable(new URL(address).origin)};
}

function readSiteUrl(written: string): string | undefined {
  try {
    const url = new URL(written.endsWith('/') ? written : `${written}/`);
    return /^https?:$/.test(url.protocol) && !url.search && !url.hash ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Everything of a project but its sources and what belongs to the tools around it. */
function isPublished(path: string): boolean {
  if (path === 'index.html' || path.startsWith('_lectern/') || path.startsWith('lectern/')) return false;
  return !/\.(?:mdx?|jsx|tsx)$/i.test(path) && !/(?:^|\/)(?:_?snippets\/|package(?:-lock)?\.json$)/.test(path);
}

/** Folders that only some sites need, and the element that needs them. */
const libraries = [
  {name: 'katex', tag: '<docs-latex'},
  {name: 'mermaid', tag: '<docs-mermaid'},
] as const;

/** What the pages load: the script with its parts, the icons that they name, and the libraries of formulas and diagrams. */
async function copyBundle(
  dist: string,
  out: OutputFolder,
  folders: ReadonlySet<string>,
  icons: ReadonlySet<string>,
  library: string,
): Promise<void> {
  for (const file of ['oauth.html', 'oauth.js', 'openapi-worker.js'])
    await out.copy(join(dist, file), `_lectern/${file}`);
  for (const name of icons)
    await out.copy(join(dist, 'icons', library, `${name}.json`), `_lectern/icons/${library}/${name}.json`);
  for (const folder of folders)
    for (const path of await filesBelow(join(dist, folder)))
      await out.copy(join(dist, folder, path), `_lectern/${folder}/${path}`);
}
