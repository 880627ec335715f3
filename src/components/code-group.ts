import {doc} from '../base/doc.js';
import {emptyHtml, type Html, type HtmlValue, html} from '../base/html.js';
import {component, flag, markdownTitle, type RenderContext, reflected, splitAround} from './component.js';
import {renderTabs} from './tabs.js';

/**
 * Renders the code blocks among the children as tabs, without tabs if there is only one. Renders other children before
 * and after.
 */
function renderGroup(context: RenderContext, title?: HtmlValue): Html {
  const blocks = context.children.filter(child => child.name === 'code');
  const {before, after} = splitAround(context.children, 'code');
  const head = title ? html`<div class="code-head"><span class="code-title">${title}</span></div>` : emptyHtml;
  if (blocks.length < 2)
    return html`${before}<div class="code-group">${head}${blocks.map(block => block.html)}</div>${after}`;
  const panels = blocks.map(block => {
    const label = String(block.props.get('label'));
    return {label, id: context.id(`code-${label}`), body: block.body};
  });
  return html`${before}<div class="code-group">${head}${renderTabs(panels)}</div>${after}`;
}

/** Code in several languages or files. One of them is visible. */
export const codeGroup = component({
  name: 'CodeGroup',
  tag: 'code-group',
  props: {
    name: reflected(doc`Switches tabs together with other groups of this name, such as "sdk".`),
    dropdown: flag(doc`Shows a menu instead of tabs.`),
    title: markdownTitle(doc`Sets the title above the tabs.`),
  },
  render: (props, body, context) =>
    context.children.some(child => child.name === 'code') ? renderGroup(context, props.title) : body,
});

function createExample(name: string, tag: string, label: 'requestExample' | 'responseExample') {
  return component({
    name,
    tag,
    props: {dropdown: flag(doc`Shows a menu instead of tabs.`)},
    render: (_, body, context) =>
      html`<section class="example"><p class="example-title">${context.messages[label]}</p>${context.children.some(child => child.name === 'code') ? renderGroup(context) : body}</section>`,
  });
}

/** Code for requests, which appears next to an API page. */
export const requestExample = createExample('RequestExample', 'request-example', 'requestExample');
/** Responses, which appear next to an API page. */
export const responseExample = createExample('ResponseExample', 'response-example', 'responseExample');
