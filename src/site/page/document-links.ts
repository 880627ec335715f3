import type {PageContext} from '../../components/component.js';
import {mapOutsideFences} from '../../markdown/render/markdown/outside-fences.js';

/**
 * Resolves links to pages and files of the site in the Markdown of an API document. Descriptions are copied as they are
 * written, and `/guide` leads nowhere outside the site. Code stays unchanged.
 */
export function resolveDocumentLinks(markdown: string, {href}: Pick<PageContext, 'href'>): string {
  if (!markdown.includes('](/')) return markdown;
  return mapOutsideFences(markdown, line =>
    line.replace(codeOrLink, (written, path?: string) => {
      const link = path === undefined ? undefined : href(path);
      return link ? `](${link.href}` : written;
    }),
  );
}

const codeOrLink = /(?<!`)(?:`[^`]+`|``[^`].*?``)(?!`)|\]\((\/(?!\/)[^\s()<>]*)/g;
