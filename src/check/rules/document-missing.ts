import {isObject, own} from '../../base/json.js';
import type {Place, Problem} from '../../base/problem.js';
import {isWebAddress} from '../../base/web-address.js';
import {nearest} from '../../config/nearest.js';
import {listNamedDocuments, resolveDocumentFile} from '../../site/navigation/api-documents.js';
import type {CheckedDocuments} from '../documents.js';
import {findNearestPath} from '../nearest-path.js';
import type {Project} from '../project.js';

type Keys = readonly (string | number)[];

/** Finds missing or unreadable API documents in docs.json. */
export function checkDocumentMissing(project: Project): readonly Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, keys: Keys) => {
    if (keys.length > 200) return;
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, [...keys, index]);
    else if (isObject(value)) for (const key of Object.keys(value)) visit(value[key], [...keys, key]);
    else if (typeof value === 'string' && isSource(keys)) problems.push(...missing(value, keys, project));
  };
  visit(project.read.raw, []);
  return [...problems, ...historyOfOthers(project)];
}

/**
 * Returns whether keys lead to a document: `openapi: "x"`, `openapi: ["x"]`, `openapi: {source: "x"}`, a list of these,
 * or a version of a history.
 */
function isSource(keys: Keys): boolean {
  if (keys.slice(0, 3).join('.') === 'integrations.lectern.history') return keys.length === 6 && keys[5] === 'file';
  if (!['api', 'navigation', 'openapi', 'asyncapi', 'anchors', 'tabs', 'versions'].includes(String(keys[0])))
    return false;
  const plain = keys.filter(key => typeof key === 'string');
  const last = plain.at(-1) === 'source' ? plain.at(-2) : plain.at(-1);
  return last === 'openapi' || last === 'asyncapi';
}

/** Finds histories of documents without pages, and histories for which git has no version. */
function historyOfOthers({read, places}: Project): readonly Problem[] {
  const named = listNamedDocuments(read.config);
  const written = own(own(own(read.raw, 'integrations'), 'lectern'), 'history');
  const warn = (name: string, message: string, fix: string): Problem => ({
    code: 'document-missing',
    level: 'warning',
    message,
    fix,
    place: places.of(['integrations', 'lectern', 'history', name]),
  });
  return [...(read.config.lectern.history ?? [])].flatMap(([name, versions]) => {
    const file = resolveDocumentFile(name);
    if (file === undefined || !named.includes(file)) {
      const near = nearest(name, named) ?? (named.length === 1 ? named[0] : undefined);
      const message = `integrations.lectern.history has versions of "${name}", and docs.json has no pages of such a document.`;
      return [warn(name, message, near ? `Write "${near}".` : 'Name the document as docs.json does, in "openapi".')];
    }
    if (versions.length > 0 || own(written, name) !== 'git') return [];
    const message = `integrations.lectern.history asks git for versions of "${name}", and the repository has none.`;
    const fix =
      'Tag releases as "v1.2.0" or "2026-03-01", fetch the tags where the site is built ("fetch-depth: 0"), or list dated files.';
    return [warn(name, message, fix)];
  });
}

function missing(source: string, keys: Keys, {paths, places, documents}: Project): readonly Problem[] {
  const file = resolveDocumentFile(source);
  if (file !== undefined && isWebAddress(file)) return unread(file, places.of(keys), documents);
  if (file !== undefined && paths.has(file)) return [];
  const near = findNearestPath(
    file ?? source,
    [...paths].filter(each => /\.(?:json|ya?ml)$/i.test(each)),
  );
  return [
    {
      code: 'document-missing',
      level: 'error',
      message:
        file === undefined
          ? `"${source}" is not a file inside the project, nor an address.`
          : `docs.json names the API document "${source}", and there is no such file.`,
      fix: near ? `Write "${near}", which exists.` : 'Correct the path, or add the file.',
      place: places.of(keys),
    },
  ];
}

function unread(address: string, place: Place, {isOffline, unread}: CheckedDocuments): readonly Problem[] {
  if (isOffline)
    return [
      {
        code: 'document-unread',
        level: 'info',
        message: `The API document ${address} was not loaded, so neither it nor its generated pages are checked.`,
        fix: 'Run lectern check without --offline.',
        place,
      },
    ];
  const reason = unread.get(address);
  return reason === undefined
    ? []
    : [
        {
          code: 'document-missing',
          level: 'error',
          message: `The API document ${address} was not read: ${reason}.`,
          fix: 'Correct the address, or put a copy into the project and name its path.',
          place,
        },
      ];
}
