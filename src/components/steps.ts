import {doc} from '../base/doc.js';
import {emptyHtml, type Html, type HtmlValue, html, renderHtmlAttributes, toText} from '../base/html.js';
import {
  type Child,
  component,
  flag,
  markdownTitle,
  number,
  type PropValue,
  type RenderContext,
  rich,
  text,
  toAttributeName,
} from './component.js';
import {renderIconProp} from './icon.js';

const stepProps = {
  title: markdownTitle(doc`Sets the title beside the number.`),
  icon: rich(doc`Replaces the number with an icon: a name such as "key", a path, a URL, or an element.`),
  iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
  stepNumber: number(doc`Sets the number instead of the automatic one.`),
  titleSize: text(
    doc`Makes the title a heading of this level, or a paragraph. Allowed values: p, h2, h3, h4. Default: "titleSize" of the steps.`,
  ),
  id: text(doc`Sets the id that links use, such as "install". Default: generated from the title.`),
  noAnchor: flag(doc`Removes the link that readers copy to share the step.`),
} as const;

/** Numbered sequence of steps. Renders a native `<ol>`. */
export const steps = component({
  name: 'Steps',
  tag: 'docs-steps',
  props: {
    titleSize: text(
      doc`Makes all titles headings of this level, or paragraphs. Allowed values: p, h2, h3, h4. Default: p.`,
    ),
  },
  render: (props, body, context) => {
    const children = context.children.filter(child => child.name === 'Step');
    if (children.length === 0) return body;
    const first = context.children.indexOf(children[0] as Child);
    const before = context.children.slice(0, first).map(child => child.html);
    const items = children.map((child, index) => {
      const from = context.children.indexOf(child) + 1;
      const next = children[index + 1];
      // Append content between two steps to the first one, because a list can contain only items.
      const behind = context.children.slice(from, next && context.children.indexOf(next)).map(each => each.html);
      return renderItem(child.props, html`${child.body}${behind}`, index + 1, props.titleSize, context);
    });
    return html`${before}<ol class="steps">${items}</ol>`;
  },
});

/** One step. Outside `<Steps>`, it is its own sequence. */
export const step = component({
  name: 'Step',
  tag: 'docs-step',
  props: stepProps,
  render: (props, body, context) =>
    html`<ol class="steps">${renderItem(new Map(Object.entries(props) as [string, PropValue][]), body, 1, undefined, context)}</ol>`,
});

function renderItem(
  given: ReadonlyMap<string, PropValue>,
  body: Html,
  count: number,
  size: string | undefined,
  context: RenderContext,
): Html {
  const read = <K extends keyof typeof stepProps>(name: K) =>
    stepProps[name].read(given.get(name) ?? given.get(toAttributeName(name))) as ReturnType<
      (typeof stepProps)[K]['read']
    >;
  const title = read('title');
  const words = toText(title);
  const named = read('id') ?? words;
  const id = named ? context.id(named) : undefined;
  const picture = read('icon');
  const number = String(read('stepNumber') ?? count);
  const mark = picture ? renderIconProp(picture, context, {type: read('iconType')}) : number;
  const link = read('noAnchor') || !id ? undefined : context.href(`#${id}`);
  const anchor = link
    ? html`<a class="heading-anchor" href="${link.href}" aria-label="${context.messages.linkToSection}: ${words}"></a>`
    : emptyHtml;
  const line = title ? renderHeading(read('titleSize') ?? size, html`${title}${anchor}`) : emptyHtml;
  return html`<li class="step"${renderHtmlAttributes({id})}><span class="step-mark" aria-hidden="true"${renderHtmlAttributes({'data-number': picture && number})}>${mark}</span>${line}<div class="step-body">${body}</div></li>`;
}

function renderHeading(size: string | undefined, words: HtmlValue): Html {
  if (size === 'h2') return html`<h2 class="step-title">${words}</h2>`;
  if (size === 'h3') return html`<h3 class="step-title">${words}</h3>`;
  if (size === 'h4') return html`<h4 class="step-title">${words}</h4>`;
  return html`<p class="step-title">${words}</p>`;
}
