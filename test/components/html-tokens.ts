/** A start tag as a browser parses it. */
export interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const attribute = /\s*(?:\/(?!>))?\s*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

/** Returns the start tags of HTML by the rules of the HTML tokenizer. Skips text and comments. */
export function startTags(html: string): StartTag[] {
  const tags: StartTag[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    const name = /^<([a-z][^\s/>]*)/i.exec(html.slice(at, at + 80))?.[1];
    at += 1 + (name?.length ?? 0);
    if (!name) continue;
    const attributes = new Map<string, string>();
    for (;;) {
      attribute.lastIndex = at;
      const found = attribute.exec(html);
      if (!found) break;
      at = attribute.lastIndex;
      attributes.set((found[1] as string).toLowerCase(), decode(found[2] ?? found[3] ?? found[4] ?? ''));
    }
    tags.push({name: name.toLowerCase(), attributes});
  }
  return tags;
}

function decode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({lt: '<', gt: '>', quot: '"', amp: '&'})[name] as string);
}

const addresses = new Set([
  'href',
  'src',
  'poster',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'background',
  'cite',
]);
const elements = new Set(
  'script style object embed base meta link template noscript form math frame applet'.split(' '),
);

/** Returns the parts of HTML that could run, load or send anything that an author must not. */
export function dangersOf(html: string): string[] {
  const dangers: string[] = [];
  for (const {name, attributes} of startTags(html)) {
    if (elements.has(name)) dangers.push(`<${name}>`);
    for (const [key, value] of attributes) {
      const address = [...value]
        .filter(char => char > ' ')
        .join('')
        .toLowerCase();
      if (/^on|^(?:srcdoc|is|slot|formaction|autofocus|dangerouslysetinnerhtml)$/.test(key))
        dangers.push(`<${name} ${key}>`);
      // `window` and `document` expose only HTML's own elements by name.
      if (key === 'name' && !name.includes('-')) dangers.push(`<${name} name>`);
      if (addresses.has(key) && !/^(?:https?:|mailto:|tel:|data:image\/(?:png|gif|jpeg|webp)[;,]|\/|#|$)/.test(address))
        dangers.push(`<${name} ${key}="${value}">`);
      if (key === 'srcset' && /(?:javascript|vbscript|data):/.test(address)) dangers.push(`<${name} srcset>`);
      if (key === 'style' && /url\(|expression\(|javascript:|@import|[\\{}]/.test(address))
        dangers.push(`<${name} style="${value}">`);
    }
    if (name === 'iframe' && !/^https?:|^$/.test(attributes.get('src') ?? '')) dangers.push('<iframe src>');
  }
  return dangers;
}
