// The references that writers use; any other known to HTML is left to the browser (2,231 names are 10 KB).
const named: ReadonlyMap<string, string> = new Map(
  (
    'amp& lt< gt> quot" apos\' nbsp\u00a0 copy© reg® trade™ mdash— ndash– hellip… rarr→ larr← uarr↑ darr↓ harr↔ bull• ' +
    'middot· times× check✓ ldquo“ rdquo” lsquo‘ rsquo’ laquo« raquo» deg° plusmn± le≤ ge≥ ne≠ para¶ sect§ euro€ ' +
    'lbrace{ rbrace} lcub{ rcub} lsqb[ rsqb] lpar( rpar) vert| verbar| ast* lowbar_ num# grave` bsol\\ dollar$ colon: ' +
    'comma, period. excl! quest? equals= plus+ percnt% commat@ sol/ semi;'
  )
    .split(' ')
    .map(entry => /^([a-z]+)(.+)$/su.exec(entry)?.slice(1) as [string, string]),
);

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][\da-zA-Z]{1,31}));/g;

/** Decodes numeric and common named references; `unknown` says what to do with the name of any other. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
    if (name) return named.get(name) ?? written;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
  });
}

/** Splits text at named references that `decodeEntities` does not know, so that they can be passed to the browser. */
export function splitReferences(text: string): readonly {value: string; reference: boolean}[] {
  if (!text.includes('&')) return [{value: text, reference: false}];
  const pieces: {value: string; reference: boolean}[] = [];
  let from = 0;
  for (const match of text.matchAll(reference)) {
    if (!match[3] || named.has(match[3])) continue;
    pieces.push({value: decodeEntities(text.slice(from, match.index)), reference: false});
    pieces.push({value: match[0], reference: true});
    from = match.index + match[0].length;
  }
  pieces.push({value: decodeEntities(text.slice(from)), reference: false});
  return pieces.filter(piece => piece.value);
}
