/** A rule that the engine makes of one class. */
export interface ClassRule {
  readonly selector: string | undefined;
  readonly body: string;
  /** At-rules around it. */
  readonly parent: string | undefined;
}

/**
 * Signs that can end a value, a rule or the sheet, hide a function, or begin a comment. A class with one of them gets no
 * rule (security rule A11).
 */
const unsafeName = /[{};<\\`\s\p{Cc}]|\/\*|\*\/|@import|@charset|@namespace/iu;
/** Functions that load something, as for the `style` of an author. */
const loads = /url\s*\(|image\s*\(|image-set|cross-fade|src\s*\(|element\s*\(|expression\s*\(|javascript:|\/\//i;

/** Returns whether a class is safe to pass to the engine. */
export function isSafeName(name: string): boolean {
  return name.length <= 200 && !unsafeName.test(name) && !loads.test(name.replace(/_/g, ' ')) && isBalanced(name);
}

/** Returns whether a generated rule stays in its place: one rule, inside the content of the page. */
export function isSafeRule({selector, body, parent}: ClassRule): boolean {
  if (
    parent !== undefined &&
    !/^@(?:media|supports|container|layer)\b[^{}<;@]*(?: \$\$ @(?:media|supports|container)\b[^{}<;@]*)*$/.test(parent)
  )
    return false;
  if (!isBalanced(body) || loads.test(body) || /[<\\@]|\/\*/.test(body)) return false;
  // Keyframes of the engine's own have no selector.
  return (
    selector === undefined ||
    (isBalanced(plain(selector)) && !/[{}<;@]|\/\*/.test(plain(selector)) && !hasComma(plain(selector)))
  );
}

/** Removes class names, in which every special character is escaped. */
function plain(selector: string): string {
  return selector.replace(/\\[\da-f]{1,6} ?|\\./gi, '');
}

/** Brackets and quotes end in the order in which they began. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  const ends = new Map([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ]);
  for (const sign of text) {
    const last = open.at(-1);
    if (last === '"' || last === "'") {
      if (sign === last) open.pop();
    } else if (sign === '"' || sign === "'") open.push(sign);
    else if (ends.has(sign)) open.push(ends.get(sign) as string);
    else if (sign === ')' || sign === ']' || sign === '}') if (open.pop() !== sign) return false;
  }
  return open.length === 0;
}

/** Returns whether a selector is a list: its second part would not be limited to the content of the page. */
function hasComma(selector: string): boolean {
  let depth = 0;
  for (const sign of selector) {
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === ',' && depth === 0) return true;
  }
  return false;
}
