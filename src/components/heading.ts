import {doc} from '../base/doc.js';
import {html} from '../base/html.js';
import {component, flag, number, text} from './component.js';

/** Heading with the level as a prop. Pages convert it to an HTML heading (`stand-in.ts`). */
export const heading = component({
  name: 'Heading',
  tag: 'docs-heading',
  props: {
    level: number(doc`Makes the heading h1 to h6. Default: 2.`),
    noAnchor: flag(doc`Removes the link that readers copy to share the heading.`),
    id: text(doc`Sets the id that links use, such as "install". Default: generated from the text.`),
  },
  render: (props, body) => {
    const level = Math.min(6, Math.max(1, Math.round(props.level ?? 2)));
    return html`<h${level}>${body}</h${level}>`;
  },
});
