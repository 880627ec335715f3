import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  type Stats,
  statfsSync,
  statSync,
} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {formatMessage} from '../../../../src/base/problem.js';
import {OtherFilesError} from './link-other-files.js';
import {listOtherFiles, readRecord} from './output-record.js';

/** Minimum number of free bytes on the disk to start writing. */
const MIN_FREE_BYTES = 1_000_000;
/** Maximum number of symbolic links to follow. More are a cycle. */
const MAX_LINKS = 40;

/** Returns the real path of an output folder. Follows symbolic links, even if the folder does not exist yet. */
export function resolveOutputPath(written: string): string {
  let path = resolve(written);
  for (let count = 0; count < MAX_LINKS; count++) {
    if (!isLink(path)) break;
    path = resolve(dirname(path), readlinkSync(path));
  }
  return path;
}

function statOrUndefined(path: string): Stats | undefined {
  // `statSync` throws if a parent is a file. The caller reports that.
  return existsSync(path) ? statSync(path) : undefined;
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // The path does not exist, or a parent is a file. Other code reports that.
    return false;
  }
}

/** Returns a hidden path next to an output folder. Its name starts with a dot, so that no project contains it. */
export function buildHiddenPath(out: string, what: string): string {
  return join(dirname(out), `.${basename(out)}.lectern-${what}`);
}

/** Returns whether the disk ignores case. `folder` must exist, and its name contain a letter. */
export function isCaseInsensitive(folder: string): boolean {
  const upper = join(dirname(folder), basename(folder).toUpperCase());
  return existsSync(upper) && statSync(upper).ino === statSync(folder).ino;
}

/** Maximum number of files to list in a message. */
const MAX_NAMED = 5;

/** Explains why a site can't be written to an output folder, before pages render. Undefined if it can. */
export function findOutputFault(written: string, out: string, isForced = false): string | undefined {
  try {
    const there = statOrUndefined(out);
    if (there && !there.isDirectory())
      return formatMessage({
        message: `--out ${written} is a file, not a folder.`,
        fix: 'Choose a folder, such as --out _site.',
      });
    makeFolder(dirname(out));
    if (there && isMountPoint(out)) return describeMountPoint(written);
    if (there && !isForced && !readRecord(out)) {
      const otherFiles = listOtherFiles(out, undefined);
      if (otherFiles.length > 0)
        return formatMessage({
          message: `--out ${written} contains files that Lectern did not write: ${nameSome(otherFiles)}.`,
          fix: 'Choose an empty folder, or pass --force to write beside these files. --force replaces files of the same name, and deletes none.',
        });
    }
    // The parent must be a folder: the new output is created next to the old one.
    if (!statSync(dirname(out)).isDirectory())
      return formatMessage({
        message: `${dirname(out)} is a file, not a folder.`,
        fix: 'Choose another folder with --out.',
      });
    const probe = buildHiddenPath(out, `probe-${process.pid}`);
    mkdirSync(probe);
    rmdirSync(probe);
    const {bavail, bsize} = statfsSync(dirname(out));
    return bavail * bsize < MIN_FREE_BYTES ? describeFullDisk(written) : undefined;
  } catch (error) {
    const why = describeOutputFault(error, written);
    if (why === undefined) throw error;
    return why;
  }
}

/** Explains an error during writing to the user. Undefined if it is another kind of error. */
export function describeOutputFault(error: unknown, written: string): string | undefined {
  if (error instanceof OtherFilesError)
    return formatMessage({
      message: `--out ${written} contains files with the names of site files: ${nameSome(error.paths)}. Lectern did not write them.`,
      fix: 'Move these files, or pass --force to replace them. --force never replaces a folder.',
    });
  const {code, syscall, path: found = written} = (error ?? {}) as NodeJS.ErrnoException;
  // Lectern's temporary files are next to the output. Name their folder instead.
  const path = found.replace(/[\\/]\.[^\\/]*\.lectern-.*$/, '');
  if (code === undefined || syscall === undefined) return undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return describeFullDisk(written);
  if (code === 'EBUSY' || code === 'EXDEV') return describeMountPoint(written);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return formatMessage({
      message: `You have no permission to change ${path} (${code}).`,
      fix: 'Change its permissions, or choose another folder with --out.',
    });
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return formatMessage({
      message: `Lectern cannot create ${path}, because a part of the path is a file.`,
      fix: 'Choose another folder with --out.',
    });
  return formatMessage({
    message: `Lectern cannot use ${path} (${code}).`,
    fix: `Check that ${path} exists, or choose another folder with --out.`,
  });
}

function nameSome(paths: readonly string[]): string {
  const more = paths.length - MAX_NAMED;
  return paths.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Creates a folder with its parents. `mkdirSync` with `recursive` never returns on file systems such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function describeFullDisk(written: string): string {
  return formatMessage({
    message: `The disk of --out ${written} is full.`,
    fix: 'Free some space, or choose a folder on another disk with --out.',
  });
}

function describeMountPoint(written: string): string {
  return formatMessage({
    message: `--out ${written} is the root of a disk or volume, which Lectern cannot replace.`,
    fix: `Choose a folder in it, such as --out ${written.replace(/\/+$/, '')}/site.`,
  });
}

function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) return true;
  try {
    // A second mount of the same disk has the same device number, so compare mounts.
    const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return mounts.some(line => line.split(' ')[4]?.replace(/\\(\d{3})/g, decodeOctal) === folder);
  } catch {
    return false;
  }
}

function decodeOctal(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 8));
}
