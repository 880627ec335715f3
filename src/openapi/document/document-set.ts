import {type Files, isFile} from '../../base/files.js';
import {getOwnText, isObject} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import type {Problem} from '../../base/problem.js';
import type {Anchors} from './anchors.js';
import type {ApiDocument} from './api-document.js';
import {getChild, getPositionKey, type Located, type Resolved} from './located.js';
import {getLastKey, parsePointer} from './pointer.js';
import {readData} from './read-data.js';
import type {DocumentPosition, SpecProblem} from './spec-problem.js';

type Target =
  | {readonly node: Located}
  | {readonly node?: never; readonly problem: SpecProblem}
  | {readonly node?: never; readonly unread: string};

type Lookups = typeof import('./lookups.js');
/** Lazily loaded module. `settle` sets it on first use. */
let lookups: Lookups | undefined;
/** Entry for the lookups module in the list of files that `settle` loads. */
const LOOKUPS = '';

interface Held {
  readonly value?: unknown;
  /** Why the file is unavailable, worded as the second half of a sentence. */
  readonly missing?: string;
  /** True if the file was not requested, because the limit for referenced files is exceeded. */
  readonly isPast?: boolean;
}

/**
 * A document and its referenced files. Follows references on request, one at a time, and expands nothing in advance
 * (security rule B3). Results are the original values, never copies.
 */
export class DocumentSet {
  readonly root: Located;
  readonly version: string;
  readonly #files: Files;
  readonly #remote: readonly string[];
  readonly #held = new Map<string, Held>();
  /** Total size of the referenced files, in characters. */
  #size = 0;
  readonly #texts = new Map<string, string>();
  readonly #targets = new Map<string, Target>();
  readonly #anchors = new Map<string, Anchors>();
  /** References that a pointer is being followed through. */
  readonly #onTheWay = new Set<string>();
  readonly #withIds = new Map<string, boolean>();
  readonly #wanted = new Set<string>();
  readonly #readProblems: Problem[] = [];

  /**
   * `remote` lists additional hosts that `$ref` URLs may use, besides the project or the document's own origin. `parts`
   * maps paths of other files to their content.
   */
  constructor(
    document: ApiDocument,
    files: Files,
    remote: readonly string[] = [],
    parts: readonly (readonly [file: string, value: unknown])[] = [],
  ) {
    this.root = {value: document.value, file: document.file, pointer: ''};
    this.version = document.version;
    this.#files = files;
    this.#remote = remote;
    for (const [file, value] of parts) this.#held.set(file, {value});
    this.#held.set(document.file, {value: document.value});
    this.#texts.set(document.file, document.text);
  }

  /** Texts of all loaded files by path, for the line numbers of problems. */
  get texts(): ReadonlyMap<string, string> {
    return this.#texts;
  }

  /** Syntax problems of the referenced files. */
  get readProblems(): readonly Problem[] {
    return this.#readProblems;
  }

