import {formatKeys} from '../../base/format-keys.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {joinPointer} from '../../openapi/document/pointer.js';
import {mayHavePrivateParts, type PrivatePart, withoutPrivateParts} from '../../openapi/document/private-parts.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';

const methods = /^(?:get|put|post|delete|options|head|patch|trace|query)$/;

/** Finds operations and properties that hosted platforms show only to some readers. The site omits them. */
export function checkSpecPrivate(
  {root, texts}: DocumentSet,
  setting: 'omit' | 'publish' | undefined,
): readonly SpecProblem[] {
  if (setting === 'publish' || !mayHavePrivateParts(texts.get(root.file) ?? '')) return [];
  const {parts} = withoutPrivateParts(root.value);
  return parts
    .filter(({by}) => by === 'x-mint.groups' || by === 'x-mint.metadata')
    .map(
      ({keys, by}): SpecProblem => ({
        code: 'spec-private',
        level: setting === 'omit' ? 'info' : 'error',
        message: `${describePart(keys)} is private because it has ${by}. Lectern leaves it out of the site.`,
        fix:
          setting === 'omit'
            ? `Delete ${by} to publish this ${getPartKind(keys)}.`
            : 'Set "integrations": {"lectern": {"private": "omit"}} in docs.json to accept this, or "publish" to show it to all readers.',
        at: {file: root.file, pointer: keys.reduce<string>(joinPointer, '')},
        atKey: true,
      }),
    );
}

function getPartKind(keys: PrivatePart['keys']): 'operation' | 'property' | 'part of the document' {
  const [section, , method] = keys.map(String);
  const isOperation = section === 'paths' || section === 'webhooks';
  if (isOperation && keys.length === 3 && methods.test(method ?? '')) return 'operation';
  return keys.at(-2) === 'properties' ? 'property' : 'part of the document';
}

function describePart(keys: PrivatePart['keys']): string {
  const [, path, method = ''] = keys.map(String);
  const kind = getPartKind(keys);
  if (kind === 'operation') return `The operation ${method.toUpperCase()} ${path}`;
  return kind === 'property' ? `The property "${keys.at(-1)}"` : formatKeys(keys);
}
