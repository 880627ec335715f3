import {doc} from '../base/doc.js';
import {html} from '../base/html.js';
import {component, flag} from './component.js';

/** TeX formula. Its element typesets the formula. Until then, and without JavaScript, it is the TeX source. */
export const latex = component({
  name: 'Latex',
  tag: 'docs-latex',
  inline: true,
  props: {display: flag(doc`Shows the formula on its own line instead of inside the text.`)},
  render: (_, __, context) => html`<code class="tex">${context.text().trim()}</code>`,
});
