import type {PageContext} from '../../components/component.js';

/**
 * Resolves links to pages and files of the site in the Markdown of an API document. Descriptions are copied as they are
 * written, and `/guide` leads nowhere outside of the site. Code stays unchanged.
 */
export function resolveDocumentLinks(markdown: string, {href}: Pick<PageContext, 'href'>): string {
  if (!markdown.includes('](/')) return markdown;
  let fence = '';
  const lines = markdown.split('\n').map(line => {
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return line;
    }
    fence = mark;
    return line.replace(codeOrLink, (written, path?: string) => {
      const address = path === undefined ? undefined : href(path);
      return address ? `](${address.href}` : written;
    });
  });
  return lines.join('\n');
}

const codeOrLink = /(?<!`)(?:`[^`]+`|``[^`].*?``)(?!`)|\]\((\/(?!\/)[^\s()<>]*)/g;
