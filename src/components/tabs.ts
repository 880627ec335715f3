import {doc} from '../base/doc.js';
import {Html, html, renderHtmlAttributes, toText} from '../base/html.js';
import {
  type Child,
  component,
  data,
  flag,
  markdownLabel,
  number,
  type PropValue,
  type RenderContext,
  rich,
  splitAround,
  text,
} from './component.js';
import {renderIconProp} from './icon.js';

/** Renders links above panels with titles, which are readable without JavaScript. The element turns them into tabs. */
export function renderTabs(
  panels: readonly {label: Html | string; icon?: Html | undefined; id: string; body: Html}[],
): Html {
  const bar = panels.map(
    panel =>
      html`<a class="tab"${renderHtmlAttributes({href: `#${panel.id}`, 'data-panel': panel.id})}>${panel.icon ?? ''}${panel.label instanceof Html ? html`<span>${panel.label}</span>` : panel.label}</a>`,
  );
  const bodies = panels.map(
    panel =>
      html`<section class="tab-panel"${renderHtmlAttributes({id: panel.id, 'aria-label': toText(panel.label)})}><p class="tab-title">${panel.label}</p>${panel.body}</section>`,
  );
  return html`<div class="tab-bar">${bar}</div>${bodies}`;
}

export const docsTabs = component({
  name: 'Tabs',
  tag: 'docs-tabs',
  props: {
    items: data(doc`Lists labels for tabs without a title, such as "npm" and "pnpm".`),
    defaultTabIndex: {...number(doc`Selects the tab that is open first, counted from 0. Default: 0.`), reflect: true},
    sync: {
      doc: doc`Switches all groups with the same labels together, and stores the choice. "false" switches this group alone. Default: "true".`,
      kind: 'flag',
      reflect: true,
      // Write only the value `false`, because the element tests for nothing else.
      read: (value: PropValue) => (value === false || value === 'false' ? 'false' : undefined),
    },
    borderBottom: flag(doc`Draws a line below the content of the tabs.`),
  },
  render: (props, body, context) => {
    const panels = context.children.filter(child => child.name === 'Tab');
    if (panels.length === 0) return body;
    const labels = Array.isArray(props.items) ? props.items : [];
    const {before, after} = splitAround(context.children, 'Tab');
    return html`${before}${renderTabs(
      panels.map((panel, index) => {
        const id = panel.props.get('id');
        const label = getLabel(panel) ?? (toText(labels[index]) || `${index + 1}`);
        return {
          label,
          icon: renderTabIcon(panel, context),
          id: context.id(typeof id === 'string' || typeof id === 'number' ? `${id}` : toText(label)),
          body: panel.body,
        };
      }),
    )}${after}`;
  },
});

export const docsTab = component({
  name: 'Tab',
  tag: 'docs-tab',
  props: {
    title: markdownLabel(doc`Sets the label on the tab.`),
    icon: rich(doc`Adds an icon: a name such as "rocket", a path, a URL, or an element.`),
    iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
    id: text(doc`Sets the id that links use, such as "macos". Default: generated from the title.`),
  },
  render: (_, body) => body,
});

function getLabel(panel: Child): Html | string | undefined {
  const title = panel.props.get('title') ?? panel.props.get('label');
  if (title === undefined) return undefined;
  return title instanceof Html ? title : toText(title);
}

function renderTabIcon({props}: Child, context: RenderContext): Html | undefined {
  const given = props.get('icon');
  return given ? renderIconProp(given, context, {type: props.get('iconType') as string | undefined}) : undefined;
}
