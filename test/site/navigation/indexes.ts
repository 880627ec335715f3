import {buildApiIndex} from '../../../src/openapi/operation/api-index.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import type {ApiIndexes} from '../../../src/site/navigation/generated-entries.js';
import {open} from '../../openapi/open.js';

export type Operation = {readonly [key: string]: unknown};

/** Returns the indexes of documents with these paths. `'broken'` is an unreadable document. */
export async function indexesOf(documents: Readonly<Record<string, object | 'broken'>>): Promise<ApiIndexes> {
  const all = Object.entries(documents).map(async ([file, document]) => {
    if (document === 'broken') return [file, undefined] as const;
    const whole = {openapi: '3.2.0', info: {title: `Title of ${file}`, version: '1'}, ...document};
    return [file, buildApiIndex(indexDocument(await open(whole)), {title: `Title of ${file}`})] as const;
  });
  return new Map(await Promise.all(all));
}

/** Returns `paths` for entries such as `['GET /users', {summary: 'List users'}]`. */
export function paths(...operations: readonly (readonly [name: string, operation?: Operation])[]): object {
  const found: Record<string, Record<string, Operation>> = {};
  for (const [name, operation = {}] of operations) {
    const [method, path] = name.split(/ (.*)/s) as [string, string];
    found[path] = {...found[path], [method.toLowerCase()]: operation};
  }
  return {paths: found};
}
