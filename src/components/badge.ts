import {doc} from '../base/doc.js';
import {getIconLabel} from '../base/get-icon-label.js';
import {emptyHtml, html} from '../base/html.js';
import {classes, component, flag, reflected, text} from './component.js';
import {renderIcon} from './icon.js';

/** Small label inside a line. */
export const badge = component({
  name: 'Badge',
  tag: 'docs-badge',
  inline: true,
  props: {
    color: reflected(
      doc`Selects text and background color. Allowed values: gray, blue, green, yellow, orange, red, purple, white, surface, white-destructive, surface-destructive. Default: gray.`,
    ),
    intent: reflected(
      doc`Selects a color by meaning. Set intent or color, not both. Allowed values: info, success, warning, danger.`,
    ),
    size: reflected(
      doc`Selects the height and the text size. Allowed values: xs, sm, md, lg. Default: md.`,
      doc`xs sm md lg`,
    ),
    shape: reflected(
      doc`Rounds the corners slightly or fully. Allowed values: rounded, pill. Default: rounded.`,
      doc`rounded pill`,
    ),
    icon: text(doc`Adds an icon before the text, such as "check".`),
    iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
    stroke: flag(doc`Shows an outline instead of a filled background.`),
    disabled: flag(doc`Shows the badge in faded colors.`),
    className: classes(doc`Adds CSS classes, such as "mt-4".`),
  },
  render: (props, body, context) =>
    html`<span class="badge">${renderIcon(props.icon, context, {type: props.iconType})}${body}${props.icon && body.text.trim() === '' ? html`<span class="visually-hidden">${getIconLabel(props.icon)}</span>` : emptyHtml}</span>`,
});
