import {doc} from '../base/doc.js';
import {component, text} from './component.js';

/** Content for one kind of reader. What is for agents stands in the Markdown of the page only. */
export const visibility = component({
  name: 'Visibility',
  tag: 'docs-visibility',
  props: {for: text(doc`humans or agents; everybody when it is not given.`, doc`humans agents`)},
  isForReaders: props => props.for?.trim().toLowerCase() !== 'agents',
  render: (_, body) => body,
});
