import {nearest} from '../../config/nearest.js';
import {isObject, own} from '../../openapi/document/data.js';
import {childOf, type DocumentSet, keyOf, type Located, refOf} from '../../openapi/document/document-set.js';
import {lastKey} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {type Shapes, shapesOfThree, shapesOfTwo} from './async-shapes.js';

interface Step {
  readonly node: Located;
  readonly kind: string;
}

/** What is missing in an AsyncAPI document, of the wrong type, or a key that nobody knows. Each place is looked at once. */
export function asyncShape(documents: DocumentSet, isThree: boolean): readonly SpecProblem[] {
  const shapes = isThree ? shapesOfThree : shapesOfTwo;
  const problems: SpecProblem[] = [];
  const seen = new Set<string>();
  const open: Step[] = [{node: documents.root, kind: 'Document'}];
  for (let step = open.pop(); step; step = open.pop()) {
    const {node, kind} = step;
    const key = `${kind} ${keyOf(node)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const ref = refOf(node.value);
    if (ref !== undefined && kind !== 'any') {
      // References that lead nowhere are said where all of them are followed.
      const target = documents.follow(ref, node);
      if ('node' in target) open.push({node: target.node, kind});
      continue;
    }
    problems.push(...faultsOf(node, kind, shapes));
    open.push(...below(node, kind, shapes).reverse());
  }
  return problems;
}

/** What stands inside of a value of a kind. */
function below({value, ...place}: Located, kind: string, shapes: Shapes): Step[] {
  const node = {value, ...place};
  const inner = /^[[{](\w+)[\]}]$/.exec(kind)?.[1];
  if (typeof value !== 'object' || value === null || wantedOf(kind)?.fits(value) === false) return [];
  if (inner !== undefined)
    return Object.keys(value).flatMap(key => {
      const isExtension = key.startsWith('x-');
      return isExtension ? [] : [{node: childOf(node, key)!, kind: inner}];
    });
  const fields = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  return Object.entries(fields ?? {}).flatMap(([key, said]) => {
    const child = childOf(node, key);
    return child ? [{node: child, kind: said.replace(/!$/, '')}] : [];
  });
}

function faultsOf(node: Located, kind: string, shapes: Shapes): readonly SpecProblem[] {
  const {value} = node;
  const wanted = wantedOf(kind);
  if (wanted && !wanted.fits(value)) {
    const words = `${nameOf(node)} is ${describe(value)}, not ${wanted.words}.`;
    return [problem('warning', words, `write ${wanted.words}: ${wanted.example}.`, node)];
  }
  const fields = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  if (!fields || !isObject(value) || Object.keys(fields).length === 0) return [];
  const missing = Object.entries(fields)
    .filter(([key, said]) => said.endsWith('!') && own(value, key) === undefined)
    .map(([key, said]) => {
      const words = `${nameOf(node)} has no "${key}".`;
      return problem('error', words, `add "${key}": ${wantedOf(said.slice(0, -1))?.example ?? '{}'}.`, node);
    });
  const unknown = Object.keys(value)
    .filter(key => !Object.hasOwn(fields, key) && !key.startsWith('x-'))
    .map(key => {
      const near = nearest(key, Object.keys(fields));
      const fix = near ? `write "${near}".` : `delete it, or call it "x-${key}".`;
      const message = `${nameOf(node)} has "${key}", which AsyncAPI does not know there.`;
      return problem('warning', message, fix, childOf(node, key) ?? node);
    });
  return [...missing, ...unknown];
}

function problem(level: SpecProblem['level'], message: string, fix: string, {file, pointer}: Located): SpecProblem {
  return {code: 'spec-shape', level, message, fix, at: {file, pointer}};
}

interface Wanted {
  readonly words: string;
  readonly example: string;
  fits(value: unknown): boolean;
}

function wantedOf(kind: string): Wanted | undefined {
  if (kind === 'any') return undefined;
  const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  if (kind === 'text') return {words: 'text', example: '"…"', fits: isText};
  if (kind === 'text?') return {words: 'text or null', example: '"…"', fits: value => value === null || isText(value)};
  if (kind === 'schema')
    return {
      words: 'a schema',
      example: '{"type": "object"}',
      fits: value => isObject(value) || typeof value === 'boolean',
    };
  if (kind.startsWith('[')) return {words: 'a list', example: '[…]', fits: Array.isArray};
  return {words: 'an object', example: '{…}', fits: isObject};
}

/** What a reader of the report calls a place: its last keys. */
function nameOf({pointer}: Pick<Located, 'pointer'>): string {
  if (pointer === '') return 'the document';
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  const key = lastKey(pointer);
  if (/^\d+$/.test(key)) return `item ${Number(key) + 1} of "${lastKey(above)}"`;
  return `"${key}"${above === '' ? '' : ` in ${lastKey(above)}`}`;
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value).slice(0, 40);
}
