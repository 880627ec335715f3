import {doc} from '../doc.js';
import {attributes, html, nothing} from '../html.js';
import {component, flag, number, reflected, rich, text} from './component.js';
import {glyph} from './glyphs.js';
import {icon} from './icon.js';
import {linkTarget} from './link-target.js';

/** A picture, video or anything else in a frame, with a caption. */
export const frame = component({
  name: 'Frame',
  tag: 'docs-frame',
  props: {caption: rich(doc`Text under the frame.`), hint: rich(doc`Text above the frame.`)},
  render: (props, body) =>
    html`${props.hint ? html`<p class="frame-hint">${props.hint}</p>` : nothing}<figure class="frame"><div class="frame-content">${body}</div>${props.caption ? html`<figcaption>${props.caption}</figcaption>` : nothing}</figure>`,
});

/** A word with an explanation that opens on hover, focus and touch. */
export const tooltip = component({
  name: 'Tooltip',
  tag: 'docs-tooltip',
  inline: true,
  props: {
    tip: text(doc`The explanation.`),
    headline: text(doc`Bold first line of the explanation.`),
    cta: text(doc`Words of a link after it.`),
    href: text(doc`Where that link leads.`),
  },
  render: (props, body, context) => {
    const id = context.id(`tip-${props.tip ?? ''}`.slice(0, 40));
    const address = props.href ? context.href(props.href) : undefined;
    return html`<span class="tooltip-term" tabindex="0"${attributes({'aria-describedby': id})}>${body}</span><span class="tooltip" role="tooltip" id="${id}">${props.headline ? html`<b>${props.headline}</b> ` : nothing}${props.tip ?? ''}${address && props.cta ? html` <a href="${address.href}">${props.cta}</a>` : nothing}</span>`;
  },
});

/** A small label. */
export const badge = component({
  name: 'Badge',
  tag: 'docs-badge',
  inline: true,
  props: {
    color: reflected(doc`gray, blue, green, yellow, orange, red, purple, white or surface.`),
    intent: reflected(doc`Kept for pages of other tools: info, success, warning, danger.`),
    size: reflected(doc`xs, sm, md or lg.`),
    shape: reflected(doc`rounded or pill.`),
    icon: text(doc`Icon before the words.`),
    iconType: text(doc`Style of the icon.`),
    stroke: flag(doc`Border instead of a surface.`),
    disabled: flag(doc`Pale.`),
  },
  render: (props, body) => html`<span class="badge">${icon(props.icon, {type: props.iconType})}${body}</span>`,
});

/** A picture with the props of `<img>`. */
export const image = component({
  name: 'Image',
  tag: 'docs-image',
  props: {
    src: text(doc`Path or URL.`),
    img: text(doc`The same under another name.`),
    alt: text(doc`What the picture shows.`),
    width: number(doc`In pixels.`),
    height: number(doc`In pixels.`),
    size: text(doc`Kept for pages of other tools.`),
    border: flag(doc`Kept for pages of other tools.`),
  },
  render: (props, _, context) => {
    const source = props.src ?? props.img;
    const src = source ? context.asset(source) : undefined;
    if (!src) return html`${props.alt ?? nothing}`;
    return html`<img${attributes({src, alt: props.alt ?? '', width: props.width, height: props.height, loading: 'lazy'})}>`;
  },
});

/** A link written as a component. */
export const link = component({
  name: 'Link',
  tag: 'docs-link',
  inline: true,
  props: {
    href: text(doc`Where it leads.`),
    to: text(doc`The same under another name.`),
    target: text(doc`As on a link.`),
  },
  render: (props, body, context) => {
    const written = props.href ?? props.to;
    const address = written ? context.href(written) : undefined;
    return address ? html`<a${attributes(linkTarget(address))}>${body}</a>` : body;
  },
});

/** A link that looks like a button. */
export const button = component({
  name: 'Button',
  tag: 'docs-button',
  inline: true,
  props: {
    href: text(doc`Where it leads.`),
    variant: reflected(doc`primary or secondary.`),
    icon: text(doc`Icon before the words.`),
  },
  render: (props, body, context) => {
    const address = props.href ? context.href(props.href) : undefined;
    const words = html`${icon(props.icon)}${body}`;
    return address
      ? html`<a class="button"${attributes(linkTarget(address))}>${words}</a>`
      : html`<span class="button">${words}</span>`;
  },
});

/** A dated entry of a changelog. */
export const update = component({
  name: 'Update',
  tag: 'docs-update',
  props: {
    label: rich(doc`Date or version.`),
    description: rich(doc`Quiet line under the label.`),
    tags: {...text(doc`Kinds of change.`), kind: 'data', read: (value: unknown) => value},
    id: text(doc`Address of the entry.`),
  },
  render: (props, body, context) => {
    const id = context.id(props.id ?? String(props.label ?? 'update').replace(/<[^>]*>/g, ''));
    const tags = Array.isArray(props.tags)
      ? props.tags.map(tag => html`<span class="badge">${String(tag)}</span>`)
      : [];
    return html`<section class="update"${attributes({id})}><div class="update-head"><a class="update-label" href="${context.href(`#${id}`)?.href ?? ''}">${props.label}</a>${props.description ? html`<p class="update-description">${props.description}</p>` : nothing}${tags.length ? html`<p class="update-tags">${tags}</p>` : nothing}</div><div class="update-body">${body}</div></section>`;
  },
});

/** Something at the side of a page; in one column where there is no room. */
export const panel = component({
  name: 'Panel',
  tag: 'docs-panel',
  props: {},
  render: (_, body) => html`<aside class="panel">${body}</aside>`,
});

const treeEntry = (name: string, open: boolean, comment: string | undefined, inside: unknown) =>
  inside
    ? html`<details class="tree-folder"${attributes({open})}><summary>${glyph('folder')}${name}</summary><div class="tree-inside">${inside as never}</div></details>`
    : html`<div class="tree-file">${glyph('page')}${name}${comment ? html`<span class="tree-comment">${comment}</span>` : nothing}</div>`;

export const tree = [
  component({name: 'Tree', tag: 'docs-tree', props: {}, render: (_, body) => html`<div class="tree">${body}</div>`}),
  component({
    name: 'Tree.Folder',
    tag: 'docs-tree-folder',
    props: {name: text(doc`Name of the folder.`), defaultOpen: flag(doc`Open at first.`)},
    render: (props, body) => treeEntry(props.name ?? '', props.defaultOpen, undefined, html`${body}`),
  }),
  component({
    name: 'Tree.File',
    tag: 'docs-tree-file',
    props: {name: text(doc`Name of the file.`), comment: text(doc`Quiet words after the name.`)},
    render: props => treeEntry(props.name ?? '', false, props.comment, undefined),
  }),
];
