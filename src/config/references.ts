import {type Files, isFile, type UnreadableCause} from '../base/files.js';
import {isObject} from '../base/json.js';
import {limits} from '../base/limits.js';
import {type ConfigStep, toKeys, toStep} from './finding.js';
import {tryParseJson} from './parse-json.js';

/** A file, and the keys of a value in it. */
export interface ConfigOrigin {
  readonly file: string;
  readonly keys: readonly (string | number)[];
}

/** A `$ref` that could not be expanded. */
export interface BadReference {
  readonly origin: ConfigOrigin;
  /** Target as the author wrote it. */
  readonly target: string;
  /** Path of the target, if the file exists. */
  readonly file?: string;
  readonly why: UnreadableCause | 'absent' | 'circle' | 'failed' | 'syntax' | 'too many' | 'too deep';
  readonly reason?: string;
}

/** docs.json with references replaced by their files' contents. */
export interface ExpandedConfig {
  readonly value: unknown;
  readonly bad: readonly BadReference[];
  /** Origins of expanded values, by `toOriginKey(keys)`. */
  readonly origins: ReadonlyMap<string, ConfigOrigin>;
  readonly texts: ReadonlyMap<string, string>;
}

export function toOriginKey(keys: readonly (string | number)[]): string {
  return JSON.stringify(keys);
}

/**
 * Replaces each `$ref` in `value` with the content of the file. Reads each file once, but counts every use towards the
 * limit.
 */
export async function expandReferences(files: Files, file: string, value: unknown): Promise<ExpandedConfig> {
  const expander = new ReferenceExpander(files);
  const expanded = await expander.expand(value, {at: undefined, origin: {file, keys: []}, stack: [file]});
  return {value: expanded, bad: expander.bad, origins: expander.origins, texts: expander.texts};
}

/** Position of a value in the expanded docs.json, and in the file that contains it. */
interface Position {
  readonly at: ConfigStep | undefined;
  readonly origin: ConfigOrigin;
  /** Files whose references lead to the value, to detect cycles. */
  readonly stack: readonly string[];
}

class ReferenceExpander {
  readonly bad: BadReference[] = [];
  readonly origins = new Map<string, ConfigOrigin>();
  readonly texts = new Map<string, string>();
  readonly #files: Files;
  readonly #loads = new Map<string, Promise<Loaded>>();
  #includes = 0;

  constructor(files: Files) {
    this.#files = files;
  }

  /**
   * Replaces the references inside a value, in place. Returns the value, or the content of the file if the value itself
   * is a reference.
   */
  async expand(value: unknown, position: Position): Promise<unknown> {
    const {at, origin, stack} = position;
    // Leave deeper values unchanged: they have no effect, because the navigation limits its nesting (security rule B4).
    if (typeof value !== 'object' || value === null || (at && at.depth > 4 * limits.depth)) return value;
    if (!Array.isArray(value) && Object.hasOwn(value, '$ref')) {
      const target = (value as {$ref: unknown}).$ref;
      if (typeof target === 'string') return this.#follow(value as {$ref: string}, position);
    }
    const holder = value as Record<string | number, unknown>;
    const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(holder);
    // Expand all keys at once, so that their files download in parallel.
    await Promise.all(
      keys.map(async key => {
        const inner = holder[key];
        if (typeof inner !== 'object' || inner === null) return;
        const here = {file: origin.file, keys: [...origin.keys, key]};
        const read = await this.expand(inner, {at: toStep(at, key), origin: here, stack});
        if (read === inner) return;
        // Define an own property: an assignment to `__proto__` would change the prototype (security rule B1).
        Object.defineProperty(holder, key, {value: read, configurable: true, enumerable: true, writable: true});
      }),
    );
    return value;
  }

  /** Returns the content of the file that a `$ref` names, merged with the keys next to the `$ref`. */
  async #follow(object: {readonly $ref: string}, {at, origin, stack}: Position): Promise<unknown> {
    const refuse = (why: BadReference['why'], more: {file?: string; reason?: string} = {}) => {
      this.bad.push({origin, target: object.$ref, why, ...more});
      return undefined;
    };
    const target = resolvePath(origin.file, object.$ref);
    if (target === undefined) return refuse('outside');
    if (stack.includes(target)) return refuse('circle', {file: target});
    if (stack.length > limits.depth) return refuse('too deep', {file: target});
    if (++this.#includes > limits.includes) return refuse('too many', {file: target});
    const loading = this.#loads.get(target) ?? this.#load(target);
    this.#loads.set(target, loading);
    const loaded = await loading;
    if ('why' in loaded) return refuse(loaded.why, {file: target, ...(loaded.reason && {reason: loaded.reason})});
    this.origins.set(toOriginKey(toKeys(at)), {file: target, keys: []});
    const below = [...stack, target];
    // Parse the file again for every use, because expansion changes the data.
    const value = await this.expand(JSON.parse(loaded.text), {at, origin: {file: target, keys: []}, stack: below});
    const {$ref: _, ...beside} = object;
    if (!Object.keys(beside).length || !isObject(value)) return value;
    // Let keys next to `$ref` override those in the file.
    const merged = Object.assign(Object.create(null) as Record<string, unknown>, value);
    for (const [key, inner] of Object.entries(beside)) {
      const here = {at: toStep(at, key), origin: {file: origin.file, keys: [...origin.keys, key]}, stack};
      this.origins.set(toOriginKey(toKeys(here.at)), here.origin);
      merged[key] = await this.expand(inner, here);
    }
    return merged;
  }

  async #load(path: string): Promise<Loaded> {
    const result = await this.#files.read(path);
    if (!isFile(result)) {
      const why = result.missing === 'absent' ? 'absent' : (result.cause ?? 'failed');
      return {why, ...(result.reason && {reason: result.reason})};
    }
    if (result.text.length > limits.config) return {why: 'too large'};
    const text = result.text.replace(/^\uFEFF/, '');
    this.texts.set(path, text);
    return tryParseJson(text) ? {text} : {why: 'syntax'};
  }
}

type Loaded = {readonly text: string} | {readonly why: BadReference['why']; readonly reason?: string};

/** Resolves a reference to a file path. Undefined for paths outside the project. */
function resolvePath(from: string, target: string): string | undefined {
  // Reject schemes, absolute paths, backslashes, and percent-encoded characters: they could lead out of the project.
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
