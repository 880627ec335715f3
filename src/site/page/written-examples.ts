import type {ViewOptions, WrittenFence} from '../../api-reference/views/reader.js';
import {getFenceLabel} from '../../components/code-block.js';
import {readCodeMarks} from '../../components/code-marks.js';
import {readFenceMeta} from '../../components/fence-meta.js';
import {getLanguageName} from '../../components/get-language-name.js';
import {readRichProp} from '../../markdown/render/read-props.js';
import {getNodeText, type RenderElement, type RenderNode} from '../../tree/render-tree.js';
import type {Code} from '../../tree/tree.js';

/**
 * Returns the code blocks in `<RequestExample>` and `<ResponseExample>`, for the example column of the page's
 * operation.
 */
export function collectAuthorExamples(nodes: readonly RenderNode[]): ViewOptions['written'] {
  const [request, response] = [listFences('RequestExample', nodes), listFences('ResponseExample', nodes)];
  return request.length + response.length > 0 ? {request, response} : undefined;
}

function listFences(name: string, nodes: readonly RenderNode[]): readonly WrittenFence[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return [];
    return node.name === name ? collectFences(node) : listFences(name, node.children);
  });
}

/** Returns the code blocks in an element. Those in a tab get the tab's name. */
function collectFences({name, children}: RenderElement, around = ''): readonly WrittenFence[] {
  const isGroup = /^(?:CodeGroup|RequestExample|ResponseExample)$/.test(name);
  const isAlone = children.filter(({type}) => type === 'code').length < 2;
  return children.flatMap(child => {
    if (child.type === 'text') return [];
    if (child.type === 'element') {
      const tab = child.name === 'Tab' ? getNodeText(readRichProp(child, 'title') ?? []) : around;
      return collectFences(child, tab);
    }
    const own = isAlone ? (readFenceMeta(child.meta).title ?? getLanguageName(child.language)) : getFenceLabel(child);
    return [createFence(child, around || ((isGroup && own) as string | false) || '')];
  });
}

function createFence({language, value}: Code, label: string): WrittenFence {
  const name = language.toLowerCase();
  return {label: label.trim() || name, language: name, code: readCodeMarks(value).value};
}
