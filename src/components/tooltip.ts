import {doc} from '../base/doc.js';
import {emptyHtml, html, renderHtmlAttributes, toText} from '../base/html.js';
import {component, markdownLabel, markdownTitle, text} from './component.js';
import {buildLinkTarget} from './link-target.js';

/** Word with an explanation that opens on hover, focus, and touch. */
export const tooltip = component({
  name: 'Tooltip',
  tag: 'docs-tooltip',
  inline: true,
  props: {
    tip: markdownTitle(doc`Sets the explanation.`),
    headline: markdownTitle(doc`Shows a bold line above the explanation.`),
    cta: markdownLabel(doc`Adds a link with this text. It needs "href".`),
    href: text(doc`Links to this URL or page path. Without "cta", readers see the URL.`),
  },
  render: (props, body, context) => {
    const id = context.id(`tip-${toText(props.tip)}`.slice(0, 40));
    const address = props.href ? context.href(props.href) : undefined;
    const link = address
      ? html`<a class="tooltip-link"${renderHtmlAttributes(buildLinkTarget(address))}>${props.cta ?? props.href}</a>`
      : props.cta
        ? html`<span class="tooltip-link">${props.cta}</span>`
        : emptyHtml;
    return html`<span class="tooltip-term" tabindex="0"${renderHtmlAttributes({'aria-describedby': id})}>${body}</span><span class="tooltip" role="tooltip" id="${id}">${props.headline ? html`<b class="tooltip-headline">${props.headline}</b> ` : emptyHtml}${props.tip ?? ''}${link === emptyHtml ? emptyHtml : html` ${link}`}</span>`;
  },
});
