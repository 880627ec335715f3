import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {definedOnly} from '../../../../src/base/defined-only.js';
import {writeReferencePage} from '../../../../src/reference/reference-page.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import type {Output} from '../../terminal/command.js';
import {copyFiles, describeFiles, type RuntimeCommand, readRuntimeFiles} from './runtime.js';

export interface ReferenceFolderCommand extends RuntimeCommand {
  /** URL of the document as browsers read it, relative to the page. */
  readonly spec: string;
  readonly title?: string;
}

/** The documents of an app seldom have these in their descriptions. */
const nothing = {diagrams: false, elk: false, formulas: false, icons: 'none'} as const;

/**
 * Runs `lectern init --runtime --spec URL`: writes the folder of an API reference for an app with its own document.
 * Copies what browsers load, and adds index.html if missing. Returns the reason if nothing was written.
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
    await writeFile(page, writeReferencePage([{url: spec}], {spec, ...definedOnly({title})}), {flag: 'wx'});
    out('index.html');
  }
  out(`_lectern/: ${await describeFiles(dist, paths)}. Serve this folder from your app. The page loads ${spec}.`);
  return undefined;
}
