import {html} from '../base/html.js';
import {component} from './component.js';

/** Something next to the page, in the column of its contents; at its place in the text where there is no room. */
export const panel = component({
  name: 'Panel',
  tag: 'docs-panel',
  props: {},
  render: (_, body) => html`<aside class="panel">${body}</aside>`,
});
