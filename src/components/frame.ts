import {doc} from '../base/doc.js';
import {attributes, html, nothing} from '../base/html.js';
import {component, flag, markdown, number, style, text} from './component.js';

/** A picture, video or anything else in a frame, with a caption. */
export const frame = component({
  name: 'Frame',
  tag: 'docs-frame',
  props: {
    caption: markdown(doc`Text under the frame; Markdown is read.`),
    hint: markdown(doc`Text above the frame; Markdown is read.`),
    style: style(doc`CSS declarations of the author for the frame.`),
  },
  render: (props, body) =>
    html`${props.hint ? html`<p class="frame-hint">${props.hint}</p>` : nothing}<figure class="frame"${attributes({style: props.style})}><div class="frame-content">${body}</div>${props.caption ? html`<figcaption>${props.caption}</figcaption>` : nothing}</figure>`,
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
    noZoom: flag(doc`A click does not enlarge the picture.`),
    size: text(doc`Kept for pages of other tools.`),
    border: flag(doc`Kept for pages of other tools.`),
  },
  render: (props, _, context) => {
    const source = props.src ?? props.img;
    const src = source ? context.asset(source) : undefined;
    if (!src) return html`${props.alt ?? nothing}`;
    const size = props.width === undefined && props.height === undefined ? context.imageSize?.(src) : undefined;
    return html`<img${attributes({src, alt: props.alt ?? '', width: props.width, height: props.height, loading: 'lazy', 'data-no-zoom': props.noZoom})}${attributes(size ?? {})}>`;
  },
});
