import {dirname, join} from 'node:path/posix';

/** A value of a document and its file. */
export interface Part {
  readonly value: unknown;
  readonly file: string;
}

/** All keywords of a schema at one level, merged over references and `allOf`. */
export interface Shape {
  readonly isNever: boolean;
  readonly name?: string;
  readonly types: readonly string[];
  readonly words: ReadonlyMap<string, Part>;
  readonly properties: ReadonlyMap<string, readonly Part[]>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly {readonly kind: string; readonly variants: readonly Part[]; readonly isHeirs?: true}[];
  /** Targets of the followed references. */
  readonly targets: readonly unknown[];
}

/**
 * An independent reader of API documents, on plain data. It shares no code with the tested reader, is slow, and does
 * not handle hostile documents.
 */
export class PlainDocument {
  readonly #files: ReadonlyMap<string, unknown>;

  constructor(files: ReadonlyMap<string, unknown>) {
    this.#files = files;
  }

  /** Returns the value at the end of a chain of references. */
  follow(part: Part | undefined): Part | undefined {
    let at = part;
    for (let hops = 0; at && typeof get(at.value, '$ref') === 'string' && hops < 50; hops++) at = this.target(at);
    return at && typeof get(at.value, '$ref') === 'string' ? undefined : at;
  }

  /** Returns the target of a value's reference. */
  target({value, file}: Part): Part | undefined {
    const [address = '', pointer = ''] = (get(value, '$ref') as string).split('#');
    const name = address ? join(dirname(file), decodeURIComponent(address)) : file;
    let at: unknown = this.#files.get(name);
    for (const key of decodeURIComponent(pointer).split('/').slice(1))
      at = get(at, key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return at === undefined ? undefined : {value: at, file: name};
  }

  shape(parts: readonly Part[]): Shape {
    const words = new Map<string, Part>();
    const properties = new Map<string, Part[]>();
    const required = new Set<string>();
    const choices: {kind: string; variants: Part[]; isHeirs?: true}[] = [];
    const targets: unknown[] = [];
    const seen = new Set<unknown>();
    let types: string[] | undefined;
    let isNullable = false;
    let always: boolean | undefined;
    let name: string | undefined;
    const visit = (part: Part, isWhole: boolean) => {
      const {value, file} = part;
      if (typeof value === 'boolean') always ??= value;
      if (!isMap(value) || seen.has(value)) return;
      seen.add(value);
      for (const each of list(value, 'required')) if (typeof each === 'string') required.add(each);
      const said = typesIn(value);
      types = types && said ? bothOf(types, said) : (types ?? said);
      for (const word of Object.keys(value)) if (!words.has(word)) words.set(word, {value: value[word], file});
      if (typeof value.$ref === 'string' && value.$ref !== '') {
        const target = this.target(part);
        if (target) {
          if (isWhole) name ??= value.$ref.split('/').at(-1)!;
          targets.push(target.value);
          visit(target, isWhole);
        }
      }
      const own = isMap(value.properties) ? Object.entries(value.properties) : [];
      const all = list(value, 'allOf');
      for (const each of all) visit({value: each, file}, isWhole && all.length === 1 && own.length === 0);
      for (const [key, each] of own) properties.set(key, [...(properties.get(key) ?? []), {value: each, file}]);
      for (const kind of ['oneOf', 'anyOf']) {
        const variants = list(value, kind).filter(each => get(each, 'type') !== 'null');
        if (variants.length < list(value, kind).length) isNullable = true;
        if (variants.length === 1) visit({value: variants[0], file}, isWhole);
        else if (variants.length > 1) choices.push({kind, variants: variants.map(each => ({value: each, file}))});
      }
      const heirs = isWhole ? this.#heirs(part) : [];
      if (heirs.length > 0 && !heirs.some(each => seen.has(each.value)))
        choices.push({kind: 'oneOf', variants: heirs, isHeirs: true});
    };
    for (const part of [...parts].reverse()) visit(part, true);
    const given: readonly string[] = types ?? [];
    return {
      isNever: always === false,
      types: isNullable && given.length > 0 ? [...new Set([...given, 'null'])] : given,
      words,
      properties,
      required,
      choices,
      targets,
      ...(name !== undefined && {name: decodeURIComponent(name).replaceAll('~1', '/')}),
    };
  }

  /**
   * Returns the subtypes of a schema in its file: schemas in its discriminator mapping, and schemas that extend it by
   * `allOf`.
   */
  #heirs({value, file}: Part): Part[] {
    const given = get(value, 'discriminator');
    if (typeof (isMap(given) ? given.propertyName : given) !== 'string') return [];
    if (get(value, 'oneOf') !== undefined || get(value, 'anyOf') !== undefined) return [];
    const mapping = get(given, 'mapping');
    const named = Object.values(isMap(mapping) ? mapping : {}).flatMap(to => {
      if (typeof to !== 'string') return [];
      const found = this.target({value: {$ref: /[#/.]/.test(to) ? to : `#/components/schemas/${to}`}, file});
      return found && found.value !== value ? [found.value] : [];
    });
    const found = new Set(named);
    const schemas = get(get(this.#files.get(file), 'components'), 'schemas');
    const extend = (base: unknown) => {
      for (const each of Object.values(isMap(schemas) ? schemas : {})) {
        const isHeir = list(each, 'allOf').some(
          part => typeof get(part, '$ref') === 'string' && this.target({value: part, file})?.value === base,
        );
        if (!isHeir || each === value) continue;
        if (base === value || !found.has(each)) waiting.push(each);
        found.add(each);
      }
    };
    const waiting: unknown[] = [value];
    const done = new Set<unknown>();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (!done.has(next)) {
        done.add(next);
        extend(next);
      }
    return [...found].map(each => ({value: each, file}));
  }

  /**
   * Returns whether a property is visible on a side. Requests hide read-only properties, and responses hide write-only
   * properties.
   */
  isShown(parts: readonly Part[], side: 'request' | 'response'): boolean {
    const mark = side === 'request' ? 'readOnly' : 'writeOnly';
    return !parts.some(part => get(part.value, mark) === true || get(this.follow(part)?.value, mark) === true);
  }
}

/** Returns the value for a key of an object or a list. */
export function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as never)[key] : undefined;
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown, key: string): readonly unknown[] {
  const found = get(value, key);
  return Array.isArray(found) ? found : [];
}

function typesIn(value: Readonly<Record<string, unknown>>): string[] | undefined {
  const {type} = value;
  const types = (Array.isArray(type) ? type : [type]).filter(each => typeof each === 'string');
  if (types.length === 0) return undefined;
  return [...new Set(value.nullable === true ? [...types, 'null'] : types)] as string[];
}

/** Returns the types that two schemas allow together. An integer is also a number. */
function bothOf(known: string[], said: string[]): string[] {
  const both = known.filter(each => said.includes(each) || (each === 'integer' && said.includes('number')));
  return both.length > 0 ? both : known;
}
