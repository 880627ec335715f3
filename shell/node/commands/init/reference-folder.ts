import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {writeReferencePage} from '../../../../src/reference/reference-page.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import type {Output} from '../../terminal/command.js';
import {copyFiles, describeFiles, type RuntimeCommand, readRuntimeFiles} from './runtime.js';

interface ReferenceFolderCommand extends RuntimeCommand {
  /** URL of the API document, as the browser requests it, relative to the page. */
  readonly spec: string;
  readonly title?: string;
}

/** Features of the copied files. An app's document seldom contains diagrams, formulas, or icons. */
const nothing = {diagrams: false, elk: false, formulas: false, icons: 'none'} as const;

/**
 * Runs `lectern init --runtime --spec URL`: writes a folder with an API reference, for an app that serves its own API
 * document. Copies the browser files, and writes index.html if it is missing. Returns the reason if it wrote nothing.
 */
export async function writeReferenceFolder(
  {folder, isForced, spec, title}: ReferenceFolderCommand,
  {out}: Pick<Output, 'out'>,
): Promise<string | undefined> {
  const dist = join(resolvePackageFolder(), 'dist');
  const {paths} = await readRuntimeFiles(dist, nothing);
  const why = await copyFiles({folder, isForced, dist, paths});
  if (why !== undefined) return why;
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    await mkdir(folder, {recursive: true});
    await writeFile(page, writeReferencePage([{url: spec}], {spec, ...omitUndefined({title})}), {flag: 'wx'});
    out('index.html');
  }
  out(`_lectern/: ${await describeFiles(dist, paths)}. Serve this folder from your app. The page loads ${spec}.`);
  return undefined;
}
