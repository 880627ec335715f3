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

/** Number of bytes to collect before a write. */
const joined = 4 << 20;

/**
 * Writes files into a folder, and creates folders on demand. Replaces an existing file instead of writing into it,
 * because it may be the same file as one of the published site.
 */
export class FolderWriter {
  readonly folder: string;
  /** Folders that contain files of this run. */
  readonly #used = new Set<string>();
  /** Folders and files of an earlier run that this run does not use yet. */
  #oldFolders = new Set<string>();
  readonly #oldFiles = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Marks the folder's files as those of an earlier run. `keep` retains one, `tidy` removes the rest. */
  adopt(): void {
    const folders = [this.folder];
    for (const folder of folders)
      for (const entry of readdirSync(folder, {withFileTypes: true})) {
        const path = folder + sep + entry.name;
        if (entry.isFile()) this.#oldFiles.add(path);
        else if (entry.isDirectory()) folders.push(path);
        // A link out of the folder, or a file that no run has written.
        else rmSync(path);
      }
    this.#oldFolders = new Set(folders.slice(1));
  }

  /** Returns whether an earlier run wrote this file. */
  holds(path: string): boolean {
    return this.#oldFiles.has(this.at(path));
  }

  /** Retains a file that is still correct. */
  keep(path: string): void {
    this.#place(path);
  }

  write(path: string, text: string | Uint8Array): void {
    const file = this.#place(path);
    anew(file, () => writeFileSync(file, text, {flag: 'wx'}));
  }

  /** Copies a file in the background. */
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

  /** Links a file under a second name, or copies it. */
  link(from: string, path: string): void {
    const isHeld = this.holds(path);
    const file = this.#place(path);
    if (isHeld && isSameFile(from, file)) return;
    try {
      anew(file, () => linkSync(from, file));
    } catch {
      anew(file, () => copyFileSync(from, file, constants.COPYFILE_EXCL));
    }
  }

  /** Concatenates files of this folder under each of its paths, a few megabytes at a time and once on disk. */
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

  /** Removes files of an earlier run that this run has not used. */
  tidy(): void {
    for (const file of this.#oldFiles) unlinkSync(file);
    const isUsed = new Set<string>();
    for (const folder of this.#used)
      for (let each = folder; each.length > this.folder.length && !isUsed.has(each); each = dirname(each))
        isUsed.add(each);
    // Remove nested folders first.
    for (const folder of [...this.#oldFolders].sort((one, other) => other.length - one.length))
      if (!isUsed.has(folder)) rmdirSync(folder);
    this.#oldFiles.clear();
    this.#oldFolders.clear();
  }

  /** Returns the location of a file by its path with `/`. */
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

  /** Removes a folder where a file is needed. */
  #remove(folder: string): void {
    rmSync(folder, {recursive: true});
    for (const old of [this.#oldFolders, this.#oldFiles])
      for (const path of old) if (`${path}${sep}`.startsWith(`${folder}${sep}`)) old.delete(path);
  }

  #make(folder: string): void {
    // An earlier file may be a folder now.
    for (let each = folder; each.length > this.folder.length; each = dirname(each))
      if (this.#oldFiles.delete(each)) rmSync(each);
    mkdirSync(folder, {recursive: true});
  }
}

/** Creates a file, and replaces an existing one. */
function anew(file: string, make: () => void): void {
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
