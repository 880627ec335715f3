import {getOwn} from '../../../base/json.js';
import {limits} from '../../../base/limits.js';
import {readSecuritySchemes, readServerList} from '../../document/document-info.js';
import type {FoundOperation} from '../../operation/create-found-operation.js';
import {type Callback, type Operation, openCallback, openOperation} from '../../operation/operation.js';
import type {PlainName} from '../rules/all.js';
import type {SchemaGraph} from '../schema-graph.js';
import {compareRequestBody, compareResponses} from './bodies.js';
import type {ChangeDetails, DocumentPair} from './comparison.js';
import {addFinding, getReceiver, type OperationComparison, type OperationFindings} from './operation-comparison.js';
import {compareParameters} from './parameters.js';
import {compareSecurity} from './security.js';
import {compareServers} from './servers.js';

/** Compares two versions of an operation or webhook. Only queues its schemas: `SchemaGraph.finish` compares them. */
export function compareOperations(
  documents: DocumentPair,
  graph: SchemaGraph,
  before: FoundOperation,
  after: FoundOperation,
): OperationFindings {
  const comparison: OperationComparison = {
    documents,
    graph,
    sender: before.kind === 'webhook' ? 'response' : 'request',
    before: before.node,
    after: after.node,
    prefix: '',
    findings: [],
    roots: [],
  };
  if (!before.deprecated && after.deprecated) addFinding(comparison, '', 'operation-deprecated');
  if (before.deprecated && !after.deprecated) addFinding(comparison, '', 'operation-no-longer-deprecated');
  if (before.operationId !== after.operationId && before.operationId && after.operationId)
    addFinding(comparison, '', 'operation-id-changed', {before: before.operationId, after: after.operationId});
  const [old, now] = [openOperation(documents.before, before), openOperation(documents.after, after)];
  compareRequests(comparison, old, now, 0);
  if (before.kind !== 'webhook') compareAccess(comparison, before, after, old, now);
  return comparison;
}

function compareRequests(comparison: OperationComparison, before: Operation, after: Operation, depth: number): void {
  compareParameters(comparison, before, after);
  compareRequestBody(comparison, before.requestBody, after.requestBody);
  compareResponses(comparison, before, after);
  if (depth < limits.tagDepth) compareCallbacks(comparison, before.callbacks, after.callbacks, depth);
}

function compareCallbacks(
  comparison: OperationComparison,
  before: readonly Callback[],
  after: readonly Callback[],
  depth: number,
): void {
  const byKey = (list: readonly Callback[]) =>
    new Map(list.map(each => [`${each.name} ${each.expression} ${each.method}`, each]));
  const [old, now] = [byKey(before), byKey(after)];
  const {documents} = comparison;
  for (const [key, each] of old) {
    const other = now.get(key);
    const {name, node} = each;
    if (!other) {
      addFinding(comparison, `callback ${name}`, 'callback-removed', {name, at: node, isOld: true});
      continue;
    }
    const inside = {
      ...comparison,
      sender: getReceiver(comparison),
      before: node,
      after: other.node,
      prefix: `${comparison.prefix}callback ${name}, `,
    };
    compareRequests(inside, openCallback(documents.before, each), openCallback(documents.after, other), depth + 1);
  }
  for (const [key, {name, node}] of now)
    if (!old.has(key)) addFinding(comparison, `callback ${name}`, 'callback-added', {name, at: node});
}

/**
 * Compares the `security` and `servers` that the operation itself defines. `compareDocument` compares the document's.
 */
function compareAccess(
  comparison: OperationComparison,
  before: FoundOperation,
  after: FoundOperation,
  old: Operation,
  now: Operation,
): void {
  const {documents} = comparison;
  const found = [before, after];
  if (found.some(({node}) => Array.isArray(getOwn(node.value, 'security'))))
    compareSecurity(
      {list: old.security, schemes: readSecuritySchemes(documents.before)},
      {list: now.security, schemes: readSecuritySchemes(documents.after)},
      (rule: PlainName, details: ChangeDetails) => addFinding(comparison, 'security', rule, details),
    );
  if (found.some(({node, item}) => readServerList(node.value).length > 0 || readServerList(item.value).length > 0))
    compareServers(old.servers, now.servers, (rule, details) => addFinding(comparison, 'servers', rule, details));
}
