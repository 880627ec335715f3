/** A rule that the engine generated for one class. */
interface ClassRule {
  readonly selector: string | undefined;
  readonly body: string;
  /** At-rules that enclose the rule. */
  readonly parent: string | undefined;
}

/**
 * Matches what could end a value, rule, or sheet, hide a function, or begin a comment. A class with it gets no rule
 * (security rule A11).
 */
const unsafeName = /[{};<\\`\s\p{Cc}]|\/\*|\*\/|@import|@charset|@namespace/iu;
/** Matches functions that load a resource. The check of an author's `style` has the same list. */
const loads = /url\s*\(|image\s*\(|image-set|cross-fade|src\s*\(|element\s*\(|expression\s*\(|javascript:|\/\//i;

/** Returns whether a class name is safe to pass to the engine. */
export function isSafeName(name: string): boolean {
  return name.length <= 200 && !unsafeName.test(name) && !loads.test(name.replace(/_/g, ' ')) && isBalanced(name);
}

/** Returns whether a generated rule is safe: a single rule that applies only inside page content. */
export function isSafeRule({selector, body, parent}: ClassRule): boolean {
  if (
    parent !== undefined &&
    !/^@(?:media|supports|container|layer)\b[^{}<;@]*(?: \$\$ @(?:media|supports|container)\b[^{}<;@]*)*$/.test(parent)
  )
    return false;
  if (!isBalanced(body) || loads.test(body) || /[<\\@]|\/\*/.test(body)) return false;
  // Keyframes of the engine have no selector.
  return (
    selector === undefined ||
    (isBalanced(removeClassNames(selector)) &&
      !/[{}<;@]|\/\*/.test(removeClassNames(selector)) &&
      !hasComma(removeClassNames(selector)))
  );
}

/** Removes class names from a selector. All special characters in them are escaped. */
function removeClassNames(selector: string): string {
  return selector.replace(/\\[\da-f]{1,6} ?|\\./gi, '');
}

/** Returns whether brackets and quotes are balanced. */
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

/** Returns whether a selector is a list, whose second part could apply outside page content. */
function hasComma(selector: string): boolean {
  let depth = 0;
  for (const sign of selector) {
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === ',' && depth === 0) return true;
  }
  return false;
}
