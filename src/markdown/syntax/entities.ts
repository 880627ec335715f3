/** Names of the Latin-1 characters from U+00A0, in order. */
export const latinEntities = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml'
).split(' ');

/** Common named character references. Browsers decode the others: all 2,231 names of HTML would take 10 KB. */
export const commonEntities: ReadonlyMap<string, string> = new Map(
  (
    'amp& lt< gt> quot" apos\' mdash— ndash– hellip… rarr→ larr← uarr↑ darr↓ harr↔ bull• check✓ ldquo“ rdquo” lsquo‘ ' +
    'rsquo’ trade™ le≤ ge≥ ne≠ euro€ lbrace{ rbrace} lcub{ rcub} lsqb[ rsqb] lpar( rpar) vert| verbar| ast* lowbar_ num# ' +
    'grave` bsol\\ dollar$ colon: comma, period. excl! quest? equals= plus+ percnt% commat@ sol/ semi;'
  )
    .split(' ')
    .map((entry): [string, string] => [entry.slice(0, -1), entry.slice(-1)])
    .concat(latinEntities.map((name, index) => [name, String.fromCharCode(0xa0 + index)])),
);

/** Matches a character reference: a decimal number, hexadecimal number, or name. */
export const referencePattern = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][\da-zA-Z]{1,31}));/g;

/** Decodes numeric and common named character references. Leaves other references unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(referencePattern, (written, decimal?: string, hex?: string, name?: string) => {
    if (name) return commonEntities.get(name) ?? written;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
  });
}

/** Decodes backslash escapes and character references. */
export function decodeText(text: string): string {
  if (!text.includes('\\') && !text.includes('&')) return text;
  return text.replace(
    /\\([!-/:-@[-`{-~])|&#?[\da-zA-Z]+;/g,
    (written, escaped?: string) => escaped ?? decodeEntities(written),
  );
}
