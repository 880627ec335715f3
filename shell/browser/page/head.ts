import {safeUrl} from '../../../src/base/url.js';
import {type HeadTag, pictureTags} from '../../../src/site/head.js';

/** Writes the head tags of a page; those of the page before go, those of the host document stay. */
export function writeHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-lectern]')) old.remove();
  for (const {tag, attributes, text} of tags) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    // Whoever shows a link to the page asks for the picture from elsewhere.
    const {property, name = property ?? '', content} = attributes;
    if (content !== undefined && pictureTags.test(name))
      element.setAttribute('content', safeUrl(content, 'image', document.baseURI) ?? content);
    element.dataset.lectern = '';
    document.head.append(element);
  }
}
