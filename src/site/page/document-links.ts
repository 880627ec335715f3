import type {PageContext} from '../../components/component.js';
import {mapOutsideFences} from '../../markdown/render/markdown/outside-fences.js';

/**
 * Resolves site links in the Markdown of an API document, for agents: outside the site, a path such as `/guide` leads
 * nowhere. Leaves code unchanged.
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
