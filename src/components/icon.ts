import {doc} from '../base/doc.js';
import {attributes, type Html, html, nothing} from '../base/html.js';
import type {Ports} from '../base/ports.js';
import {classes, component, number, reflected, style, text} from './component.js';

/** An icon by name, by path or by URL. `docs-icon` draws it when it is seen; its box has its final size before that. */
export function icon(
  name: string | undefined,
  ports: Ports | undefined,
  style?: {readonly type?: string | undefined; readonly color?: string | undefined},
): Html {
  if (!name) return nothing;
  return html`<docs-icon${attributes({icon: name, 'icon-type': style?.type, color: style?.color})} aria-hidden="true">${ports?.icon?.(name, style?.type)}</docs-icon>`;
}

/** Shows one icon in a line of text. */
export const iconComponent = component({
  name: 'Icon',
  tag: 'docs-icon',
  inline: true,
  props: {
    icon: reflected(doc`Name in the icon library, path in the project, or URL.`),
    iconType: reflected(doc`Style of the icon where the library has several: solid, regular, light, brands.`),
    color: reflected(doc`Any CSS colour; the colour of the text when it is not given.`),
    size: {...number(doc`Width and height in pixels; the size of the text when it is not given.`), reflect: true},
    style: {...style(doc`CSS declarations of the author for the icon.`), reflect: true},
    className: classes(doc`Classes of the author.`),
    title: text(doc`Says what the icon means where no text does.`),
  },
  render: ({icon: name, iconType, title}, _, context) =>
    html`${name === undefined ? nothing : context.icon?.(name, iconType)}${title ? html`<span class="visually-hidden">${title}</span>` : nothing}`,
});
