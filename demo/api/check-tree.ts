import type {FieldError} from './respond.js';
import {speciesNames, type TreeFields} from './tree-store.js';

/** The fields of a body with defaults, or all of their errors. */
export type CheckedTree = {readonly fields: TreeFields} | {readonly errors: readonly FieldError[]};

type Check = (value: unknown) => string | undefined;

const checks: Readonly<Record<keyof TreeFields, Check>> = {
  name: value =>
    typeof value === 'string' && value.trim() !== '' && value.length <= 80 ? undefined : 'must be 1 to 80 characters',
  species: value => (speciesNames.includes(value as string) ? undefined : `must be one of ${speciesNames.join(', ')}`),
  price: value => (isWhole(value, 1, 1_000_000) ? undefined : 'must be a whole number of cents, from 1 to 1000000'),
  stock: value => (isWhole(value, 0, 100_000) ? undefined : 'must be a whole number from 0 to 100000'),
  rootstock: value =>
    value === null || (typeof value === 'string' && value.length <= 40)
      ? undefined
      : 'must be null or at most 40 characters',
  harvest: () => undefined,
  notes: value =>
    Array.isArray(value) && value.length <= 10 && value.every(note => typeof note === 'string')
      ? undefined
      : 'must be a list of at most 10 texts',
};

const defaults = {stock: 0, rootstock: null, harvest: null, notes: []};

/** Reads a tree. `before` contains the values of the fields that a patch omits. */
export function checkTree(value: unknown, before: Partial<TreeFields> = {}): CheckedTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {errors: [{field: '', message: 'must be an object'}]};
  const known = new Set([...Object.keys(checks), 'id', 'addedAt']);
  const errors: FieldError[] = Object.keys(value)
    .filter(field => !known.has(field))
    .map(field => ({field, message: 'is not a field of a tree'}));
  const whole: Record<string, unknown> = {...defaults, ...before, ...value};
  for (const [field, check] of Object.entries(checks)) {
    const message = whole[field] === undefined ? 'is required' : check(whole[field]);
    if (message !== undefined) errors.push({field, message});
  }
  errors.push(...harvestErrors(whole['harvest']));
  if (errors.length > 0) return {errors};
  const fields = Object.fromEntries(Object.keys(checks).map(field => [field, whole[field]]));
  return {fields: fields as unknown as TreeFields};
}

function harvestErrors(harvest: unknown): readonly FieldError[] {
  if (harvest === null || harvest === undefined) return [];
  if (typeof harvest !== 'object') return [{field: 'harvest', message: 'must be null or an object'}];
  const months: Partial<Record<string, unknown>> = {...harvest};
  return ['from', 'to']
    .filter(name => !isWhole(months[name], 1, 12))
    .map(name => ({field: `harvest.${name}`, message: 'must be a month, 1 to 12'}));
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
