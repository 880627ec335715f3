import type {Change} from './change.js';
import type {OperationFindings} from './compare/operation-comparison.js';
import {buildChange} from './describe-change.js';
import {changeLevels} from './level.js';
import type {SchemaNode} from './schema-graph.js';

/**
 * Collects the differences in an operation and in all schemas that it references, most severe first. Reports each
 * difference once, with its shortest property path.
 */
export function collectChanges({findings, roots}: OperationFindings): readonly Change[] {
  const changes = findings.map(({place, finding}) => buildChange(finding, place));
  const seen = new Set<SchemaNode>();
  for (const {place, node} of roots) collectBelow(node, place, seen, changes);
  return changes.sort((one, other) => changeLevels.indexOf(one.level) - changeLevels.indexOf(other.level));
}

function collectBelow(root: SchemaNode, place: string, seen: Set<SchemaNode>, changes: Change[]): void {
  let level: (readonly [field: string, node: SchemaNode])[] = [['', root]];
  while (level.length > 0) {
    const below: typeof level = [];
    for (const [field, node] of level) {
      if (!node.hasChanges || seen.has(node)) continue;
      seen.add(node);
      for (const each of node.findings)
        changes.push(buildChange(each, place, formatPropertyPath(field, each.name, each.rule)));
      for (const [step, child] of node.edges) below.push([field + step, child]);
    }
    level = below;
  }
}

/** Returns the property path of a finding. A finding about a property is located at the enclosing object. */
function formatPropertyPath(field: string, name: string | undefined, rule: string): string {
  const isProperty = name !== undefined && /-property-/.test(rule);
  return (isProperty ? `${field}.${name}` : field).replace(/^\./, '');
}
