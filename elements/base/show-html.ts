import {noChange} from 'lit';
import {Directive, directive, type ElementPart} from 'lit/directive.js';
import type {Html} from '../../src/base/html.js';
import {setHtml} from './set-html.js';

class ShowHtml extends Directive {
  #shown: string | undefined;

  render(_: Html): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [html]: [Html]): unknown {
    if (html.text !== this.#shown) setHtml(element, html);
    this.#shown = html.text;
    return noChange;
  }
}

/** Lit directive that sets HTML of Lectern's renderer as its element's content. */
export const showHtml = directive(ShowHtml);
