import {quoteAttribute} from './callouts.js';

const image = /!\[([^\]\n]*)\]\(\s*<?([^\s)>]+)>?(?:\s+(?:"([^"\n]*)"|'([^'\n]*)'))?\s*\)\{:?\s*([^{}\n]*)\}/g;

/**
 * Converts images with an attribute list, such as `![alt](a.png){ width="300" align=right }`, to HTML. Leaves those in
 * code spans unchanged.
 */
export function convertImageAttributes(line: string): string {
  return line
    .split(/(`+[^`]+`+)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(image, writeImage)))
    .join('');
}

function writeImage(_: string, alt: string, src: string, double?: string, single?: string, list = ''): string {
  const title = double ?? single;
  const attributes = [`src=${quoteAttribute(src)}`, `alt=${quoteAttribute(alt)}`];
  if (title) attributes.push(`title=${quoteAttribute(title)}`);
  for (const [, name = '', , quoted, bare] of list.matchAll(/(?:^|\s)([a-z]+)=(?:(["'])(.*?)\2|([^\s"']+))/g)) {
    const value = quoted ?? bare ?? '';
    if (kept.has(name)) attributes.push(`${name}=${quoteAttribute(value.replace(/px$/, ''))}`);
    else if (name === 'align' && /^(?:left|right)$/.test(value)) attributes.push(`className="float-${value}"`);
  }
  return `<img ${attributes.join(' ')} />`;
}

/** Attributes that pages of Lectern can set on an image. */
const kept: ReadonlySet<string> = new Set(['width', 'height', 'loading']);
