import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {formatCount} from '../../../../src/base/format-count.js';
import {formatMessage, formatProblem, type Problem} from '../../../../src/base/problem.js';
import type {CheckReport} from '../../../../src/check/report.js';
import {checkFileWithheld} from '../../../../src/check/rules/file-withheld.js';
import {detectHost, hosts} from '../../../../src/hosts/host.js';
import type {SiteTargets} from '../../../../src/hosts/host-format.js';
import type {OpenProject} from '../../../../src/prerender/open-project.js';
import type {PageRecord} from '../../../../src/prerender/page-record.js';
import {planPages} from '../../../../src/prerender/plan.js';
import {prerender} from '../../../../src/prerender/prerender.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {writeUrlLock} from '../../files/url-lock.js';
import type {Terminal} from '../../terminal/command.js';
import {checkInThread, findUnchecked, mergeCheckProblems} from './check-in-thread.js';
import {copyScripts, copyUsedParts, isPublished} from './copy-bundle.js';
import {buildHostFiles} from './host-files.js';
import {onInterrupt} from './interrupt.js';
import {
  findCommandFault,
  listOutputFolders,
  type OpenedOutput,
  openCommand,
  type PrerenderCommand,
} from './open-command.js';
import type {OutputFolder} from './output-folder.js';
import {lockOutput} from './output-lock.js';
import {describeOutputFault, findOutputFault, resolveOutputPath} from './output-place.js';
import {findCacheFault} from './page-cache.js';
import {mergeShards, type PageShare, selectShardPages, writePart} from './parts.js';
import {publishFiles} from './publish-file.js';
import {computeInputHash, renderPages} from './render-pages.js';
import {writeOptions} from './thread-setup.js';
import {stopThreads} from './threads.js';

export type {PrerenderCommand} from './open-command.js';

/**
 * Runs `lectern prerender`: writes the project as static files. Returns the exit code, or the reason if it could not
 * run.
 */
export async function runPrerender(command: PrerenderCommand, terminal: Terminal): Promise<number | string> {
  const out = resolveOutputPath(command.out);
  const why =
    (await findCommandFault(command, terminal.program)) ??
    findOutputFault(command.out, out, command.isForced) ??
    findCacheFault(command.cache);
  if (why !== undefined) return why;
  const unlock = lockOutput(out, command.out);
  if (typeof unlock === 'string') return unlock;
  let begun: OutputFolder | undefined;
  const interrupt = onInterrupt(async () => {
    try {
      await stopThreads();
      begun?.drop();
    } finally {
      unlock();
    }
  });
  try {
    const read = await openCommand(command, out => {
      begun = out;
    });
    if (typeof read === 'string') return read;
    if ('faults' in read) {
      terminal.err(read.faults);
      return 1;
    }
    const opened = {...read, drawing: {...read.drawing, ...(terminal.progress && {progress: terminal.progress})}};
    return await write(opened, command, terminal);
  } catch (error) {
    // The error comes from threads that the signal stopped. Wait: the signal ends the program.
    if (interrupt.isStopping) await new Promise(() => {});
    const fault = describeOutputFault(error, command.out);
    if (fault === undefined) throw error;
    return fault;
  } finally {
    interrupt.forget();
    await stopThreads();
    unlock();
  }
}

async function write(opened: OpenedOutput, command: PrerenderCommand, terminal: Terminal): Promise<number | string> {
  const {out} = opened.drawing;
  try {
    const {shard} = command;
    const result = await (shard
      ? writeShard(opened, {...command, shard}, terminal)
      : writeSite(opened, command, terminal));
    if (typeof result === 'string') out.drop();
    return result;
  } catch (error) {
    out.drop();
    throw error;
  }
}

