import {doc} from '../base/doc.js';
import {html, renderHtmlAttributes} from '../base/html.js';
import {component, reflected, text} from './component.js';
import {renderIcon} from './icon.js';
import {buildLinkTarget} from './link-target.js';

/** Link as a component, as an alternative to Markdown syntax. */
export const link = component({
  name: 'Link',
  tag: 'docs-link',
  inline: true,
  props: {
    href: text(doc`Links to this URL or page path, such as "/quickstart".`),
    to: text(doc`Does the same as "href", which overrides it.`),
    target: text(doc`"_blank" opens the link in a new tab. Default: the same tab; for other sites, a new one.`),
  },
  render: (props, body, context) => {
    const written = props.href ?? props.to;
    const address = written ? context.href(written) : undefined;
    if (!address) return body;
    // Let links inside the site open a new window, but not target a frame.
    const target = buildLinkTarget(props.target === '_blank' ? {...address, external: true} : address);
    return html`<a${renderHtmlAttributes(target)}>${body}</a>`;
  },
});

/** Link that looks like a button. */
export const button = component({
  name: 'Button',
  tag: 'docs-button',
  inline: true,
  props: {
    href: text(doc`Links to this URL or page path, such as "/quickstart".`),
    variant: reflected(
      doc`Fills the button with the brand color, or shows an outline. Allowed values: primary, secondary. Default: secondary.`,
    ),
    icon: text(doc`Adds an icon before the text, such as "rocket".`),
  },
  render: (props, body, context) => {
    const address = props.href ? context.href(props.href) : undefined;
    const words = html`${renderIcon(props.icon, context)}${body}`;
    return address
      ? html`<a class="button"${renderHtmlAttributes(buildLinkTarget(address))}>${words}</a>`
      : html`<span class="button">${words}</span>`;
  },
});
