import {voidElements} from '../../components/html-elements.js';
import {decodeEntities} from '../../markdown/syntax/entities.js';

/** An element in HTML that Lectern's renderer wrote. */
interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: MarkupNode[];
}

export type MarkupNode = string | MarkupElement;

const part = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w.-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</g;
const attribute = /([^\s=>"'/]+)(?:="([^"]*)")?/g;

/** Parses HTML that Lectern's renderer wrote to a tree. Supports only well-formed HTML with quoted values. */
export function readIslandMarkup(html: string): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: {readonly name: string; readonly children: MarkupNode[]}[] = [{name: '', children: root}];
  for (const [text, closing, name, written = '', isEmpty] of html.matchAll(part)) {
    const inside = (open.at(-1) as {readonly children: MarkupNode[]}).children;
    if (text.startsWith('<!--')) continue;
    if (name === undefined) inside.push(decodeEntities(text));
    else if (closing) {
      const at = open.findLastIndex(each => each.name === name);
      if (at > 0) open.length = at;
    } else {
      const attributes: Record<string, string> = Object.create(null);
      for (const [, key, value = ''] of written.matchAll(attribute)) attributes[key as string] = decodeEntities(value);
      const element: MarkupElement = {name, attributes, children: []};
      inside.push(element);
      if (!isEmpty && !voidElements.has(name)) open.push(element);
    }
  }
  return root;
}
