import {parseJson} from '../../base/exact-json.js';
import type {Place, Problem} from '../../base/problem.js';
import {JsonPlaces} from '../../config/json-place.js';
import {findOperation} from '../../openapi/operation/find-operation.js';
import {listCandidateDocuments} from '../../site/site.js';
import {describeExample} from '../examples/check-spec-example.js';
import {findPageExamples, findWantedSchema, type PageExample} from '../examples/page-example.js';
import type {CheckedPage} from '../page-file.js';
import type {CheckedProject} from '../project.js';

/** Finds examples in a page that do not match the operation that the page is bound to. */
export async function checkPageExample(page: CheckedPage, project: CheckedProject): Promise<readonly Problem[]> {
  const {binding} = page.metadata;
  if (binding?.kind !== 'operation') return [];
  const examples = findPageExamples(page.tree.nodes);
  if (examples.length === 0) return [];
  const {method = '', target = ''} = binding;
  const named = listCandidateDocuments({...project.site, found: []}, page.slug, binding.document);
  const candidates = named.length > 0 ? named : await project.documents.others();
  for (const file of candidates) {
    const held = await project.documents.held(file);
    const operation = held && findOperation(held.index, method, target);
    if (!held || !operation) continue;
    const wanted = examples.map(each => ({each, fits: findWantedSchema(each, operation, held.documents)}));
    const mismatch = `The example does not match ${method} ${target} in ${file}`;
    return wanted.flatMap(({each, fits}) => {
      const value = read(each);
      if (!fits || value === undefined) return [];
      return describeExample(held.validate(fits, value), {
        mismatch,
        root: each.side === 'request' ? 'body' : 'response',
        schemaFile: fits.schema.file,
      }).map(
        ({keys, on, message, fix, atKey}): Problem => ({
          code: 'page-example',
          level: 'warning',
          message,
          fix,
          place: locateInPage(page, each, {keys: on === undefined ? keys : [...keys, on], atKey}),
        }),
      );
    });
  }
  return [];
}

/** Parses an example. Undefined for text with ellipses or comments, which the author does not mean as JSON. */
function read({text}: PageExample): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Converts a position inside a code block to one in the page: adds the fence's line, and its indentation. */
function locateInPage(
  {file, text}: CheckedPage,
  {text: json, line: fence}: PageExample,
  {keys, atKey}: {readonly keys: readonly string[]; readonly atKey: boolean},
): Place {
  const places = new JsonPlaces(new Map([[file, json]]));
  const numbered = keys.map(key => (/^\d+$/.test(key) ? Number(key) : key));
  const {line, column} = places.placeOf({file, keys: numbered}, atKey ? 'key' : 'value');
  const written = text.split('\n')[fence + line - 1] ?? '';
  const own = json.split('\n')[line - 1] ?? '';
  return {file, line: fence + line, column: column + Math.max(0, written.trimEnd().length - own.trimEnd().length)};
}
