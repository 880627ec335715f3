import {type Html, type HtmlValue, html} from './html.js';

/** Replaces each `{name}` in a message. Leaves placeholders without a value unchanged. */
export function fillMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Replaces each `{name}` in a message with markup. */
export function fillHtml(text: string, values: Readonly<Record<string, HtmlValue>>): Html {
  const parts = text.split(/(\{\w+\})/).map(part => {
    const name = part.slice(1, -1);
    return part.startsWith('{') && Object.hasOwn(values, name) ? values[name] : part;
  });
  return html`${parts}`;
}
