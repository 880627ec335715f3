import {doc} from '../base/doc.js';
import {emptyHtml, html, renderHtmlAttributes} from '../base/html.js';
import {component, flag, markdown, number, style, text} from './component.js';

/** Image, video, or other content in a frame, with a caption. */
export const frame = component({
  name: 'Frame',
  tag: 'docs-frame',
  props: {
    caption: markdown(doc`Sets the text under the frame. You can use Markdown.`),
    hint: markdown(doc`Sets the text above the frame. You can use Markdown.`),
    style: style(doc`Adds CSS declarations to the frame, such as "max-width: 30rem".`),
  },
  render: (props, body) =>
    html`${props.hint ? html`<p class="frame-hint">${props.hint}</p>` : emptyHtml}<figure class="frame"${renderHtmlAttributes({style: props.style})}><div class="frame-content">${body}</div>${props.caption ? html`<figcaption>${props.caption}</figcaption>` : emptyHtml}</figure>`,
});

/** Image with the props of `<img>`. */
export const image = component({
  name: 'Image',
  tag: 'docs-image',
  props: {
    src: text(doc`Shows the image at this path or URL, such as "/images/map.png".`),
    img: text(doc`Does the same as "src", which overrides it.`),
    alt: text(doc`Describes the image for readers who can’t see it.`),
    width: number(doc`Sets the width in pixels. Without "width" and "height", Lectern reads the size of the file.`),
    height: number(doc`Sets the height in pixels. Without "width" and "height", Lectern reads the size of the file.`),
    noZoom: flag(doc`Keeps the image at its size when a reader clicks it.`),
    size: text(doc`Has no effect. Lectern accepts it for projects of other tools.`),
    border: flag(doc`Has no effect. Lectern accepts it for projects of other tools.`),
  },
  render: (props, _, context) => {
    const source = props.src ?? props.img;
    const src = source ? context.asset(source) : undefined;
    if (!src) return html`${props.alt ?? emptyHtml}`;
    const size = props.width === undefined && props.height === undefined ? context.imageSize?.(src) : undefined;
    return html`<img${renderHtmlAttributes({src, alt: props.alt ?? '', width: props.width, height: props.height, loading: 'lazy', 'data-no-zoom': props.noZoom})}${renderHtmlAttributes(size ?? {})}>`;
  },
});
