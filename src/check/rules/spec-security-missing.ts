import {isObject} from '../../base/json.js';
import {findNearest} from '../../config/find-nearest.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, getChildren, type Located} from '../../openapi/document/located.js';
import {findSchemeByUri} from '../../openapi/document/scheme-uri.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {getSchemesPath, writeTokenScheme} from '../written-keys.js';

/** Finds names in `security` that are not schemes. Readers would see no authentication. */
export function checkSpecSecurityMissing(
  documents: DocumentSet,
  {operations}: {readonly operations: readonly {readonly node: Located}[]},
): readonly SpecProblem[] {
  const {root} = documents;
  const components = getChild(root, 'components');
  const names = components ? getChildren(components, 'securitySchemes').map(([name]) => name) : [];
  const seen = new Set<unknown>();
  return [root, ...operations.map(({node}) => node)].flatMap(holder => {
    if (seen.has(holder.value)) return [];
    seen.add(holder.value);
    return getChildren(holder, 'security').flatMap(([, requirement]) =>
      findUnknownSchemes(documents, requirement, names),
    );
  });
}

function findUnknownSchemes(documents: DocumentSet, requirement: Located, names: readonly string[]): SpecProblem[] {
  // Skip a requirement in another file, which can name the schemes of that file.
  if (!isObject(requirement.value) || requirement.file !== documents.root.file) return [];
  return Object.keys(requirement.value)
    .filter(name => !names.includes(name) && !findSchemeByUri(documents, name, requirement))
    .map(name => {
      const near = findNearest(name, names);
      const path = getSchemesPath(documents);
      return {
        code: 'spec-security-missing',
        level: 'warning',
        message: `security requires the scheme "${name}", which ${path} does not define.`,
        fix: near ? `Write "${near}", which exists.` : `Add "${name}": ${writeTokenScheme(documents)} to ${path}.`,
        at: getChild(requirement, name) ?? requirement,
        atKey: true,
      };
    });
}
