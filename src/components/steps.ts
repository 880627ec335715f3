import {doc} from '../doc.js';
import {attributes, Html, html, nothing} from '../html.js';
import {component, number, rich, text} from './component.js';
import {icon} from './icon.js';

/** A numbered sequence; a real `<ol>`. */
export const steps = component({
  name: 'Steps',
  tag: 'docs-steps',
  props: {titleSize: text(doc`Element of the titles: p, h2, h3 or h4.`)},
  render: (props, body, context) => {
    if (!context.children.some(child => child.name === 'Step')) return body;
    const loose = context.children.filter(child => child.name !== 'Step').map(child => child.html);
    const items = context.children
      .filter(child => child.name === 'Step')
      .map((child, index) => {
        const title = child.props.get('title');
        const picture = child.props.get('icon');
        const count = child.props.get('stepNumber') ?? index + 1;
        const size = String(child.props.get('titleSize') ?? props.titleSize ?? 'p');
        const words = title instanceof Html ? title : String(title ?? '');
        const id = context.id(String(child.props.get('id') ?? String(words).replace(/<[^>]*>/g, '')));
        const mark =
          typeof picture === 'string'
            ? icon(picture, {type: child.props.get('iconType') as string | undefined})
            : String(count);
        return html`<li class="step"${attributes({id})}><span class="step-mark" aria-hidden="true">${mark}</span>${title ? heading(size, words) : nothing}<div class="step-body">${child.body}</div></li>`;
      });
    return html`${loose}<ol class="steps">${items}</ol>`;
  },
});

function heading(size: string, words: Html | string): Html {
  if (size === 'h2') return html`<h2 class="step-title">${words}</h2>`;
  if (size === 'h3') return html`<h3 class="step-title">${words}</h3>`;
  if (size === 'h4') return html`<h4 class="step-title">${words}</h4>`;
  return html`<p class="step-title">${words}</p>`;
}

/** One step. Outside `<Steps>` it is a sequence of one. */
export const step = component({
  name: 'Step',
  tag: 'docs-step',
  props: {
    title: rich(doc`Title of the step.`),
    icon: text(doc`Icon in place of the number.`),
    iconType: text(doc`Style of the icon.`),
    stepNumber: number(doc`Number in place of the counted one.`),
    titleSize: text(doc`Element of the title: p, h2, h3 or h4.`),
    id: text(doc`Address of the step; made from the title when it is not given.`),
  },
  render: (props, body, context) =>
    html`<ol class="steps"><li class="step"><span class="step-mark" aria-hidden="true">${props.icon ? icon(props.icon, {type: props.iconType}) : (props.stepNumber ?? 1)}</span>${props.title ? html`<p class="step-title"${attributes({id: context.id(String(props.title))})}>${props.title}</p>` : nothing}<div class="step-body">${body}</div></li></ol>`,
});
