/**
 * Text that is already HTML. Only functions in this file create it, so that templates escape all plain strings
 * (security rule A1). It is an object instead of a branded string, because templates must distinguish the two at run
 * time.
 */
export class Html {
  readonly text: string;
  /** Text without markup, for titles that become ids, labels, or attributes. */
  readonly words: string;

  private constructor(text: string, words: string) {
    this.text = text;
    this.words = words;
  }

  /** Wraps HTML text. Call only from `html.ts` and the renderers: an architecture test ensures this. */
  static assembled(text: string, words = ''): Html {
    return new Html(text, words);
  }

  toString(): string {
    return this.text;
  }
}

/** Values that `html` templates accept. Everything except `Html` is escaped. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Empty HTML, to write in a template instead of `''`. */
export const emptyHtml: Html = Html.assembled('');

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
 * Builds HTML from a tagged template. Escapes all values except `Html`, joins lists, and skips `null`, `undefined`, and
 * `false`. Put double quotes around a value inside an attribute, or use `attributes` for the whole attribute.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = parts[0] as string;
  for (let i = 0; i < values.length; i++) text += toHtmlText(values[i]) + (parts[i + 1] as string);
  return Html.assembled(text);
}

/**
 * Renders ` name="value"` for each entry. For `true`, renders the name only. Skips `false`, `null`, and `undefined`.
 */
export function renderHtmlAttributes(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): Html {
  let text = '';
  for (const name in values) {
    const value = values[name];
    if (value === true) text += ` ${name}`;
    else if (value !== false && value != null) text += ` ${name}="${escapeHtml(String(value))}"`;
  }
  return Html.assembled(text);
}

/** Returns a value as text without markup. Does not change plain text. */
export function toText(value: unknown): string {
  if (value instanceof Html) return value.words;
  return value == null || typeof value === 'object' ? '' : String(value);
}

export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, name => characters.get(name) as string);
}

function toHtmlText(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (value == null || value === false) return '';
  if (Array.isArray(value)) return value.map(toHtmlText).join('');
  return escapeHtml(String(value));
}

/**
 * Wraps HTML from Lectern's renderer in another thread, or from Lit templates. Never pass other text: it would not be
 * escaped.
 */
export function fromReceivedHtml(text: string): Html {
  return Html.assembled(text);
}
