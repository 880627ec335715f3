import type {DocumentSet} from '../../openapi/document/document-set.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {specAuthName} from './spec-auth-name.js';
import {specSecurityMissing} from './spec-security-missing.js';
import {specServerUrl} from './spec-server-url.js';

/** Everything that rules of the check say about one document, beside what its readers say. Run in `settle`. */
export function specProblems(documents: DocumentSet, index: DocumentIndex): readonly SpecProblem[] {
  return [specServerUrl, specAuthName, specSecurityMissing].flatMap(rule => rule(documents, index));
}
