import {readRequirements, readSecuritySchemes, readServerList} from '../document/document-info.js';
import type {DocumentSet} from '../document/document-set.js';
import type {FoundOperation} from '../operation/create-found-operation.js';
import {indexDocument} from '../operation/index-document.js';
import {toPathShape} from '../operation/path-shape.js';
import {checkReferences} from '../references/check-references.js';
import type {ApiDiff, Change, ChangeFinding, OperationDiff, OperationState} from './change.js';
import {collectChanges} from './collect-changes.js';
import type {ChangeDetails, DocumentPair} from './compare/comparison.js';
import type {OperationFindings} from './compare/operation-comparison.js';
import {compareOperations} from './compare/operations.js';
import {compareFlows, compareSecurity} from './compare/security.js';
import {compareServers} from './compare/servers.js';
import {buildChange} from './describe-change.js';
import type {PlainName} from './rules/all.js';
import {SchemaGraph} from './schema-graph.js';

interface Pair {
  readonly before?: FoundOperation;
  readonly after?: FoundOperation;
  readonly compared?: OperationFindings;
}

/** Compares two OpenAPI documents, after loading their referenced files. */
export async function diffDocuments(before: DocumentSet, after: DocumentSet): Promise<ApiDiff> {
  for (const each of [before, after]) await each.settle(() => requestFiles(each));
  const documents = {before, after};
  const graph = new SchemaGraph(documents);
  const pairs = pairOperations(documents).map(pair => {
    const {before: old, after: now} = pair;
    return old && now ? {...pair, compared: compareOperations(documents, graph, old, now)} : pair;
  });
  graph.finish();
  const byId = new Map(
    pairs.flatMap(({before: old, after: now}) => (!old && now?.operationId ? [[now.operationId, now]] : [])),
  );
  return {
    document: compareDocument(documents),
    operations: pairs.flatMap(pair => describePair(pair, byId)),
  };
}

/** Requests every file and lazily loaded module from `settle` in advance: the comparison itself loads nothing. */
function requestFiles(documents: DocumentSet): void {
  checkReferences(documents);
  void documents.dynamic;
  void documents.findSubtypes;
}

/** Pairs operations by method and path. Ignores parameter names. Leaves out hidden operations. */
function pairOperations({before, after}: DocumentPair): readonly Pair[] {
  const read = (documents: DocumentSet) =>
    new Map(
      indexDocument(documents)
        .operations.filter(({hidden}) => !hidden)
        .map(each => [`${each.kind} ${each.method} ${toPathShape(each.path)}`, each]),
    );
  const [old, now] = [read(before), read(after)];
  return [
    ...[...now].map(([key, each]): Pair => {
      const other = old.get(key);
      return {after: each, ...(other && {before: other})};
    }),
    ...[...old].flatMap(([key, each]): Pair[] => (now.has(key) ? [] : [{before: each}])),
  ];
}

function describePair(
  {before, after, compared}: Pair,
  added: ReadonlyMap<string, FoundOperation>,
): readonly OperationDiff[] {
  const {kind, method, path, operationId, label, tags} = (after ?? before)!;
  const describe = (state: OperationState, changes: readonly Change[]): readonly OperationDiff[] => [
    {
      kind: kind === 'webhook' ? kind : 'operation',
      method,
      path,
      label,
      tags,
      state,
      changes,
      ...(operationId && {operationId}),
    },
  ];
  if (!before || !after) {
    const {node} = (after ?? before)!;
    const state = after ? 'added' : 'removed';
    const moved = !after && operationId ? added.get(operationId) : undefined;
    const finding: ChangeFinding = {
      rule: `${kind === 'webhook' ? kind : 'operation'}-${state}`,
      at: {file: node.file, pointer: node.pointer},
      after: moved ? `. ${operationId} is ${moved.method} ${moved.path} now` : '',
      ...(!after && {isOld: true}),
    };
    return describe(state, [buildChange(finding)]);
  }
  const changes = compared ? collectChanges(compared) : [];
  const isDeprecated = !before.deprecated && after.deprecated;
  return changes.length > 0 ? describe(isDeprecated ? 'deprecated' : 'changed', changes) : [];
}

/** Compares the document's servers and security, which apply to operations without their own. */
function compareDocument({before, after}: DocumentPair): readonly Change[] {
  const changes: Change[] = [];
  const report =
    (place: string) =>
    (rule: PlainName, {at: _, isOld, ...details}: ChangeDetails) => {
      const at = {file: (isOld ? before : after).root.file, pointer: ''};
      changes.push(buildChange({rule, at, ...(isOld && {isOld}), ...details}, place));
    };
  compareServers(readServerList(before.root.value), readServerList(after.root.value), report('servers'));
  const [old, now] = [readSecuritySchemes(before), readSecuritySchemes(after)];
  const listOf = (documents: DocumentSet) => readRequirements(documents, documents.root) ?? [];
  compareSecurity({list: listOf(before), schemes: old}, {list: listOf(after), schemes: now}, report('security'));
  compareFlows(old, now, report('security'));
  return changes;
}
