import {findChannels} from '../../asyncapi/find-channels.js';
import {isAsync} from '../../asyncapi/is-async.js';
import {isThree, startReading} from '../../asyncapi/reading.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {childrenOf} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {specAuthName} from './spec-auth-name.js';
import {specChannel} from './spec-channel.js';
import {specContact} from './spec-contact.js';
import {specKeyword} from './spec-keyword.js';
import {specLink} from './spec-link.js';
import {specNumber} from './spec-number.js';
import {specParameter} from './spec-parameter.js';
import {specPartLink} from './spec-part-link.js';
import {specPath} from './spec-path.js';
import {specScope} from './spec-scope.js';
import {specSecurityMissing} from './spec-security-missing.js';
import {specServerUrl} from './spec-server-url.js';

const rules = [
  specServerUrl,
  specAuthName,
  specSecurityMissing,
  specScope,
  specParameter,
  specPath,
  specLink,
  specPartLink,
  specContact,
  specKeyword,
  specNumber,
];

/** Runs all rules on a document, besides the problems of its reader. Run in `settle`. */
export function specProblems(documents: DocumentSet, index: DocumentIndex): readonly SpecProblem[] {
  if (isAsync(documents)) return asyncProblems(documents);
  return rules.flatMap(rule => rule(documents, index));
}

function asyncProblems(documents: DocumentSet): readonly SpecProblem[] {
  const isNew = isThree(documents.root);
  const found = specChannel(documents);
  if (isNew) return found;
  // In 2.x servers and operations name their schemes, as in OpenAPI; 3.x refers to them.
  const parts = findChannels(startReading(documents)).flatMap(each => each.parts);
  const servers = childrenOf(documents.root, 'servers').map(([, node]) => ({node}));
  return [...found, ...specSecurityMissing(documents, {operations: [...servers, ...parts]})];
}