/** Renders one shard of the pages. A later run with `--merge` joins them. */
async function writeShard(
  opened: OpenedOutput,
  {shard, out}: PrerenderCommand & {readonly shard: PageShare},
  terminal: Terminal,
): Promise<number> {
  const {drawing} = opened;
  const {slots} = planPages(drawing.project);
  const state = computeInputHash(drawing);
  const records = await renderPages(drawing, selectShardPages(slots, shard));
  const pictured = await drawThumbnails(opened, records);
  writePart(drawing.out, {...shard, state, records});
  finish(opened);
  for (const problem of pictured) terminal.err(formatProblem(problem));
  terminal.out(`${formatCount(records.length, 'page')}, part ${shard.number} of ${shard.count}, in ${out}.`);
  return 0;
}

async function writeSite(
  opened: OpenedOutput,
  command: PrerenderCommand,
  terminal: Terminal,
): Promise<number | string> {
  const {project, setup} = opened.drawing;
  const {checks, version} = command;
  const checking = checks
    ? checkInThread({folder: setup.place, outputs: listOutputFolders(command), version})
    : undefined;
  const written = await writeFiles(opened, command, terminal);
  if (typeof written === 'string') return written;
  const {site, pictured, host, hosted} = written;
  // Do not report redirects above the host's limit: the script of 404.html handles them.
  const authored = new Set(project.site.config.redirects.map((_, at) => `redirects[${at}]`));
  const unheard = (hosted?.problems ?? []).filter(({path}) => authored.has(path));
  const withheld = await reportPrivatePages(project.files, terminal);
  const checked = await checking;
  const found = checked ? mergeCheckProblems(site, checked, project.paths) : [...site.textProblems, ...site.problems];
  const {urls} = opened;
  const shown = [
    ...withheld,
    ...(urls?.problems ?? []),
    ...unheard.map(problem => project.places.locate(problem)),
    ...pictured,
    ...found.filter(({level}) => level !== 'info'),
  ];
  for (const problem of shown) terminal.err(formatProblem(problem));
  const unwritten = command.urls && urls && urls.problems.length === 0 ? writeUrlLock(command.urls, urls) : undefined;
  if (unwritten !== undefined) return unwritten;
  for (const advice of listAdvice(opened)) terminal.err(advice);
  const counts = describeCounts(shown, checked, terminal.program);
  const target = host ? ` for ${hosts[host].title}` : '';
  terminal.out(`${formatCount(site.pages.length, 'page')} in ${command.out}${target}${counts}.`);
  return countErrors(shown) > 0 && command.failsOnErrors ? 1 : 0;
}

/** Writes all files of a site, and deletes those of earlier runs. Returns the reason if shards can't be merged. */
async function writeFiles(opened: OpenedOutput, command: PrerenderCommand, terminal: Terminal) {
  const {drawing, root, url, loaded} = opened;
  const {project, setup, out} = drawing;
  const {isPortable} = command;
  const {config} = project.site;
  const base = command.base ?? (url === undefined ? '/' : new URL(url).pathname);
  const targets = config.api.playground.proxy ? await readTargets(root) : undefined;
  const {merge} = command;
  const parts = merge && mergeShards(resolve(merge), planPages(project).slots, computeInputHash(drawing), out);
  if (typeof parts === 'string') return parts;
  const dist = join(resolvePackageFolder(), 'dist');
  const [site] = await Promise.all([
    prerender(project, {
      ...writeOptions(setup, config.icons.library),
      missingBase: base,
      ...(targets && {targets}),
      write: (path, text) => out.write(path, text),
      join: (paths, parts, between) => out.join(paths, parts, between),
      draw: async slots => parts || renderPages(drawing, slots),
    }),
    // Copy while pages render: copying waits for the disk, rendering for the processor.
    isPortable || copyScripts(dist, out),
  ]);
  for (const [path, text] of loaded) out.write(path, text);
  // Copy after the generated files: if a project file has the same name as one of them, it replaces it.
  await publishFiles(project.paths.filter(isPublished), {project, root, out}, terminal);
  if (!isPortable) await copyUsedParts(dist, out, site, config.icons.library);
  const pictured = parts ? [] : await drawThumbnails(opened, site.pages);
  const host = isPortable ? undefined : (command.host ?? detectHost(listHostMarkers(root)));
  // Delete old files now: the host's configuration lists the files that exist.
  out.tidy();
  const slugs = site.pages.map(({slug}) => slug);
  const hosted = isPortable
    ? undefined
    : await buildHostFiles(host, {site: project.site, slugs, base, folder: out.folder});
  for (const {path, text} of hosted?.files ?? []) out.write(path, text);
  finish(opened);
  return {site, pictured, host, hosted};
}

