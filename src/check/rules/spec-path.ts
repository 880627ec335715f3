import type {DocumentSet} from '../../openapi/document/document-set.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {writeParameterType} from '../written-keys.js';

/** Finds paths with a query or fragment, which many tools misread (OpenAPI 3.1, section 4.8.8). */
export function checkSpecPath(documents: DocumentSet, {operations}: DocumentIndex): readonly SpecProblem[] {
  const problems = new Map<string, SpecProblem>();
  for (const {path, kind, item} of operations) {
    const sign = /[?#]/.exec(path.replace(/\{[^{}]*\}/g, ''))?.[0];
    if (kind !== 'operation' || sign === undefined) continue;
    const name = /[?&]([^=&{}]+)/.exec(path)?.[1] ?? 'name';
    const parameter = `{"name": "${name}", "in": "query", ${writeParameterType(documents)}}`;
    problems.set(path, {
      code: 'spec-path',
      level: 'warning',
      message: `The path "${path}" contains "${sign}". Paths have no query and no fragment.`,
      fix: `write "${path.split(sign)[0]}"${sign === '?' ? `, and add the parameter ${parameter}` : ''}.`,
      at: item,
      atKey: true,
    });
  }
  return [...problems.values()];
}
