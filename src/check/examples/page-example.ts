import {readCodeMarks} from '../../components/code-marks.js';
import {readFenceMeta} from '../../components/fence-meta.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, getChildren, type Located} from '../../openapi/document/located.js';
import type {OperationEntry} from '../../openapi/operation/create-found-operation.js';
import {isJsonType} from '../../openapi/operation/media.js';
import type {ValidationSide} from '../../openapi/validation/validator.js';
import type {Element, Node} from '../../tree/tree.js';

/** A JSON example of a request or response on a page. */
export interface PageExample {
  readonly side: 'request' | 'response';
  /** Label of the tab that contains the example. */
  readonly label: string;
  readonly text: string;
  /** Line of the code block in the file. */
  readonly line: number;
}

/** Schema that an example must match, and in which direction. */
interface WantedSchema {
  readonly schema: Located;
  readonly side: ValidationSide;
}

/** Returns the JSON code blocks in `<RequestExample>` and `<ResponseExample>`. */
export function findPageExamples(nodes: readonly Node[]): readonly PageExample[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return [];
    if (node.name === 'RequestExample') return collectJsonExamples(node, 'request', '');
    return node.name === 'ResponseExample'
      ? collectJsonExamples(node, 'response', '')
      : findPageExamples(node.children);
  });
}

function collectJsonExamples({children}: Element, side: PageExample['side'], around: string): readonly PageExample[] {
  return children.flatMap((child): readonly PageExample[] => {
    if (child.type === 'element') {
      const title = child.attributes.get('title');
      return collectJsonExamples(child, side, typeof title === 'string' ? title : around);
    }
    if (child.type !== 'code' || !/^jsonc?$/i.test(child.language)) return [];
    const label = readFenceMeta(child.meta).title ?? around;
    return [{side, label, text: readCodeMarks(child.value).value, line: child.line}];
  });
}

/**
 * Returns the schema of the request body, or of the response whose status is in the example's label. Undefined without
 * a status, because the example can belong to any response.
 */
export function findWantedSchema(
  {side, label}: Pick<PageExample, 'side' | 'label'>,
  {node}: Pick<OperationEntry, 'node'>,
  documents: DocumentSet,
): WantedSchema | undefined {
  const follow = (written: Located | undefined) => {
    const found = written && documents.resolve(written);
    return found?.state === 'found' ? found.node : undefined;
  };
  if (side === 'request') return findJsonSchema(follow(getChild(node, 'requestBody')), side);
  const [status] = /(?<!\d)[1-5]\d\d(?!\d)/.exec(label) ?? [];
  if (status === undefined) return undefined;
  const locatedResponses = new Map(getChildren(node, 'responses').map(([name, each]) => [name.toUpperCase(), each]));
  return findJsonSchema(
    follow(locatedResponses.get(status) ?? locatedResponses.get(`${status[0]}XX`) ?? locatedResponses.get('DEFAULT')),
    side,
  );
}

/**
 * Returns the schema of the JSON body. Undefined if there are several JSON media types, because the example can belong
 * to any of them.
 */
function findJsonSchema(message: Located | undefined, side: ValidationSide): WantedSchema | undefined {
  if (!message) return undefined;
  const json = getChildren(message, 'content').filter(([type]) => isJsonType(type));
  const schema = json.length === 1 && json[0] ? getChild(json[0][1], 'schema') : undefined;
  return schema && {schema, side};
}
