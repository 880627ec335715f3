import {writeAttributes} from './callouts.js';

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
  const attributes: Record<string, string | undefined> = {src, alt, title: double ?? single};
  for (const [, name = '', , quoted, bare] of list.matchAll(/(?:^|\s)([a-z]+)=(?:(["'])(.*?)\2|([^\s"']+))/g)) {
    const value = quoted ?? bare ?? '';
    if (kept.has(name)) attributes[name] = value.replace(/px$/, '');
    else if (name === 'align' && /^(?:left|right)$/.test(value)) attributes['className'] = `float-${value}`;
  }
  return `<img${writeAttributes(attributes)} />`;
}

/** Attributes that pages of Lectern can set on an image. */
const kept: ReadonlySet<string> = new Set(['width', 'height', 'loading']);
