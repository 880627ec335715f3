import {doc} from '../base/doc.js';
import {html, renderHtmlAttributes} from '../base/html.js';
import {component, text} from './component.js';
import {renderIcon} from './icon.js';

/**
 * One of several versions of the content, such as for one platform. Its element shows one version at a time, and adds a
 * menu below the page title. Without JavaScript, all versions appear with their titles.
 */
export const view = component({
  name: 'View',
  tag: 'docs-view',
  props: {
    title: {
      ...text(
        doc`Names the variant in the menu, such as "Python". Readers see all views with the name that they choose.`,
      ),
      markdown: 'label',
    },
    icon: text(doc`Adds an icon in the menu, such as "python".`),
    iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
  },
  render: (props, body, context) => {
    const title = props.title?.trim() || '–';
    const marks = {
      id: context.id(`view-${title}`),
      'aria-label': title,
      'data-view': title,
      'data-icon': props.icon,
      'data-icon-type': props.iconType,
      'data-label': context.messages.view,
    };
    return html`<div class="view" role="group"${renderHtmlAttributes(marks)}><p class="view-title">${renderIcon(props.icon, context, {type: props.iconType})}${title}</p><div class="view-body">${body}</div></div>`;
  },
});
