import {html} from '../base/html.js';
import {component} from './component.js';

/** Content in the column of the table of contents. On narrow screens, it appears where it is in the text. */
export const panel = component({
  name: 'Panel',
  tag: 'docs-panel',
  props: {},
  render: (_, body) => html`<aside class="panel">${body}</aside>`,
});