  /**
   * Runs `work`, loads the files that it requested, and repeats until it requests none. Code that walks a document can
   * therefore be synchronous. `work` must have no side effects: it can run several times.
   */
  async settle<T>(work: () => T, signal?: AbortSignal): Promise<T> {
    for (;;) {
      this.#wanted.clear();
      const result = work();
      if (this.#wanted.size === 0) return result;
      await Promise.all([...this.#wanted].map(file => this.#read(file, signal)));
    }
  }

  /** Resolves dynamic references. Undefined until `settle` has loaded the lookups module. */
  get dynamic(): Pick<Lookups, 'findDynamicTarget' | 'enterSchema'> | undefined {
    return this.#lookups;
  }

  /**
   * Finds a schema's subtypes. Undefined until `settle` has loaded the lookups module, which most documents never need.
   */
  get findSubtypes(): Lookups['findSubtypes'] | undefined {
    return this.#lookups?.findSubtypes;
  }

  /** Finds the variants that extend a schema. Undefined until `settle` has loaded the lookups module. */
  get listExtensions(): Lookups['listExtensions'] | undefined {
    return this.#lookups?.listExtensions;
  }

  /** Matches a text against a plain pattern. Undefined until `settle` has loaded the lookups module. */
  get matchesPlainPattern(): Lookups['matchesPlainPattern'] | undefined {
    return this.#lookups?.matchesPlainPattern;
  }

  /** Finds a security scheme by its URI. Undefined until `settle` has loaded the lookups module. */
  get findSchemeByUri(): Lookups['findSchemeByUri'] | undefined {
    return this.#lookups?.findSchemeByUri;
  }

  get #lookups(): Lookups | undefined {
    if (!lookups) this.#wanted.add(LOOKUPS);
    return lookups;
  }

  /** Returns the value, or the final target if the value is a reference or a chain of references. */
  resolve(node: Located): Resolved {
    const refs: string[] = [];
    let current = node;
    for (;;) {
      const ref = getRef(current.value);
      if (ref === undefined) return {state: 'found', node: current, refs};
      const target = this.follow(ref, current);
      if ('problem' in target) return {state: 'missing', problem: target.problem};
      if ('unread' in target) return {state: 'unread', file: target.unread};
      const key = getPositionKey(target.node);
      if (refs.includes(key) || refs.length > limits.depth) return {state: 'circular', chain: [...refs, key]};
      refs.push(key);
      current = target.node;
    }
  }

  /** Follows a reference at the position `from`. If the target is also a reference, does not follow that one. */
  follow(ref: string, from: DocumentPosition): Target {
    const own = ref === '#' ? this.#schemaAround(from) : undefined;
    if (own) return own;
    // Cache such references per schema with an `$id`, because anchors are local to it.
    const resource = isPointer(ref) ? undefined : this.#anchorsOf(from.file)?.resourceOf(from.pointer);
    const key = `${from.file}\n${resource ?? ''}\n${ref}`;
    const known = this.#targets.get(key);
    // Never return a cached problem: each problem names the position of its own reference.
    if (known && 'node' in known) return known;
    const target = this.#find(ref, from);
    if ('node' in target) this.#targets.set(key, target);
    return target;
  }

  /**
   * Resolves a pointer within the nearest schema with an `$id`, or else within the enclosing component. In a standalone
   * recursive schema, `#` means that schema: no schema refers to the whole API document.
   */
  #schemaAround(from: DocumentPosition, fragment = ''): Target | undefined {
    const {file, pointer} = from;
    if (this.#mayHaveIds(file) && !this.#lookups) return {unread: LOOKUPS};
    const resource = this.#mayHaveIds(file) ? this.#anchorsOf(file)?.resourceOf(pointer) : undefined;
    const component = /^\/(?:components\/schemas|definitions)\/[^/]+/.exec(pointer)?.[0];
    const around = resource ?? component;
    return around ? this.#at({file, pointer: around + fragment}) : undefined;
  }

  #find(ref: string, from: DocumentPosition): Target {
    const missing = (message: string, fix: string, file?: string, code?: string | false): Target => ({
      problem: {
        code: code || 'spec-ref-missing',
        level: 'error',
        message,
        fix,
        at: from,
        on: '$ref',
        ...(file !== undefined && this.#texts.has(file) && file !== from.file && {related: [{file, pointer: ''}]}),
      },
    });
    const isPlain = isPointer(ref);
    if (!isPlain && !this.#lookups) return {unread: LOOKUPS};
    const named = isPlain ? undefined : this.#anchorsOf(from.file)?.find(ref, from.pointer);
    const byName = named === undefined ? undefined : this.#at({file: from.file, pointer: named});
    if (byName) return byName;
    const here = {file: from.file, fragment: ref.slice(1)};
    const within = isPlain ? undefined : lookups?.findFragmentWithin(this.root, ref, from.file);
    const target =
      within === undefined
        ? (!isPlain && lookups?.resolveReferenceTarget(from.file, ref, this.#remote)) || here
        : {file: this.root.file, fragment: within};
    if ('refused' in target)
      return missing(
        `$ref in ${from.file} references the file "${ref}", which Lectern does not read: ${target.refused}.`,
        target.fix ?? 'copy the file into the project, and write its relative path.',
        ref.split('#')[0],
      );
    const {file, fragment} = target;
    const held = this.#held.get(file);
    if (!held) {
      this.#wanted.add(file);
      return {unread: file};
    }
    if (held.missing !== undefined)
      return missing(
        `$ref in ${from.file} references the file "${file}", which ${held.missing}.`,
        held.isPast ? 'split the document, or bundle it into one file.' : `add ${file}, or correct the path.`,
        file,
        held.isPast && 'spec-size',
      );
    const pointer =
      fragment === '' || fragment.startsWith('/') ? fragment : this.#anchorsOf(file)?.find(`#${fragment}`, '');
    // Some tools encode a space as a plus sign, as forms do.
    const found =
      pointer === undefined
        ? undefined
        : (this.#at({file, pointer}) ?? this.#at({file, pointer: pointer.replaceAll('+', '%20')}));
    // By specification, a pointer starts at the nearest schema with an `$id`. Try the whole document first, because
    // most authors mean that.
    const inside = !found && isPlain ? this.#schemaAround(from, fragment) : undefined;
    if (inside) return inside;
    return found ?? missing(describeMissing(ref, fragment, from, file), this.#fixFor(file, fragment), file);
  }

  /** Finds a position. Continues in the target of a `$ref` on the way, as most tools do. */
  #at({file, pointer}: DocumentPosition): Target | undefined {
    let node: Located = {value: this.#held.get(file)?.value, file, pointer: ''};
    for (const key of parsePointer(pointer)) {
      let child = getChild(node, key);
      if (!child) {
        const target = this.#resolveOnTheWay(node);
        if (target?.state === 'unread') return {unread: target.file};
        child = target?.state === 'found' ? getChild(target.node, key) : undefined;
      }
      if (!child) return undefined;
      node = child;
    }
    return {node};
  }

  #resolveOnTheWay(node: Located): Resolved | undefined {
    // A pointer can lead through the reference that contains it.
    const key = getPositionKey(node);
    if (getRef(node.value) === undefined || this.#onTheWay.has(key)) return undefined;
    this.#onTheWay.add(key);
    const target = this.resolve(node);
    this.#onTheWay.delete(key);
    return target;
  }

  /** Returns a fix for a broken reference. Suggests a sibling with nearly the same name. */
  #fixFor(file: string, fragment: string): string {
    const name = getLastKey(fragment);
    const parent = this.#at({file, pointer: fragment.slice(0, Math.max(0, fragment.lastIndexOf('/')))});
    const names = parent && 'node' in parent && isObject(parent.node.value) ? Object.keys(parent.node.value) : [];
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]|s$/g, '');
    const near = names.find(each => plain(each) === plain(name));
    const holder = /^(?:\/[\w-]+)+(?=\/)/.exec(fragment)?.[0].slice(1).replaceAll('/', '.');
    const added = `add "${name}" to ${holder ? `${holder} of ` : ''}${file}.`;
    return near ? `write "${near}" instead of "${name}", or ${added}` : added;
  }

  /** Returns whether a file contains `$id`. Cached, because a large document can have many broken references. */
  #mayHaveIds(file: string): boolean {
    let may = this.#withIds.get(file);
    if (may === undefined) {
      may = this.#texts.get(file)?.includes('$id') !== false;
      this.#withIds.set(file, may);
    }
    return may;
  }

  #anchorsOf(file: string): Anchors | undefined {
    let anchors = this.#anchors.get(file);
    if (!anchors && lookups) {
      anchors = lookups.findAnchors(this.#held.get(file)?.value);
      this.#anchors.set(file, anchors);
    }
    return anchors;
  }

  async #read(file: string, signal?: AbortSignal): Promise<void> {
    if (file === LOOKUPS) {
      lookups = await import('./lookups.js');
      return;
    }
    const isPast = () => this.#held.size > limits.specFiles || this.#size > limits.spec;
    const result = isPast() ? undefined : await this.#files.read(file, signal);
    if (result && isFile(result)) this.#size += result.text.length;
    if (!result || isPast()) {
      this.#held.set(file, {missing: 'exceeds the size limit of the document', isPast: true});
      return;
    }
    if (!isFile(result)) {
      const why =
        result.missing === 'absent' ? 'does not exist' : `Lectern cannot read: ${result.reason ?? result.missing}`;
      this.#held.set(file, {missing: why});
      return;
    }
    this.#texts.set(file, result.text);
    const {value, problems} = await readData(result.text, file);
    this.#readProblems.push(...problems);
    this.#held.set(file, value === undefined ? {missing: 'is not valid JSON or YAML'} : {value});
  }
}

function isPointer(ref: string): boolean {
  return /^#(?:\/|$)/.test(ref);
}

/**
 * Returns the `$ref` or `$dynamicRef` of a value. Returns undefined for an object: under `properties`, `$ref` can be a
 * property's name.
 */
export function getRef(value: unknown): string | undefined {
  return getOwnText(value, '$ref') ?? getOwnText(value, '$dynamicRef');
}

function describeMissing(ref: string, fragment: string, from: DocumentPosition, file: string): string {
  // Derive the kind of component for the message: `securitySchemes` gives "security scheme".
  const holder = /^[a-z]+s$/i.exec(parsePointer(fragment).at(-2) ?? '')?.[0] ?? 'values';
  const kind = holder
    .slice(0, -1)
    .replace(/ie$/, 'y')
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  const where = file === from.file ? '' : ` in ${file}`;
  return `$ref in ${from.file} references the ${kind} "${ref}", which does not exist${where}.`;
}
