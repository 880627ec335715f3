import {doc} from '../base/doc.js';
import {emptyHtml, html, renderHtmlAttributes, toText} from '../base/html.js';
import {component, flag, markdownLabel, markdownTitle, rich, text} from './component.js';
import {renderGlyph} from './glyphs.js';
import {renderIconProp} from './icon.js';

/** Collapsible content below a title. Renders a native `<details>`. */
export const accordion = component({
  name: 'Accordion',
  tag: 'docs-accordion',
  props: {
    title: markdownLabel(doc`Sets the title. Readers click it to open the content.`),
    description: markdownLabel(doc`Adds a second line under the title.`),
    icon: rich(doc`Adds an icon before the title: a name such as "rocket", a path, a URL, or an element.`),
    iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
    defaultOpen: flag(doc`Shows the content until the reader closes it.`),
    id: text(doc`Sets the id that links use, such as "install". Default: generated from the title.`),
  },
  render: (props, body, context) => {
    const id = context.id(props.id ?? (toText(props.title) || 'details'));
    const picture = renderIconProp(props.icon, context, {type: props.iconType});
    return html`<details class="accordion"${renderHtmlAttributes({id, open: props.defaultOpen})}><summary>${renderGlyph('chevron')}${picture}<span class="accordion-words"><span class="accordion-title">${props.title ?? ''}</span>${props.description ? html`<span class="accordion-description">${props.description}</span>` : emptyHtml}</span></summary><div class="accordion-body">${body}</div></details>`;
  },
});

export const accordionGroup = component({
  name: 'AccordionGroup',
  tag: 'accordion-group',
  props: {title: markdownTitle(doc`Sets the title above the group.`)},
  render: (props, body) =>
    html`${props.title ? html`<p class="group-title">${props.title}</p>` : emptyHtml}<div class="accordion-group">${body}</div>`,
});

/** Nested fields of an object, collapsed to one line. */
export const expandable = component({
  name: 'Expandable',
  tag: 'docs-expandable',
  props: {
    title: markdownLabel(
      doc`Sets the title. Readers click it to open the content. Default: “Show child attributes”, in the language of the page.`,
    ),
    defaultOpen: flag(doc`Shows the content until the reader closes it.`),
    id: text(
      doc`Sets the id that links use, such as "order-fields". Default: none, because many expandables have the same title.`,
    ),
  },
  render: (props, body, context) =>
    html`<details class="expandable"${renderHtmlAttributes({id: props.id ? context.id(props.id) : null, open: props.defaultOpen})}><summary${renderHtmlAttributes({'data-usual': props.title === undefined})}>${renderGlyph('chevron')}<span>${props.title ?? context.messages.showChildren}</span></summary><div class="expandable-body">${body}</div></details>`,
});
