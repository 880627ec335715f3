import {addPictureUrls, type HeadTag} from '../../../src/site/head.js';

/** Writes the page's tags into `<head>`. Removes those of the previous page, and keeps those of the HTML file. */
export function writeHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-lectern]')) old.remove();
  for (const {tag, attributes, text} of addPictureUrls(tags, document.baseURI)) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.lectern = '';
    document.head.append(element);
  }
}
