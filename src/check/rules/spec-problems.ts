import {findChannels} from '../../asyncapi/find-channels.js';
import {isAsync} from '../../asyncapi/is-async.js';
import {isVersion3, startReading} from '../../asyncapi/reading.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChildren} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {checkSpecAuthName} from './spec-auth-name.js';
import {checkSpecChannel} from './spec-channel.js';
import {checkSpecContact} from './spec-contact.js';
import {checkSpecKeyword} from './spec-keyword.js';
import {checkSpecLink} from './spec-link.js';
import {checkSpecNumber} from './spec-number.js';
import {checkSpecParameter} from './spec-parameter.js';
import {checkSpecPartLink} from './spec-part-link.js';
import {checkSpecPath} from './spec-path.js';
import {checkSpecScope} from './spec-scope.js';
import {checkSpecSecurityMissing} from './spec-security-missing.js';
import {checkSpecServerUrl} from './spec-server-url.js';

const rules = [
  checkSpecServerUrl,
  checkSpecAuthName,
  checkSpecSecurityMissing,
  checkSpecScope,
  checkSpecParameter,
  checkSpecPath,
  checkSpecLink,
  checkSpecPartLink,
  checkSpecContact,
  checkSpecKeyword,
  checkSpecNumber,
];

/**
 * Runs all rules on an API document, and adds the problems found while reading it. Call within `DocumentSet.settle`.
 */
export function checkSpecProblems(documents: DocumentSet, index: DocumentIndex): readonly SpecProblem[] {
  if (isAsync(documents)) return checkAsyncDocument(documents);
  return rules.flatMap(rule => rule(documents, index));
}

function checkAsyncDocument(documents: DocumentSet): readonly SpecProblem[] {
  const isNew = isVersion3(documents.root);
  const found = checkSpecChannel(documents);
  if (isNew) return found;
  // In AsyncAPI 2.x, servers and operations name their schemes, as in OpenAPI. In 3.x, they refer to them by `$ref`.
  const parts = findChannels(startReading(documents)).flatMap(each => each.parts);
  const servers = getChildren(documents.root, 'servers').map(([, node]) => ({node}));
  return [...found, ...checkSpecSecurityMissing(documents, {operations: [...servers, ...parts]})];
}
