import {doc} from '../doc.js';
import {type Html, html} from '../html.js';
import {component, flag, type RenderContext, reflected, text} from './component.js';
import {tabs} from './tabs.js';

/** Tabs over the code blocks among the children; one block alone needs none. */
function group(body: Html, context: RenderContext): Html {
  const blocks = context.children.filter(child => child.name === 'code');
  if (blocks.length < 2) return body;
  const rest = context.children.filter(child => child.name !== 'code').map(child => child.html);
  const panels = blocks.map(block => {
    const label = String(block.props.get('label'));
    return {label, id: context.id(`code-${label}`), body: block.body};
  });
  return html`${rest}${tabs(panels)}`;
}

/** The same code in several languages or files, one at a time. */
export const codeGroup = component({
  name: 'CodeGroup',
  tag: 'code-group',
  props: {
    name: reflected(doc`Groups with the same name change together.`),
    dropdown: flag(doc`A menu in place of tabs.`),
    title: text(doc`Not shown.`),
  },
  render: (_, body, context) => html`<div class="code-group">${group(body, context)}</div>`,
});

function example(name: string, tag: string, label: 'requestExample' | 'responseExample') {
  return component({
    name,
    tag,
    props: {dropdown: flag(doc`A menu in place of tabs.`)},
    render: (_, body, context) =>
      html`<section class="example"><p class="example-title">${context.words[label]}</p><div class="code-group">${group(body, context)}</div></section>`,
  });
}

/** Request snippets at the side of an API page. */
export const requestExample = example('RequestExample', 'request-example', 'requestExample');
/** Response snippets at the side of an API page. */
export const responseExample = example('ResponseExample', 'response-example', 'responseExample');
