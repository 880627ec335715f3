import {type Files, isFile} from '../base/files.js';
import {isObject} from '../base/json.js';
import {limits} from '../base/limits.js';
import {type At, keysOf, step} from './finding.js';
import {parseJson} from './parse-json.js';

/** A position in one of the files, by its keys. */
export interface Origin {
  readonly file: string;
  readonly keys: readonly (string | number)[];
}

/** A `$ref` that could not be expanded. */
export interface BadReference {
  readonly origin: Origin;
  /** Target in the author's spelling. */
  readonly target: string;
  /** File of the target, if it exists. */
  readonly file?: string;
  readonly why: 'absent' | 'outside' | 'circle' | 'failed' | 'syntax' | 'too large' | 'too many' | 'too deep';
  readonly reason?: string;
}

/** docs.json with references replaced by their files' contents. */
export interface Expanded {
  readonly value: unknown;
  readonly bad: readonly BadReference[];
  /** Original positions of expanded values, by `toOriginKey(keys)`. */
  readonly origins: ReadonlyMap<string, Origin>;
  readonly texts: ReadonlyMap<string, string>;
}

export function toOriginKey(keys: readonly (string | number)[]): string {
  return JSON.stringify(keys);
}

/** Expands the files that `$ref` names. Reads each file once, but counts every use. */
export async function expandReferences(files: Files, file: string, value: unknown): Promise<Expanded> {
  const bad: BadReference[] = [];
  const origins = new Map<string, Origin>();
  const texts = new Map<string, string>();
  const loads = new Map<string, Promise<Loaded>>();
  let includes = 0;

  async function expand(
    value: unknown,
    at: At | undefined,
    origin: Origin,
    stack: readonly string[],
  ): Promise<unknown> {
    // Deeper values have no effect, because the navigation limits its nesting (security rule B4).
    if (typeof value !== 'object' || value === null || (at && at.depth > 4 * limits.depth)) return value;
    if (!Array.isArray(value) && Object.hasOwn(value, '$ref')) {
      const target = (value as {$ref: unknown}).$ref;
      if (typeof target === 'string') return follow(value as {$ref: string}, at, origin, stack);
    }
    const holder = value as Record<string | number, unknown>;
    const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(holder);
    // Expands all keys concurrently, so that their files download in parallel.
    await Promise.all(
      keys.map(async key => {
        const inner = holder[key];
        if (typeof inner !== 'object' || inner === null) return;
        const here = {file: origin.file, keys: [...origin.keys, key]};
        const read = await expand(inner, step(at, key), here, stack);
        if (read === inner) return;
        // Defines an own property, so that keys such as `__proto__` are safe (security rule B1).
        Object.defineProperty(holder, key, {value: read, configurable: true, enumerable: true, writable: true});
      }),
    );
    return value;
  }

  async function follow(
    object: {readonly $ref: string},
    at: At | undefined,
    origin: Origin,
    stack: readonly string[],
  ): Promise<unknown> {
    const refuse = (why: BadReference['why'], more: {file?: string; reason?: string} = {}) => {
      bad.push({origin, target: object.$ref, why, ...more});
      return undefined;
    };
    const target = resolvePath(origin.file, object.$ref);
    if (target === undefined) return refuse('outside');
    if (stack.includes(target)) return refuse('circle', {file: target});
    if (stack.length > limits.depth) return refuse('too deep', {file: target});
    if (++includes > limits.includes) return refuse('too many', {file: target});
    let loading = loads.get(target);
    if (!loading) {
      loading = load(target);
      loads.set(target, loading);
    }
    const loaded = await loading;
    if ('why' in loaded) return refuse(loaded.why, {file: target, ...(loaded.reason && {reason: loaded.reason})});
    origins.set(toOriginKey(keysOf(at)), {file: target, keys: []});
    // Parses a fresh copy for every use, because expansion changes it.
    const value = await expand(JSON.parse(loaded.text), at, {file: target, keys: []}, [...stack, target]);
    const {$ref: _, ...beside} = object;
    if (!Object.keys(beside).length || !isObject(value)) return value;
    // Keys next to `$ref` override those of the file.
    const merged = Object.assign(Object.create(null) as Record<string, unknown>, value);
    for (const key of Object.keys(beside)) {
      const here = step(at, key);
      const own = {file: origin.file, keys: [...origin.keys, key]};
      origins.set(toOriginKey(keysOf(here)), own);
      merged[key] = await expand((beside as Record<string, unknown>)[key], here, own, stack);
    }
    return merged;
  }

  async function load(path: string): Promise<Loaded> {
    const result = await files.read(path);
    if (!isFile(result)) {
      const why = result.missing === 'refused' ? 'outside' : result.missing;
      return {why, ...(result.reason && {reason: result.reason})};
    }
    if (result.text.length > limits.config) return {why: 'too large'};
    const text = result.text.replace(/^\uFEFF/, '');
    texts.set(path, text);
    return parseJson(text) ? {text} : {why: 'syntax'};
  }

  const expanded = await expand(value, undefined, {file, keys: []}, [file]);
  return {value: expanded, bad, origins, texts};
}

type Loaded = {readonly text: string} | {readonly why: BadReference['why']; readonly reason?: string};

/** Resolves a reference to a file path. Undefined for paths outside the project. */
function resolvePath(from: string, target: string): string | undefined {
  // Rejects schemes, absolute paths, backslashes, and encoded characters.
  if (!target || /^[\\/]|^[a-z][a-z\d+.-]*:|[\\%?#\0]/i.test(target)) return undefined;
  const path = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') {
      if (!path.length) return undefined;
      path.pop();
    } else if (part && part !== '.') {
      path.push(part);
    }
  }
  return path.join('/');
}
