import {type FSWatcher, watch} from 'node:fs';
import {readdir, stat} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {isLeftOut} from '../../../../src/site/project/ignore-rules.js';

interface FolderWatch {
  /** Resolves when the watchers of all existing folders run. */
  readonly ready: Promise<void>;
  close(): void;
}

interface Listener {
  /**
   * Called with the paths that were written, created, or removed, relative to the folder. Merges several changes of one
   * path.
   */
  changed(paths: readonly string[]): void;
  /** Called if the system refuses to watch a folder, for example because of its limit of watchers. */
  failed(error: NodeJS.ErrnoException): void;
}

/** Time in milliseconds without a change before `changed` runs: editors save a file in several steps. */
const silence = 4;
/** Maximum delay of `changed` in milliseconds, while changes continue. */
const MAX_DELAY_MS = 60;

/**
 * Watches a folder and its subfolders. Skips `node_modules` and names that start with a dot. On systems without
 * recursive watchers, each folder needs one, so that the cost grows with the number of folders.
 */
export function watchFolder(folder: string, {changed, failed}: Listener): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  const collector = collect(changed);
  const isTree = process.platform === 'darwin' || process.platform === 'win32';
  let isClosed = false;

  const open = (path: string, saw: (name: string) => void): void => {
    try {
      const watcher = watch(join(folder, path), {recursive: isTree}, (_, name) => name !== null && saw(name));
      // A removed folder causes an error in its own watcher. The watcher of its parent reports the removal.
      watcher.on('error', () => close(path));
      watchers.set(path, watcher);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed(error as NodeJS.ErrnoException);
    }
  };
  const close = (path: string): void => {
    for (const [known, watcher] of watchers)
      if (known === path || known.startsWith(`${path}/`)) {
        watcher.close();
        watchers.delete(known);
      }
  };
  /** Watches a folder and its subfolders. `isNew` also reports the files inside as changes. */
  const follow = async (path: string, isNew: boolean): Promise<void> => {
    if (isClosed || watchers.has(path)) return;
    open(path, name => {
      if (!isLeftOut(name)) void look(path === '' ? name : `${path}/${name}`);
    });
    const entries = await readdir(join(folder, path), {withFileTypes: true}).catch(() => []);
    const found = entries.filter(({name}) => !isLeftOut(name));
    if (isNew) for (const entry of found) if (entry.isFile()) collector.add(join(path, entry.name));
    // Await each folder: in parallel, thousands of them would delay the first page.
    for (const {name} of found.filter(entry => entry.isDirectory()))
      await follow(path === '' ? name : `${path}/${name}`, isNew);
  };
  const look = async (path: string): Promise<void> => {
    const is = await stat(join(folder, path)).catch(() => undefined);
    if (is?.isDirectory()) return follow(path, true);
    close(path);
    collector.add(path);
  };

  if (isTree)
    open('', name => {
      const path = name.split(sep).join('/');
      if (!path.split('/').some(isLeftOut)) collector.add(path);
    });
  return {
    ready: isTree ? Promise.resolve() : follow('', false),
    close() {
      isClosed = true;
      collector.stop();
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** Merges changes in quick succession into one call of `notify`. */
function collect(notify: (paths: readonly string[]) => void): {add(path: string): void; stop(): void} {
  const paths = new Set<string>();
  let clock: NodeJS.Timeout | undefined;
  let since = 0;
  const flush = () => {
    const all = [...paths];
    paths.clear();
    notify(all);
  };
  return {
    add(path) {
      const now = Date.now();
      if (paths.size === 0) since = now;
      paths.add(path);
      clearTimeout(clock);
      clock = setTimeout(flush, Math.max(0, Math.min(silence, since + MAX_DELAY_MS - now)));
    },
    stop: () => clearTimeout(clock),
  };
}
