import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, posix, relative, resolve, sep} from 'node:path';
import {isFile} from '../../../../src/base/files.js';
import {formatMessage, type Problem} from '../../../../src/base/problem.js';
import {isWebUrl} from '../../../../src/base/web-url.js';
import {openNodeFiles} from '../../files/files.js';
import type {Output} from '../../terminal/command.js';
import {openPackageAssets} from './package-assets.js';
import {PageRenderer} from './render-elements.js';
import type {RenderOptions} from './render-options.js';

export interface RenderCommand {
  /** Folder with the API documents and pages. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly out?: string;
  readonly styles: 'linked' | 'inline';
  readonly stylesheet?: string;
  readonly siteUrl?: string;
}

/** Name of the style sheet, in the folder of the pages. */
const sheetName = 'lectern-elements.css';

/**
 * Runs `lectern render`. Returns the exit code: 0 if all elements were rendered, 1 if some are left to the browser, 2
 * if it could not run.
 */
export async function runRender(command: RenderCommand, terminal: Output): Promise<number> {
  const {folder, out = folder, siteUrl} = command;
  const files = openNodeFiles(folder);
  const assets = openPackageAssets();
  const read = async (url: string) => {
    const path = siteUrl !== undefined && url.startsWith(siteUrl) ? url.slice(siteUrl.length) : url;
    const result = isWebUrl(path) ? await (await loadRemoteReader())(path, {}) : await files.read(path);
    if (isFile(result)) return result.text;
    if (result.missing === 'absent') return undefined;
    throw new Error(result.reason ?? 'the file system reported an unknown error.');
  };
  const renderer = new PageRenderer(read, assets);
  let left = 0;
  let isSheetNeeded = false;
  for (const file of command.files) {
    const path = relative(resolve(folder), resolve(file)).split(sep).join('/');
    const page = await files.read(path);
    if (!isFile(page)) {
      const why = page.missing === 'absent' ? 'does not exist' : `is unreadable: ${page.reason ?? page.missing}`;
      terminal.err(
        formatMessage({
          message: `${file} ${why}.`,
          fix: 'Pass an HTML file of this folder, such as lectern render page.html.',
        }),
      );
      return 2;
    }
    const problems: Problem[] = [];
    const isLinked = command.styles === 'linked' && command.stylesheet === undefined;
    const ownSheet = posix.relative(posix.dirname(path), sheetName);
    const options: RenderOptions = {
      styles: command.styles,
      url: (siteUrl ?? '') + path.split('/').map(encodeURIComponent).join('/'),
      ...(isLinked ? {stylesheet: ownSheet} : command.stylesheet !== undefined && {stylesheet: command.stylesheet}),
      onError: problem => problems.push(problem),
    };
    let text = '';
    for await (const part of renderer.parts(page.text, options)) text += part;
    isSheetNeeded ||= isLinked && text !== page.text;
    const target = join(out, path);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, text);
    for (const problem of problems) terminal.err(`${path}: ${formatMessage(problem)}`);
    // Count only errors: the rendered view shows all other problems itself.
    left += problems.filter(each => each.level === 'error').length;
    terminal.out(target);
  }
  if (isSheetNeeded) writeFileSync(join(out, sheetName), (await assets.sheet?.()) ?? '');
  return left > 0 ? 1 : 0;
}

/** Load the HTTP client on demand: most pages refer to no URL. */
async function loadRemoteReader() {
  return (await import('../../http/read-url.js')).readUrl;
}
