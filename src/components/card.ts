import {doc} from '../base/doc.js';
import {getIconLabel} from '../base/get-icon-label.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../base/html.js';
import {getCalloutGlyph, readTone} from './callout.js';
import {
  component,
  flag,
  markdownLabel,
  markdownTitle,
  number,
  type PropValue,
  type RenderContext,
  reflected,
  rich,
  text,
} from './component.js';
import {renderGlyph} from './glyphs.js';
import {renderIconProp} from './icon.js';
import {buildLinkTarget} from './link-target.js';
import {renderBreakableTitle} from './parse-title-parts.js';

/**
 * Box with a title and an optional link. CSS extends the link over the whole box, while links in its text still work.
 */
export const card = component({
  name: 'Card',
  tag: 'docs-card',
  props: {
    title: markdownTitle(doc`Sets the title, which is the link if the card has one.`),
    icon: rich(doc`Adds an icon: a name such as "rocket", a path, a URL, or an element.`),
    iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
    color: reflected(doc`Colors the icon, by # and hex digits such as "#4353ff". Default: the brand color.`),
    href: text(doc`Makes the whole card a link to this URL or page path.`),
    horizontal: flag(doc`Puts the icon beside the text instead of above it.`),
    vertical: flag(doc`Puts the icon above the text, as by default.`),
    type: text(
      doc`Styles the card like a callout. Allowed values: info, warning, note, tip, check, danger. Default: none.`,
      doc`note tip info warning danger check important warn caution error success`,
    ),
    img: text(doc`Adds an image at the top, by path or URL such as "/images/map.png".`),
    cta: markdownLabel(doc`Sets the call to action at the end. It needs "href".`),
    arrow: {
      ...flag(doc`Shows or hides an arrow in the corner. Default: "true" for links to other sites.`),
      read: (value: PropValue) => (value === undefined ? undefined : flag('').read(value)),
    },
    description: markdownTitle(doc`Adds a line under the title.`),
    disabled: flag(doc`Removes the link and keeps the card.`),
  },
  render: (props, body, context) => {
    const link = props.href && !props.disabled ? context.href(props.href) : undefined;
    const source = props.img ? context.asset(props.img) : undefined;
    const tone = readTone(props.type);
    const given = renderIconProp(props.icon, context, {type: props.iconType, color: props.color});
    const picture = given.text || !tone ? given : getCalloutGlyph(tone);
    const name = typeof props.icon === 'string' ? getIconLabel(props.icon) : props.href;
    const isShown = Boolean(picture.text || source || body.text.trim() || props.description);
    const words = renderBreakableTitle(props.title);
    const title = link ? renderCardLink(link, words ?? props.cta ?? renderHiddenName(name, isShown), context) : words;
    return html`<div class="card${link ? ' card-linked' : ''}${tone ? ` card-toned tone-${tone}` : ''}">${source ? html`<img class="card-image" src="${source}" alt="" loading="lazy">` : emptyHtml}<div class="card-text">${picture.text ? html`<span class="card-icon">${picture}</span>` : emptyHtml}<div class="card-words">${title ? html`<p class="card-title">${title}</p>` : emptyHtml}${props.description ? html`<p>${props.description}</p>` : emptyHtml}<div class="card-body">${body}</div>${props.cta && link && props.title ? html`<p class="card-cta" aria-hidden="true">${props.cta} ${renderGlyph('next')}</p>` : emptyHtml}</div>${link && (props.arrow ?? link.external) ? html`<span class="card-arrow">${renderGlyph('outward')}</span>` : emptyHtml}</div></div>`;
  },
});

/**
 * Renders the accessible name of a card without a title. With `isUnseen`, hides it visually, because the card has other
 * content.
 */
function renderHiddenName(name: string | undefined, isUnseen: boolean): Html {
  return isUnseen ? html`<span class="visually-hidden">${name}</span>` : html`${name}`;
}

function renderCardLink(link: {href: string; external: boolean}, title: unknown, context: RenderContext): Html {
  return html`<a class="card-link"${renderHtmlAttributes(buildLinkTarget(link))}>${title as Html}${link.external ? html`<span class="visually-hidden"> (${context.messages.external})</span>` : emptyHtml}</a>`;
}

function createGrid(name: string, tag: string) {
  return component({
    name,
    tag,
    props: {
      cols: number(doc`Arranges the content in this many columns on a wide screen, from 1 to 4. Default: 2.`),
      title: markdownTitle(doc`Sets the title above the columns.`),
    },
    render: (props, body) =>
      html`${props.title ? html`<p class="group-title">${props.title}</p>` : emptyHtml}<div class="columns columns-${Math.min(4, Math.max(1, Math.round(props.cols ?? 2)))}">${body}</div>`,
  });
}

/** Lays out cards or other content in columns. */
export const cardGroup = createGrid('CardGroup', 'card-group');
export const columns = createGrid('Columns', 'docs-columns');

export const column = component({
  name: 'Column',
  tag: 'docs-column',
  props: {},
  render: (_, body) => html`<div class="column">${body}</div>`,
});

/** Card that consists mostly of an image. */
export const tile = component({
  name: 'Tile',
  tag: 'docs-tile',
  props: {
    title: markdownTitle(doc`Sets the title under the image.`),
    description: markdownTitle(doc`Adds a line under the title.`),
    href: text(doc`Makes the whole tile a link to this URL or page path.`),
  },
  render: (props, body, context) => {
    const link = props.href ? context.href(props.href) : undefined;
    return html`<div class="card tile${link ? ' card-linked' : ''}"><div class="tile-picture">${body}</div><div class="card-text"><div class="card-words"><p class="card-title">${link ? renderCardLink(link, props.title, context) : props.title}</p>${props.description ? html`<p class="card-body">${props.description}</p>` : emptyHtml}</div></div></div>`;
  },
});
