import {doc} from '../base/doc.js';
import {attributes, html, nothing} from '../base/html.js';
import {component, flag, markdown, number, style, text} from './component.js';

/** A picture, video, or other content in a frame, with a caption. */
export const frame = component({
  name: 'Frame',
  tag: 'docs-frame',
  props: {
    caption: markdown(doc`Adds text under the frame. You can use Markdown.`),
    hint: markdown(doc`Adds text above the frame. You can use Markdown.`),
    style: style(doc`Adds CSS declarations to the frame.`),
  },
  render: (props, body) =>
    html`${props.hint ? html`<p class="frame-hint">${props.hint}</p>` : nothing}<figure class="frame"${attributes({style: props.style})}><div class="frame-content">${body}</div>${props.caption ? html`<figcaption>${props.caption}</figcaption>` : nothing}</figure>`,
});

/** A picture with the props of `<img>`. */
export const image = component({
  name: 'Image',
  tag: 'docs-image',
  props: {
    src: text(doc`Sets the path or URL of the image.`),
    img: text(doc`Same as src.`),
    alt: text(doc`Sets the text alternative.`),
    width: number(doc`Sets the size in pixels.`),
    height: number(doc`Sets the size in pixels.`),
    noZoom: flag(doc`Keeps the image from opening large on click.`),
    size: text(doc`Exists for compatibility. It has no effect.`),
    border: flag(doc`Exists for compatibility. It has no effect.`),
  },
  render: (props, _, context) => {
    const source = props.src ?? props.img;
    const src = source ? context.asset(source) : undefined;
    if (!src) return html`${props.alt ?? nothing}`;
    const size = props.width === undefined && props.height === undefined ? context.imageSize?.(src) : undefined;
    return html`<img${attributes({src, alt: props.alt ?? '', width: props.width, height: props.height, loading: 'lazy', 'data-no-zoom': props.noZoom})}${attributes(size ?? {})}>`;
  },
});
