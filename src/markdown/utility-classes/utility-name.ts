/** Matches the first word of a utility class, up to a dash. Only the engine can check the complete name. */
const first = new RegExp(
  `^(?:${[
    'accent|align|animate|antialiased|appearance|aspect|auto|backdrop|backface|basis|bg|blend|block|blur|border|bottom|box',
    'break|brightness|capitalize|caption|caret|clear|col|collapse|columns|container|content|contents|contrast|cursor',
    'decoration|delay|divide|drop|duration|ease|end|fill|filter|fixed|flex|float|flow|font|from|gap|grayscale|grid|grow|h',
    'hidden|hue|hyphens|indent|inline|inset|invert|invisible|isolate|isolation|italic|items|justify|leading|left|line',
    'list|lowercase|m[trblxyse]?|max|min|mix|no|normal|not|object|opacity|order|ordinal|origin|outline|overflow|overline',
    'overscroll|p[trblxyse]?|perspective|place|placeholder|pointer|relative|resize|right|ring|rotate|rounded|row|saturate',
    'scale|scroll|select|self|sepia|shadow|shrink|size|skew|slashed|snap|space|sr|stacked|start|static|sticky|stroke',
    'subpixel|table|tabular|text|to|top|touch|tracking|transform|transition|translate|truncate|underline|uppercase|via',
    'visible|w|whitespace|will|z|absolute|diagonal|lining|oldstyle|proportional',
  ].join('|')})(?![\\w:])`,
);

/** Utilities that need a length after the dash. Without this list, `my-box` and `p-name` would match. */
const lengths =
  /^(?:m[trblxyse]?|p[trblxyse]?|[hwz]|gap|size)-(?!\d|[[$(]|(?:px|auto|full|screen|min|max|fit|prose|[xy]|[sld]v[hw]|\dxl|xs|sm|md|lg|xl)(?![\w]))/;

/**
 * Guesses from its beginning whether a class is a utility class, without loading the engine. Names of authors, such as
 * `price-table` or `b`, do not match, even if the engine has a short form of that name.
 */
export function mayBeUtility(name: string): boolean {
  const base = name.slice(findVariantsEnd(name)).replace(/^!?-?/, '');
  return base.startsWith('[') ? /^\[-{0,2}[a-z][\w-]*:/.test(base) : first.test(base) && !lengths.test(base);
}

/** Returns the offset after the last `:` outside brackets: after `md:hover:` in `md:hover:bg-[url:x]`. */
function findVariantsEnd(name: string): number {
  let depth = 0;
  let end = 0;
  for (let at = 0; at < name.length; at++) {
    const sign = name[at];
    if (sign === '[' || sign === '(') depth++;
    else if (sign === ']' || sign === ')') depth--;
    else if (sign === ':' && depth === 0) end = at + 1;
  }
  return end;
}
