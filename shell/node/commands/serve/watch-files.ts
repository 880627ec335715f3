import {type FSWatcher, statSync, watch} from 'node:fs';
import {dirname} from 'node:path';

/** Time in milliseconds within which changes of a file count as one save. */
const QUIET_MS = 50;

/**
 * Calls `changed` when the content of a file changes. Watches the folders: editors replace files, and container
 * platforms replace symbolic links. Returns a function that stops watching.
 */
export function watchFiles(
  listFiles: () => Promise<readonly string[]>,
  {changed, failed}: {changed(): void; failed(error: NodeJS.ErrnoException): void},
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let state: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async () => {
    const files = await listFiles().catch(() => []);
    if (isClosed) return;
    for (const folder of new Set(files.map(file => dirname(file)))) if (!watchers.has(folder)) follow(folder);
    const next = files.map(describe).join('\n');
    if (state !== undefined && next !== state) changed();
    state = next;
  };
  const follow = (folder: string) => {
    try {
      const watcher = watch(folder, () => {
        clearTimeout(timer);
        timer = setTimeout(look, QUIET_MS);
      });
      watcher.on('error', failed);
      watchers.set(folder, watcher);
    } catch (error) {
      failed(error as NodeJS.ErrnoException);
    }
  };
  void look();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function describe(file: string): string {
  const found = statSync(file, {throwIfNoEntry: false});
  return found ? `${file} ${found.ino} ${found.size} ${found.mtimeMs}` : file;
}
