import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';
import {type ProjectFiles, readFolder, writeProject} from '../../e2e/site.js';
import {listen, static_} from '../parity/sites.js';
import {recorderFiles, recorderTag, type Trip} from './journey.js';

const demo = join(import.meta.dirname, '../../../../demo/site');

/** Returns the demo project. */
export function demoFiles(): Record<string, Buffer> {
  return readFolder(demo);
}

/** An author's `index.html` that records faults. Both `dev` and `prerender` preserve its content. */
export const template = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${recorderTag}<script type="module" src="/_lectern/lectern.js" router="history" base="/"></script></head><body></body></html>`;

/** Prerenders a project, and serves it at `/`. */
export async function servePrerendered(trip: Trip, files: ProjectFiles): Promise<string> {
  const top = mkdtempSync(join(tmpdir(), 'journey-'));
  trip.later(() => rmSync(top, {recursive: true}));
  const [folder, out] = [join(top, 'project'), join(top, 'out')];
  writeProject(folder, {...files, ...recorderFiles, 'index.html': template});
  const said: string[] = [];
  const code = await runPrerender(
    {folder, out, isPortable: false, strict: false, version: '0.0.0'},
    {out() {}, err: text => said.push(text)},
  );
  if (code !== 0) throw new Error(said.join('\n'));
  const site = await listen(static_(out, '/'));
  trip.later(() => site.close());
  return site.url;
}
