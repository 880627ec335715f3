import {parseWeights} from '../base/parse-weights.js';

/**
 * Returns whether a request names Markdown and prefers it at least as much as HTML (RFC 9110, section 12.5.1). Ignores
 * ranges with a star, which every browser sends.
 */
export function acceptsMarkdown(accept = ''): boolean {
  const weights = parseWeights(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}

/** Returns the path of the Markdown file for the page at a site path. Undefined for a file's path. */
export function findMarkdownFile(path: string): string | undefined {
  const page = path.replace(/\/(?:index\.html)?$|^index\.html$/, '');
  return /\.(?:html?|md|json|ya?ml|js|css|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/i.test(page)
    ? undefined
    : `${page || 'index'}.md`;
}
