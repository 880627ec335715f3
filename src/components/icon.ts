import {doc} from '../base/doc.js';
import {emptyHtml, Html, html, renderHtmlAttributes} from '../base/html.js';
import {splitStyle} from '../base/icon-path.js';
import type {Ports} from '../base/ports.js';
import {classes, component, number, reflected, style, text} from './component.js';

/**
 * Renders an icon by name, path, or URL. `docs-icon` loads it when it becomes visible. Its box has the final size from
 * the start, so there is no layout shift.
 */
export function renderIcon(
  name: string | undefined,
  ports: Ports | undefined,
  style?: {readonly type?: string | undefined; readonly color?: string | undefined},
): Html {
  if (!name) return emptyHtml;
  const {name: plain, style: type = style?.type} = splitStyle(name);
  return html`<docs-icon${renderHtmlAttributes({icon: plain, 'icon-type': type, color: style?.color})} aria-hidden="true">${ports?.icon?.(plain, type)}</docs-icon>`;
}

/** Renders the `icon` prop of a component: a name, path, or URL, or an image of the author in an icon's size. */
export function renderIconProp(
  given: unknown,
  ports: Ports | undefined,
  style?: {readonly type?: string | undefined; readonly color?: string | undefined},
): Html {
  if (given instanceof Html) return given.text ? html`<span class="icon-picture">${given}</span>` : emptyHtml;
  return renderIcon(typeof given === 'string' ? given : undefined, ports, style);
}

/** Icon inside a line. */
export const iconComponent = component({
  name: 'Icon',
  tag: 'docs-icon',
  inline: true,
  props: {
    icon: reflected(
      doc`Sets the icon: a name of the icon library such as "rocket", an emoji, a path in the project, or a URL.`,
    ),
    src: text(doc`Shows the image at this path or URL, if "icon" is missing.`),
    iconType: reflected(doc`Selects a Font Awesome style. Allowed values: solid, regular, light, brands.`),
    color: reflected(doc`Draws the icon in this CSS color, such as "#d9480f". Default: the text color.`),
    size: {...number(doc`Sets width and height in pixels. Default: the text size.`), reflect: true},
    style: {...style(doc`Adds CSS declarations to the icon, such as "margin: 4px".`), reflect: true},
    className: classes(doc`Adds CSS classes, such as "mt-4".`),
    title: text(doc`Describes an icon without text beside it, for screen reader users.`),
  },
  render: ({icon: name, src, iconType, title}, _, context) => {
    const picture = name === undefined && src !== undefined ? context.asset(src) : undefined;
    return html`${picture === undefined ? emptyHtml : html`<img src="${picture}" alt="">`}${name === undefined ? emptyHtml : context.icon?.(name, iconType)}${title ? html`<span class="visually-hidden">${title}</span>` : emptyHtml}`;
  },
});
