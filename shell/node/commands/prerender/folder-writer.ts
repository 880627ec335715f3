import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import {dirname, sep} from 'node:path';

/** Number of bytes to collect before writing them to disk (4 MB). */
const joined = 4 << 20;

/**
 * Writes files into a folder, and creates subfolders. Deletes an existing file instead of overwriting its content: a
 * hard link may share the content with the published site.
 */
export class FolderWriter {
  readonly folder: string;
  /** Folders to which this run has written. */
  readonly #used = new Set<string>();
  /** Folders and files of an earlier run that this run has not written or kept yet. */
  #oldFolders = new Set<string>();
  readonly #oldFiles = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Treats all files in the folder as those of an earlier run. `keep` keeps one, and `tidy` deletes the rest. */
  adopt(): void {
    const folders = [this.folder];
    for (const folder of folders)
      for (const entry of readdirSync(folder, {withFileTypes: true})) {
        const path = folder + sep + entry.name;
        if (entry.isFile()) this.#oldFiles.add(path);
        else if (entry.isDirectory()) folders.push(path);
        // Delete symbolic links and special files: no run writes them, and they may lead out of the folder.
        else rmSync(path);
      }
    this.#oldFolders = new Set(folders.slice(1));
  }

  /** Returns whether an earlier run wrote this file, and it is neither kept nor overwritten yet. */
  holds(path: string): boolean {
    return this.#oldFiles.has(this.at(path));
  }

  /** Keeps a file of an earlier run whose content is still right. */
  keep(path: string): void {
    this.#place(path);
  }

  write(path: string, text: string | Uint8Array): void {
    const file = this.#place(path);
    writeAnew(file, () => writeFileSync(file, text, {flag: 'wx'}));
  }

  /** Copies a file asynchronously. */
  async copy(from: string, path: string): Promise<void> {
    const file = this.#place(path);
    try {
      await copyFile(from, file, constants.COPYFILE_EXCL);
    } catch (error) {
      if (!isThere(error)) throw error;
      rmSync(file);
      await copyFile(from, file, constants.COPYFILE_EXCL);
    }
  }

  /** Creates a hard link to a file. Copies the file if the file system has no hard links. */
  link(from: string, path: string): void {
    const isHeld = this.holds(path);
    const file = this.#place(path);
    if (isHeld && isSameFile(from, file)) return;
    try {
      writeAnew(file, () => linkSync(from, file));
    } catch {
      writeAnew(file, () => copyFileSync(from, file, constants.COPYFILE_EXCL));
    }
  }

  /**
   * Writes the concatenation of files in this folder to `path`, a few megabytes at a time. The other paths become hard
   * links to it.
   */
  join([path, ...others]: readonly [string, ...string[]], parts: readonly string[], between: string): void {
    const mark = Buffer.from(between);
    this.write(path, '');
    const file = openSync(this.at(path), 'a');
    let bytes: Buffer[] = [];
    let size = 0;
    const flush = () => {
      writeFileSync(file, Buffer.concat(bytes));
      bytes = [];
      size = 0;
    };
    try {
      for (const [at, part] of parts.entries()) {
        const text = readFileSync(this.at(part));
        bytes.push(...(at > 0 ? [mark, text] : [text]));
        size += text.length;
        if (size > joined) flush();
      }
      flush();
    } finally {
      closeSync(file);
    }
    for (const other of others) this.link(this.at(path), other);
  }

  /** Deletes the files of an earlier run that this run has neither written nor kept. */
  tidy(): void {
    for (const file of this.#oldFiles) unlinkSync(file);
    const isUsed = new Set<string>();
    for (const folder of this.#used)
      for (let each = folder; each.length > this.folder.length && !isUsed.has(each); each = dirname(each))
        isUsed.add(each);
    // Delete the deepest folders first: their parents must be empty.
    for (const folder of [...this.#oldFolders].sort((one, other) => other.length - one.length))
      if (!isUsed.has(folder)) rmdirSync(folder);
    this.#oldFiles.clear();
    this.#oldFolders.clear();
  }

  /** Returns the absolute path of a file. `path` uses `/` on every system. */
  at(path: string): string {
    return this.folder + sep + (sep === '/' ? path : path.replaceAll('/', sep));
  }

  #place(path: string): string {
    const file = this.at(path);
    const folder = file.slice(0, file.lastIndexOf(sep));
    if (!this.#used.has(folder) && !this.#oldFolders.has(folder)) this.#make(folder);
    if (this.#oldFolders.has(file)) this.#remove(file);
    this.#used.add(folder);
    this.#oldFiles.delete(file);
    return file;
  }

  /** Deletes a folder of an earlier run at the path of a new file. */
  #remove(folder: string): void {
    rmSync(folder, {recursive: true});
    for (const old of [this.#oldFolders, this.#oldFiles])
      for (const path of old) if (`${path}${sep}`.startsWith(`${folder}${sep}`)) old.delete(path);
  }

  #make(folder: string): void {
    // A file of an earlier run may be at the path of a new folder. Delete it.
    for (let each = folder; each.length > this.folder.length; each = dirname(each))
      if (this.#oldFiles.delete(each)) rmSync(each);
    mkdirSync(folder, {recursive: true});
  }
}

/** Creates a file by `make`. If the file exists, deletes it first. */
function writeAnew(file: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!isThere(error)) throw error;
    rmSync(file);
    make();
  }
}

function isThere(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map(path => lstatSync(path, {throwIfNoEntry: false}));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}
