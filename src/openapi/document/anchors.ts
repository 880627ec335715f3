import {getOwnText, isObject} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import {isContainer} from '../../base/written-number.js';
import {joinPointer} from './pointer.js';

/** Index of the schemas with an `$id` or anchor in a document (JSON Schema 2020-12, section 8.2). */
export interface Anchors {
  /** Resolves `ref` at the pointer `from`. Returns the JSON pointer of its target, or undefined. */
  find(ref: string, from: string): string | undefined;
  /** Returns the JSON pointer of the nearest enclosing schema with an `$id`. Undefined outside such schemas. */
  resourceOf(pointer: string): string | undefined;
}

/**
 * Indexes `$id`, resolved against the enclosing `$id`, with its local `$anchor` and `$dynamicAnchor`. Walks the whole
 * document, so call it only for references that are not pointers. The first of equal names wins.
 */
export function findAnchors(document: unknown): Anchors {
  const named = new Map<string, string>();
  const resources = new Map<string, string>();
  const add = (name: string, pointer: string) => {
    if (!named.has(name)) named.set(name, pointer);
  };
  // Visit each value once, because YAML aliases share values.
  const seen = new Set<unknown>();
  const open: {value: unknown; pointer: string; depth: number; base: string}[] = [
    {value: document, pointer: '', depth: 0, base: ''},
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const {value, pointer, depth} = next;
    if (!isContainer(value) || seen.has(value) || depth > limits.specDepth) continue;
    seen.add(value);
    let {base} = next;
    if (isObject(value)) {
      const id = getOwnText(value, '$id');
      if (id) {
        base = resolveId(id, base);
        resources.set(pointer, base);
        add(base, pointer);
        add(id, pointer);
      }
      for (const key of ['$anchor', '$dynamicAnchor']) {
        const name = getOwnText(value, key);
        if (!name) continue;
        add(`${base}#${name}`, pointer);
        add(`#${name}`, pointer);
      }
    }
    for (const [key, child] of Object.entries(value).reverse())
      if (isContainer(child)) open.push({value: child, pointer: joinPointer(pointer, key), depth: depth + 1, base});
  }
  const resourceOf = (pointer: string) => {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) if (resources.has(at)) return at;
    return resources.has('') ? '' : undefined;
  };
  return {
    resourceOf,
    find(ref, from) {
      const resource = resourceOf(from);
      const base = resource === undefined ? '' : (resources.get(resource) as string);
      const found = named.get(resolveId(ref, base)) ?? named.get(ref);
      const [, address = '', pointer = ''] = /^([^#]+)#(\/.*)$/s.exec(ref) ?? [];
      const within = address && named.get(resolveId(address, base));
      return found ?? (within === undefined || within === '' ? undefined : within + pointer);
    },
  };
}

/** Resolves an `$id` or reference against the URI `base`. Returns text that is not a URI reference unchanged. */
function resolveId(written: string, base: string): string {
  if (written.startsWith('#')) return base + written;
  if (URL.canParse(written)) return new URL(written).href;
  return URL.canParse(written, base) ? new URL(written, base).href : written;
}
