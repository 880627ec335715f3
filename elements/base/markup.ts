import {Directive, directive} from 'lit/directive.js';
import {noChange} from 'lit/html.js';
import type {Html} from '../../src/base/html.js';
import {setHtml} from './set-html.js';

/** Markup of the current server render, by placeholder. Lit escapes markup, and leaves placeholders intact. */
const pending = new Map<string, string>();
/** Random start of placeholders, so that content cannot contain one by chance or on purpose. */
const fence = `markup-${Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('')}-`;
const fenced = new RegExp(`${fence}\\d+;`, 'g');
let count = 0;

class Markup extends Directive {
  #shown: string | undefined;

  /** Renders a placeholder on the server. `restoreMarkup` replaces it. */
  render({text}: Html): unknown {
    if (text === '') return '';
    const place = `${fence}${count++};`;
    pending.set(place, text);
    return place;
  }

  override update(_: unknown, [html]: [Html]): unknown {
    if (html.text === this.#shown) return noChange;
    this.#shown = html.text;
    return html.text === '' ? '' : getFragment(html);
  }
}

/** Inserts HTML of Lectern's renderer as a child into a Lit template. */
export const markup = directive(Markup);

/** Replaces the placeholders in Lit's server output with their markup. */
export function restoreMarkup(text: string): string {
  return text.replace(fenced, place => {
    const markup = pending.get(place) ?? '';
    pending.delete(place);
    return markup;
  });
}

/** Parsed HTML, by text. Icons repeat on every page of a site. */
const parsed = new Map<string, HTMLTemplateElement>();
const MAX_PARSED = 500;

function getFragment(html: Html): Node {
  let template = parsed.get(html.text);
  if (!template) {
    template = document.createElement('template');
    setHtml(template, html);
    if (parsed.size < MAX_PARSED) parsed.set(html.text, template);
  }
  return document.importNode(template.content, true);
}
