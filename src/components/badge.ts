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
      doc`Sets the color. Allowed values: gray, blue, green, yellow, orange, red, purple, white, surface, white-destructive or surface-destructive.`,
    ),
    intent: reflected(doc`Exists for compatibility. Allowed values: info, success, warning or danger.`),
    size: reflected(doc`Sets the size. Allowed values: xs, sm, md or lg. Default: md.`, doc`xs sm md lg`),
    shape: reflected(doc`Sets the shape. Allowed values: rounded or pill.`, doc`rounded pill`),
    icon: text(doc`Adds an icon before the text.`),
    iconType: text(doc`Sets the style of the icon, if the library has styles.`),
    stroke: flag(doc`Shows a border instead of a filled background.`),
    disabled: flag(doc`Fades the badge.`),
    className: classes(doc`Adds your own classes.`),
  },
  render: (props, body, context) =>
    html`<span class="badge">${icon(props.icon, context, {type: props.iconType})}${body}${props.icon && body.text.trim() === '' ? html`<span class="visually-hidden">${iconLabel(props.icon)}</span>` : nothing}</span>`,
});
