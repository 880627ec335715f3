import {normalizeUri} from 'micromark-util-sanitize-uri';

const block = '(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tr|th|td|section|br)';
const aroundBlocks = new RegExp(`\\s*(</?${block}(?:\\s[^>]*)?/?>)\\s*`, 'g');

/**
 * Removes differences without a visible effect. They are: white space at block edges, `<br>` and `<br />`, character
 * references for quotes, and percent-encoding in URLs. Also attribute order, the class of code, and a line break at the
 * end of code.
 */
export function normalizeHtml(html: string): string {
  const kept: string[] = [];
  return html
    .replace(/<pre><code[^>]*>([\s\S]*?)\n?<\/code><\/pre>/g, (_, code: string) => {
      kept.push(code);
      return `<pre>\ue000${kept.length - 1}\ue000</pre>`;
    })
    .replace(/\s*\/>/g, '>')
    .replace(/<(\w+)((?:\s+[\w-]+(?:="[^"]*")?)+)>/g, (_, name: string, attributes: string) => {
      const each = [...attributes.matchAll(/[\w-]+(?:="[^"]*")?/g)].map(([text]) => text.replace(/=""$/, ''));
      return `<${name} ${each.sort().map(encodeAddress).join(' ')}>`;
    })
    .replace(aroundBlocks, '$1')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/\ue000(\d+)\ue000/g, (_, index: string) => kept[Number(index)] as string)
    .replace(/&#x([\dA-F]+);/g, (_, code: string) => escapeOne(String.fromCodePoint(Number.parseInt(code, 16))))
    .replace(/&(?:quot|#39|gt);/g, entity => ({'&quot;': '"', '&gt;': '>'})[entity] ?? "'")
    .trim();
}

// Normalizes percent-encoding. Browsers escape invalid URL characters themselves.
function encodeAddress(attribute: string): string {
  const [, name, address] = /^(href|src)="(.*)"$/.exec(attribute) ?? [];
  return name
    ? `${name}="${normalizeUri((address as string).replace(/&quot;/g, '%22').replace(/ /g, '%20'))}"`
    : attribute;
}

function escapeOne(char: string): string {
  return char === '<' ? '&lt;' : char === '>' ? '&gt;' : char === '&' ? '&amp;' : char;
}

/**
 * Removes our additions to Markdown: heading ids and anchors, boxes around code and tables, attributes of links and
 * images for browsers, and labels for screen readers.
 */
export function stripOurs(html: string): string {
  return html
    .replace(/<a class="heading-anchor"[^>]*><\/a>/g, '')
    .replace(/<(h[1-6]) id="[^"]*"/g, '<$1')
    .replace(/<code-block[^>]*>(?:<div class="code-head">[\s\S]*?<\/div>)?<div class="code-body">/g, '')
    .replace(/<\/pre>(?:<span class="code-language"[^>]*>[^<]*<\/span>)?<\/div><\/code-block>/g, '</pre>')
    .replace(/<pre tabindex="0"[^>]*>/g, '<pre>')
    .replace(/([^>])<\/code><\/pre>/g, '$1\n</code></pre>')
    .replace(/<div class="table-scroll"[^>]*>(<table[\s\S]*?<\/table>)<\/div>/g, '$1')
    .replace(/<th((?: align="\w+")?) scope="row">([\s\S]*?)<\/th>/g, '<td$1>$2</td>')
    .replace(/<div class="paragraph">([\s\S]*?)<\/div>/g, '<p>$1</p>')
    .replace(/ loading="lazy"| target="_blank"| rel="noopener"/g, '')
    .replace(/<li class="task">/g, '<li>')
    .replace(/(<input [^>]*?) aria-label="[^"]*"/g, '$1');
}
