import {Directive, directive} from 'lit/directive.js';
import {noChange} from 'lit/html.js';
import type {Html} from '../../src/base/html.js';
import {setHtml} from './set-html.js';

/** Markup during server rendering, by its placeholder in the text, because Lit would escape the markup. */
const pending = new Map<string, string>();
/** A marker that no content can contain, because each process creates another one. */
const fence = `markup-${Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('')}-`;
const fenced = new RegExp(`${fence}\\d+;`, 'g');
let count = 0;

class Markup extends Directive {
  #shown: string | undefined;

  /** Renders a placeholder on the server, which `restoreMarkup` replaces. */
  render({text}: Html): unknown {
    if (text === '') return '';
    const place = `${fence}${count++};`;
    pending.set(place, text);
    return place;
  }

  override update(_: unknown, [html]: [Html]): unknown {
    if (html.text === this.#shown) return noChange;
    this.#shown = html.text;
    return html.text === '' ? '' : fragmentOf(html);
  }
}

/** Inserts markup of Lectern's renderer into a Lit template, as a child. */
export const markup = directive(Markup);

/** Inserts the markup into the text that Lit's server renderer wrote. */
export function restoreMarkup(text: string): string {
  return text.replace(fenced, place => {
    const markup = pending.get(place) ?? '';
    pending.delete(place);
    return markup;
  });
}

/** Cache of parsed icons, because they repeat on a site. */
const parsed = new Map<string, HTMLTemplateElement>();
const maxParsed = 500;

function fragmentOf(html: Html): Node {
  let template = parsed.get(html.text);
  if (!template) {
    template = document.createElement('template');
    setHtml(template, html);
    if (parsed.size < maxParsed) parsed.set(html.text, template);
  }
  return document.importNode(template.content, true);
}
