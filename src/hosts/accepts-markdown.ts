/** Whether a request asks for Markdown, and likes it at least as well as HTML (RFC 9110, section 12.5.1). */
export function acceptsMarkdown(accept: string | undefined): boolean {
  const markdown = weightOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= weightOf(accept, 'text/html');
}

/** The weight of a media type that is named as it is: a range such as `*` is what every browser sends. */
function weightOf(accept = '', type: string): number {
  for (const each of accept.split(',')) {
    const [name = '', ...parameters] = each.split(';').map(part => part.trim().toLowerCase());
    if (name !== type) continue;
    const weight = parameters.find(part => part.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}

/** The Markdown file of the page at a path of the site; undefined for the path of a file. */
export function findMarkdownFile(path: string): string | undefined {
  const page = path.replace(/\/(?:index\.html)?$|^index\.html$/, '');
  return /\.(?:html?|md|json|ya?ml|js|css|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/i.test(page)
    ? undefined
    : `${page || 'index'}.md`;
}
