import {type Html, html} from '../../../base/html.js';

/** Renders a character reference such as `&copy;`. Leaves it to the browser, because its name is in no table here. */
export function renderReference(written: string): Html {
  const name = /^&([a-zA-Z]\w{1,31});$/.exec(written)?.[1];
  return name === undefined ? html`${written}` : html`&${name};`;
}
