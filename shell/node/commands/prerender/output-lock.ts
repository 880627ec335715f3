import {readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import {formatMessage} from '../../../../src/base/problem.js';
import {buildHiddenPath} from './output-place.js';

/**
 * Age in milliseconds after which a lock of another machine counts as abandoned (one hour). Its process can't be
 * checked from here.
 */
const MAX_AGE_MS = 3_600_000;

/** Locks of this process. The process id in the lock file does not distinguish them. */
const held = new Set<string>();

/**
 * Locks an output folder for one run. Returns a function that releases the lock. If another run holds it, returns a
 * message with its owner.
 */
export function lockOutput(out: string, written: string): (() => void) | string {
  const file = buildHiddenPath(out, 'lock');
  for (let tries = 0; tries < 3; tries++) {
    if (isMade(file)) {
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, {force: true});
      };
    }
    const owner = readOwner(file);
    if (owner !== undefined && isRunning(file, owner))
      return formatMessage({
        message: `Another lectern prerender writes to ${written} (process ${owner.pid} on ${owner.host}).`,
        fix: `Wait until this run ends, or delete ${file} if it has ended.`,
      });
    takeAway(file, owner?.text);
  }
  return formatMessage({
    message: `Another lectern prerender writes to ${written}.`,
    fix: 'Wait until this run ends, or choose another folder with --out.',
  });
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly text: string;
}

function isMade(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${hostname()}\n`, {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Reads who holds a lock. Undefined if the lock file does not exist. */
function readOwner(file: string): Owner | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const [, pid = '0', host = 'an unknown machine'] = /^(\d{1,10}) (\S+)/.exec(text) ?? [];
    return {pid: Number(pid), host, text};
  } catch {
    return undefined;
  }
}

function isRunning(file: string, {pid, host, text}: Owner): boolean {
  if (host !== hostname()) {
    // An empty lock file is being written now. If it is old, its process was killed.
    const age = Date.now() - (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0);
    return age < (text === '' ? 2000 : MAX_AGE_MS);
  }
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes an abandoned lock, unless another run has replaced it meanwhile. */
function takeAway(file: string, left: string | undefined): void {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') === left) rmSync(aside);
    else renameSync(aside, file);
  } catch {
    // Another run deleted the lock first. The next attempt checks again.
  }
}