/** Prints the number of private pages. Returns problems about files that Lectern withholds until the author decides. */
async function reportPrivatePages(files: OpenProject['files'], terminal: Terminal): Promise<readonly Problem[]> {
  const count = (await files.survey?.())?.privateSlugs.size ?? 0;
  if (count > 0)
    terminal.err(
      formatMessage({
        message: `Lectern left out ${formatCount(count, 'private page')}.`,
        fix: 'Run lectern check to see each with its reason.',
      }),
    );
  return checkFileWithheld(files);
}

/** Returns hints about what the site lacks for reasons outside its files, such as a shallow Git clone. */
function listAdvice({drawing, git, url}: OpenedOutput): readonly string[] {
  const {footer} = drawing.project.site.config;
  return [
    ...(git?.isShallow && footer.lastUpdated
      ? [
          formatMessage({
            message: 'This clone has no complete Git history, so pages show no date.',
            fix: 'Fetch the whole history: git fetch --unshallow, or fetch-depth: 0 in actions/checkout.',
          }),
        ]
      : []),
    ...(url === undefined
      ? [
          formatMessage({
            message: 'The site has no URL, so Lectern wrote no sitemap and no canonical URLs.',
            fix: 'Pass --site-url https://docs.example.com/, or set integrations.lectern.siteUrl in docs.json.',
          }),
        ]
      : []),
  ];
}

/** Completes the output, and stores the pages for the next run. */
function finish({drawing, out}: OpenedOutput): void {
  drawing.out.finish();
  drawing.cache?.store(out);
}

/** Draws link previews. Loads their code on demand. */
async function drawThumbnails(
  {drawing, root, out}: OpenedOutput,
  pages: readonly PageRecord[],
): Promise<readonly Problem[]> {
  const wanted = pages.flatMap(({thumbnail}) => thumbnail ?? []);
  if (wanted.length === 0) return [];
  const {Thumbnails} = await import('./thumbnails/thumbnails.js');
  const dist = join(resolvePackageFolder(), 'dist');
  await using pictures = new Thumbnails(drawing.project, {dist, root, last: out, out: drawing.out});
  for (const thumbnail of wanted) pictures.draw(thumbnail);
  return (await pictures.finish(drawing.progress)).problems;
}

/**
 * Formats the number of problems that `lectern check` finds. It includes problems that are not visible in pages, such
 * as broken links. Empty if there are no errors or warnings.
 */
function describeCounts(shown: readonly Problem[], checked: CheckReport | undefined, program = 'lectern'): string {
  const others = checked ? findUnchecked(shown, checked) : shown;
  const errors = countErrors(others) + (checked?.errors ?? 0);
  const warnings = others.filter(({level}) => level === 'warning').length + (checked?.warnings ?? 0);
  if (errors + warnings === 0) return '';
  return `: ${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}. Run ${program} check to see all`;
}

function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({level}) => level === 'error').length;
}

/** Returns the project's files by which a host can be detected. Includes hidden ones. */
function listHostMarkers(root: string): readonly string[] {
  return Object.values(hosts).flatMap(({markers}) => markers.filter(marker => existsSync(join(root, marker))));
}

async function readTargets(folder: string): Promise<SiteTargets | undefined> {
  const {readProxyTargets} = await import('../proxy/proxy-targets.js');
  const opened = await readProxyTargets(folder);
  return typeof opened === 'string' ? undefined : opened.targets;
}
