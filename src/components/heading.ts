import {doc} from '../base/doc.js';
import {html} from '../base/html.js';
import {component, flag, number, text} from './component.js';

/** A heading whose level is a prop. In a page it is parsed as an HTML heading (`stand-in.ts`). */
export const heading = component({
  name: 'Heading',
  tag: 'docs-heading',
  props: {
    level: number(doc`1 to 6; 2 when it is not given.`),
    noAnchor: flag(doc`The heading is no link to itself.`),
    id: text(doc`Address of the heading; made from its words when it is not given.`),
  },
  render: (props, body) => {
    const level = Math.min(6, Math.max(1, Math.round(props.level ?? 2)));
    return html`<h${level}>${body}</h${level}>`;
  },
});
