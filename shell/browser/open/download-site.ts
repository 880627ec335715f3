import {createZip, type ZipEntry} from '../../../src/base/zip.js';
import {type RuntimeList, selectRuntimeFiles} from '../../../src/site/project/runtime-files.js';
import {type ProjectContent, readProjectFile} from './opened-project.js';
import type {WorkerTasks} from './worker-tasks.js';

interface DownloadTools {
  readonly tasks: WorkerTasks;
  /** URL of the folder with Lectern's scripts. */
  readonly assets: string;
}

/** Returns whether a file format is already compressed. The ZIP file stores these without compression. */
const isPacked = (path: string) => /\.(?:png|jpe?g|gif|webp|avif|mp[34]|webm|woff2?|zip|gz)$/i.test(path);

/** Maximum number of files to read in parallel. */
const AT_ONCE = 16;

/**
 * Downloads a project as a site in a ZIP file: public files, index.html unless the project has one, the manifest, and
 * Lectern's scripts in `_lectern/`. Returns the size in bytes.
 */
export async function downloadSite(
  name: string,
  content: ProjectContent,
  {tasks, assets}: DownloadTools,
): Promise<number> {
  const {paths, replaced, manifest, indexHtml, use} = await tasks.pack(content);
  const list = (await (await fetchOwn(new URL('runtime.json', assets).href)).json()) as RuntimeList;
  const files = new Map<string, () => Promise<Blob>>();
  for (const path of paths) {
    const file = content.get(path);
    if (file === undefined || path.startsWith('_lectern/')) continue;
    const text = replaced.get(path);
    files.set(path, async () =>
      text === undefined ? ((await readProjectFile(path, file)) ?? fail(path)) : new Blob([text]),
    );
  }
  if (!files.has('index.html')) files.set('index.html', async () => new Blob([indexHtml]));
  for (const path of selectRuntimeFiles(list, use).paths)
    files.set(`_lectern/${path}`, async () => (await fetchOwn(new URL(path, assets).href)).blob());
  files.set('_lectern/manifest.json', async () => new Blob([manifest]));
  const entries: ZipEntry[] = [];
  const waiting = [...files];
  const readSome = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      entries.push(await toEntry(next[0], await next[1]()));
  };
  await Promise.all(Array.from({length: AT_ONCE}, readSome));
  entries.sort((one, other) => (one.path < other.path ? -1 : 1));
  const zip = new Blob([...createZip(entries)] as BlobPart[], {type: 'application/zip'});
  const link = Object.assign(document.createElement('a'), {href: URL.createObjectURL(zip), download: `${name}.zip`});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return zip.size;
}

async function toEntry(path: string, file: Blob): Promise<ZipEntry> {
  const content = new Uint8Array(await file.arrayBuffer());
  if (isPacked(path) || content.length < 200) return {path, content};
  const stream = file.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const deflated = new Uint8Array(await new Response(stream).arrayBuffer());
  return deflated.length < content.length ? {path, content, deflated} : {path, content};
}

async function fetchOwn(url: string): Promise<Response> {
  const response = await fetch(url);
  return response.ok ? response : fail(url);
}

function fail(path: string): never {
  throw new Error(`The browser cannot load ${path}.`);
}
