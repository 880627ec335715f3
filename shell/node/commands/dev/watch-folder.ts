import {type FSWatcher, watch} from 'node:fs';
import {readdir, stat} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {isLeftOut} from '../../files/project-files.js';

interface FolderWatch {
  /** Settles when all existing folders are watched. */
  readonly ready: Promise<void>;
  close(): void;
}

interface Listener {
  /**
   * Called with written, created and removed paths relative to the folder. Each path appears once, soon after its last
   * change.
   */
  changed(paths: readonly string[]): void;
  /** Called when the system cannot watch more folders, or any. */
  failed(error: NodeJS.ErrnoException): void;
}

/** Milliseconds without a change before changes are reported: editors write a file in several steps. */
const silence = 4;
/** Maximum delay in milliseconds while changes continue. */
const longest = 60;

/**
 * Watches a folder tree, without `node_modules` and names that start with a dot. Uses one watcher for each folder if
 * the system has no recursive one, so the cost depends on the number of folders.
 */
export function watchFolder(folder: string, {changed, failed}: Listener): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  const collector = collect(changed);
  const isTree = process.platform === 'darwin' || process.platform === 'win32';
  let isClosed = false;

  const open = (path: string, saw: (name: string) => void): void => {
    try {
      const watcher = watch(join(folder, path), {recursive: isTree}, (_, name) => name !== null && saw(name));
      // The removal of a folder causes an error in its watcher. The parent's watcher reports the removal.
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
  /** Watches a folder and its subfolders. With `isNew`, reports its files as changes. */
  const follow = async (path: string, isNew: boolean): Promise<void> => {
    if (isClosed || watchers.has(path)) return;
    open(path, name => {
      if (!isLeftOut(name)) void look(path === '' ? name : `${path}/${name}`);
    });
    const entries = await readdir(join(folder, path), {withFileTypes: true}).catch(() => []);
    const found = entries.filter(({name}) => !isLeftOut(name));
    if (isNew) for (const entry of found) if (entry.isFile()) collector.add(join(path, entry.name));
    // One folder at a time, because the server is sending the first page.
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

/** Combines changes in quick succession into one message. */
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
      clock = setTimeout(flush, Math.max(0, Math.min(silence, since + longest - now)));
    },
    stop: () => clearTimeout(clock),
  };
}
