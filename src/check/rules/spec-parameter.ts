import {getOwn, getOwnText, isTrue} from '../../base/json.js';
import {findNearest} from '../../config/find-nearest.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChildren, getPositionKey, type Located} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {OperationEntry} from '../../openapi/operation/create-found-operation.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {writeParameterType} from '../written-keys.js';

interface Described {
  readonly name: string;
  readonly in: string;
  readonly node: Located;
}

/** Finds contradictions between paths and parameters, and duplicate parameters. */
export function checkSpecParameter(documents: DocumentSet, {operations}: DocumentIndex): readonly SpecProblem[] {
  const problems = new Map<string, SpecProblem>();
  const report: ReportParameter = (level, at, message, fix, on) => {
    const key = `${getPositionKey(at)} ${message}`;
    if (!problems.has(key))
      problems.set(key, {
        code: 'spec-parameter',
        level,
        message,
        fix,
        at,
        ...(on === undefined ? {atKey: true} : {on}),
      });
  };
  const type = writeParameterType(documents);
  for (const entry of operations) {
    if (entry.kind !== 'operation') continue;
    const lists = [entry.otherItem, entry.item, entry.node].map(each => (each ? listParameters(documents, each) : []));
    for (const list of lists) reportDuplicates(list, report);
    // Skip an operation with an unreadable parameter, which can be the missing one.
    if (lists.some(list => list.some(each => each === undefined))) continue;
    const all = lists.flat().filter(each => each !== undefined);
    reportPathContradictions(entry, all, {report, type});
  }
  return [...problems.values()];
}

type ReportParameter = (level: SpecProblem['level'], at: Located, message: string, fix: string, on?: string) => void;

function reportDuplicates(list: readonly (Described | undefined)[], report: ReportParameter): void {
  const seen = new Set<string>();
  for (const each of list) {
    if (!each) continue;
    const key = `${each.in} ${each.in === 'header' ? each.name.toLowerCase() : each.name}`;
    if (seen.has(key))
      report(
        'error',
        each.node,
        `The ${each.in} parameter "${each.name}" appears twice.`,
        `delete this one, or rename it.`,
        nameKey(each.node),
      );
    seen.add(key);
  }
}

function reportPathContradictions(
  {path, method, node}: OperationEntry,
  all: readonly Described[],
  {report, type}: {readonly report: ReportParameter; readonly type: string},
): void {
  const written = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) =>
    (name as string).replace(/^[+#./;?&]|\*$/g, ''),
  );
  const described = all.filter(each => each.in === 'path');
  for (const name of new Set(written)) {
    if (described.some(each => each.name === name)) continue;
    // Skip a parameter with a similar name, which is reported below.
    if (
      findNearest(
        name,
        described.map(each => each.name).filter(each => !written.includes(each)),
      )
    )
      continue;
    const text = `The path "${path}" contains {${name}}, but no parameter of ${method} defines it.`;
    report('error', node, text, `add {"name": "${name}", "in": "path", "required": true, ${type}} to "parameters".`);
  }
  for (const {name, node: at} of described) {
    if (written.includes(name)) continue;
    const near = findNearest(
      name,
      written.filter(each => !described.some(other => other.name === each)),
    );
    report(
      'error',
      at,
      `The parameter "${name}" is not in the path "${path}".`,
      near ? `write "name": "${near}", as in the path.` : `add {${name}} to the path, or delete the parameter.`,
      nameKey(at),
    );
  }
}

/** Returns the key whose value names a parameter: `$ref` for a reference. */
function nameKey({value}: Located): string {
  return getOwn(value, 'name') === undefined ? '$ref' : 'name';
}

/** Returns the parameters of a path or operation. Contains `undefined` for each broken reference. */
function listParameters(documents: DocumentSet, holder: Located): readonly (Described | undefined)[] {
  return getChildren(holder, 'parameters').map(([, written]) => {
    const found = documents.resolve(written);
    if (found.state !== 'found') return undefined;
    const {node} = found;
    const name = getOwnText(node.value, 'name');
    const place = getOwnText(node.value, 'in');
    return name === undefined || place === undefined || isTrue(node.value, 'x-internal')
      ? undefined
      : {name, in: place, node: found.refs.length > 0 ? written : node};
  });
}
