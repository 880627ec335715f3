import {formatKeys, type ValuePath} from '../../base/format-keys.js';
import {getOwn, isObject} from '../../base/json.js';
import type {Place, Problem} from '../../base/problem.js';
import {isWebUrl} from '../../base/web-url.js';
import {findNearest} from '../../config/find-nearest.js';
import {joinChoices} from '../../messages/join-choices.js';
import {listNamedDocuments, resolveDocumentFile} from '../../site/navigation/api-documents.js';
import type {CheckedDocuments} from '../documents.js';
import {findNearestPath} from '../nearest-path.js';
import type {CheckedProject} from '../project.js';

/** Finds API documents in docs.json that are missing or unreadable. */
export function checkDocumentMissing(project: CheckedProject): readonly Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, keys: ValuePath) => {
    if (keys.length > 200) return;
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, [...keys, index]);
    else if (isObject(value)) for (const key of Object.keys(value)) visit(value[key], [...keys, key]);
    else if (typeof value === 'string' && isSource(keys) && (value !== '' || keys.at(-1) !== 'source'))
      problems.push(...describeMissing(value, keys, project));
  };
  visit(project.read.raw, []);
  return [...problems, ...findUnusedHistory(project)];
}

/**
 * Returns whether a path of keys leads to an API document: `openapi: "x"`, `openapi: ["x"]`, `openapi: {source: "x"}`,
 * a list of these, or a version in a history.
 */
function isSource(keys: ValuePath): boolean {
  if (keys.slice(0, 3).join('.') === 'integrations.lectern.history') return keys.length === 6 && keys[5] === 'file';
  if (!['api', 'navigation', 'openapi', 'asyncapi', 'anchors', 'tabs', 'versions'].includes(String(keys[0])))
    return false;
  const plain = keys.filter(key => typeof key === 'string');
  const last = plain.at(-1) === 'source' ? plain.at(-2) : plain.at(-1);
  return last === 'openapi' || last === 'asyncapi';
}

/** Finds entries of `history` whose document has no pages, or no version in git. */
function findUnusedHistory({read, places}: CheckedProject): readonly Problem[] {
  const named = listNamedDocuments(read.config);
  const written = getOwn(getOwn(getOwn(read.raw, 'integrations'), 'lectern'), 'history');
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
      const near = findNearest(name, named) ?? (named.length === 1 ? named[0] : undefined);
      const message = `integrations.lectern.history lists versions of "${name}", but docs.json references no such API document.`;
      return [
        warn(
          name,
          message,
          near
            ? `Write "${near}" as the key.`
            : `Write ${named.length > 0 ? joinChoices(named.map(each => `"${each}"`)) : 'the path in "openapi" of docs.json'} as the key.`,
        ),
      ];
    }
    if (versions.length > 0 || getOwn(written, name) !== 'git') return [];
    const message = `integrations.lectern.history reads the versions of "${name}" from Git tags, but the repository has no tags of versions.`;
    const fix = 'Tag releases, such as "v1.2.0", and set "fetch-depth: 0" in CI.';
    return [warn(name, message, fix)];
  });
}

function describeMissing(
  source: string,
  keys: ValuePath,
  {paths, places, documents}: CheckedProject,
): readonly Problem[] {
  if (source.trim() === '')
    return [
      {
        code: 'document-missing',
        level: 'error',
        message: `${formatKeys(keys)} is an empty string.`,
        fix: 'Write the path or URL of an API document, such as "openapi.yaml".',
        place: places.of(keys),
      },
    ];
  const file = resolveDocumentFile(source);
  if (file !== undefined && isWebUrl(file)) return describeUnread(file, places.of(keys), documents);
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
          ? `docs.json references the API document "${source}", which is neither a file in the project nor a URL.`
          : `docs.json references the API document "${source}", which does not exist.`,
      fix: near
        ? `Write "${near}", which exists${file === undefined ? '' : `, or add ${file}`}.`
        : file === undefined
          ? 'Write a path from the project root, such as "openapi.yaml", or a URL.'
          : `Add ${file}, or correct the path.`,
      place: places.of(keys),
    },
  ];
}

function describeUnread(url: string, place: Place, {isOffline, unread}: CheckedDocuments): readonly Problem[] {
  if (isOffline)
    return [
      {
        code: 'document-unread',
        level: 'info',
        message: `docs.json references the API document "${url}", which the check did not load because of --offline. The check skipped its pages.`,
        fix: 'Run lectern check without --offline.',
        place,
      },
    ];
  const reason = unread.get(url);
  return reason === undefined
    ? []
    : [
        {
          code: 'document-missing',
          level: 'error',
          message: `docs.json references the API document "${url}", which Lectern cannot read: ${reason}.`,
          fix: 'Correct the URL, or copy the document into the project and write its path.',
          place,
        },
      ];
}
