import {doc} from '../base/doc.js';
import {html, nothing} from '../base/html.js';
import {iconLabel} from '../base/icon-label.js';
import {classes, component, flag, reflected, text} from './component.js';
import {icon} from './icon.js';

/** A small label. */
export const badge = component({
  name: 'Badge',
  tag: 'docs-badge',
  inline: true,
  props: {
    color: reflected(
      doc`gray, blue, green, yellow, orange, red, purple, white, surface, white-destructive or surface-destructive.`,
    ),
    intent: reflected(doc`Accepted for compatibility: info, success, warning or danger.`),
    size: reflected(doc`xs, sm, md or lg.`, doc`xs sm md lg`),
    shape: reflected(doc`rounded or pill.`, doc`rounded pill`),
    icon: text(doc`Icon before the text.`),
    iconType: text(doc`Style of the icon.`),
    stroke: flag(doc`Shows a border instead of a filled background.`),
    disabled: flag(doc`Shows the badge in pale colors.`),
    className: classes(doc`Your own classes.`),
  },
  render: (props, body, context) =>
    html`<span class="badge">${icon(props.icon, context, {type: props.iconType})}${body}${props.icon && body.text.trim() === '' ? html`<span class="visually-hidden">${iconLabel(props.icon)}</span>` : nothing}</span>`,
});
