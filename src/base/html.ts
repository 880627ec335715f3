/**
 * Text that is HTML already. Only the functions of this file make one, so that a plain string in a template is always
 * escaped (security rule A1). An object, not a branded string: the difference has to exist at run time.
 */
export class Html {
  readonly text: string;
  /** Text without markup, for titles that become ids, labels and attributes. */
  readonly words: string;

  private constructor(text: string, words: string) {
    this.text = text;
    this.words = words;
  }

  /** Only for `html.ts` and the renderers (an architecture test holds it). */
  static assembled(text: string, words = ''): Html {
    return new Html(text, words);
  }

  toString(): string {
    return this.text;
  }
}

/** Values that a hole of the `html` tag accepts. Everything that is not `Html` is escaped. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Renders as nothing; reads better than `''` in a template. */
export const nothing: Html = Html.assembled('');

const special = /[&<>"']/;
const specials = /[&<>"']/g;
const references: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

const characters: ReadonlyMap<string, string> = new Map([...references].map(([char, name]) => [name, char]));

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(specials, char => references.get(char) as string) : text;
}

/**
 * Builds HTML from a tagged template. Escapes holes unless they are `Html`, joins lists, and skips `null`, `undefined`
 * and `false`. Put a hole inside an attribute in double quotes; use `attributes` for whole attributes.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = parts[0] as string;
  for (let i = 0; i < values.length; i++) text += textOf(values[i]) + (parts[i + 1] as string);
  return Html.assembled(text);
}

/** ` name="value"` for each: `true` is the bare name; `false`, `null` and `undefined` leave the attribute out. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): Html {
  let text = '';
  for (const name in values) {
    const value = values[name];
    if (value === true) text += ` ${name}`;
    else if (value !== false && value != null) text += ` ${name}="${escapeHtml(String(value))}"`;
  }
  return Html.assembled(text);
}

/** Returns the text of a value where markup is not allowed. Plain text stays as it is. */
export function toText(value: unknown): string {
  if (value instanceof Html) return value.words;
  return value == null || typeof value === 'object' ? '' : String(value);
}

/** Takes back what `escapeHtml` did. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, name => characters.get(name) as string);
}

function textOf(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (value == null || value === false) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  return escapeHtml(String(value));
}

/** Wraps markup that our renderer made in another thread, or that Lit's templates made. Never use it for other text. */
export function receivedHtml(text: string): Html {
  return Html.assembled(text);
}
