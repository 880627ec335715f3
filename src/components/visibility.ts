import {doc} from '../base/doc.js';
import {component, text} from './component.js';

/** Content for either people or agents. Content for agents is only in the page's Markdown. */
export const visibility = component({
  name: 'Visibility',
  tag: 'docs-visibility',
  props: {
    for: text(
      doc`Shows the content only to people, or only to AI agents. Allowed values: humans, agents. Default: both see it.`,
      doc`humans agents`,
    ),
  },
  isForReaders: props => props.for?.trim().toLowerCase() !== 'agents',
  render: (_, body) => body,
});
