import {doc} from '../base/doc.js';
import {attributes, html, nothing} from '../base/html.js';
import {component, flag, markdown, number, style, text} from './component.js';

/** A picture, video, or other content in a frame, with a caption. */
export const frame = component({
  name: 'Frame',
  tag: 'docs-frame',
  props: {
    caption: markdown(doc`Text under the frame. Supports Markdown.`),
    hint: markdown(doc`Text above the frame. Supports Markdown.`),
    style: style(doc`CSS declarations for the frame.`),
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
    img: text(doc`Same as src.`),
    alt: text(doc`Text alternative.`),
    width: number(doc`Size in pixels.`),
    height: number(doc`Size in pixels.`),
    noZoom: flag(doc`Doesn't enlarge the image on click.`),
    size: text(doc`Accepted for compatibility. No effect.`),
    border: flag(doc`Accepted for compatibility. No effect.`),
  },
  render: (props, _, context) => {
    const source = props.src ?? props.img;
    const src = source ? context.asset(source) : undefined;
    if (!src) return html`${props.alt ?? nothing}`;
    const size = props.width === undefined && props.height === undefined ? context.imageSize?.(src) : undefined;
    return html`<img${attributes({src, alt: props.alt ?? '', width: props.width, height: props.height, loading: 'lazy', 'data-no-zoom': props.noZoom})}${attributes(size ?? {})}>`;
  },
});
