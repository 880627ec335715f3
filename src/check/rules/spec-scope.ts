import {getOwn} from '../../base/json.js';
import {findNearest} from '../../config/find-nearest.js';
import {readScheme} from '../../openapi/document/document-info.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, getChildren, type Located} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {groupRepeats} from '../schema/group-repeats.js';
import {getSchemesPath} from '../written-keys.js';

/** Finds scopes in `security` that no flow of their OAuth scheme lists. */
export function checkSpecScope(documents: DocumentSet, {operations}: DocumentIndex): readonly SpecProblem[] {
  const {root} = documents;
  const known = collectScopesByScheme(documents);
  if (known.size === 0) return [];
  const path = getSchemesPath(documents);
  const holders = new Map<unknown, Located>(
    [root, ...operations.map(({node}) => node)].map(each => [each.value, each]),
  );
  const problems = [...holders.values()].flatMap(holder =>
    getChildren(holder, 'security').flatMap(([, requirement]) =>
      // Skip a requirement in another file, which can name the schemes of that file.
      requirement.file === root.file ? [...known].flatMap(scheme => findUnknownScopes(requirement, scheme, path)) : [],
    ),
  );
  return groupRepeats(problems, ({message}) => message);
}

/** Returns the scopes of each OAuth scheme. Leaves out schemes without scopes, which accept any. */
function collectScopesByScheme(documents: DocumentSet): ReadonlyMap<string, readonly string[]> {
  const components = getChild(documents.root, 'components');
  const schemes = components ? getChildren(components, 'securitySchemes') : [];
  return new Map(
    schemes.flatMap(([name, written]): [string, readonly string[]][] => {
      const found = documents.resolve(written);
      if (found.state !== 'found' || getOwn(found.node.value, 'type') !== 'oauth2') return [];
      const scopes = readScheme(name, found.node.value).flows.flatMap(flow => flow.scopes.map(scope => scope.name));
      return scopes.length > 0 ? [[name, scopes]] : [];
    }),
  );
}

function findUnknownScopes(
  requirement: Located,
  [scheme, scopes]: readonly [name: string, scopes: readonly string[]],
  path: string,
): readonly SpecProblem[] {
  return getChildren(requirement, scheme).flatMap(([, at]): SpecProblem[] => {
    const {value} = at;
    if (typeof value !== 'string' || scopes.includes(value)) return [];
    const near = findNearest(value, scopes);
    return [
      {
        code: 'spec-scope',
        level: 'warning',
        message: `security requires the scope "${value}", which no flow of the scheme "${scheme}" defines.`,
        fix: near
          ? `write "${near}", which exists.`
          : `add "${value}": "Description" to "scopes" of ${path}.${scheme}.`,
        at,
      },
    ];
  });
}
