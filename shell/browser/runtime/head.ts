import {languageOf} from '../../../src/navigation/locate.js';
import type {PageLocation} from '../../../src/navigation/navigation.js';
import type {HeadTag} from '../../../src/seo/head.js';

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
    element.dataset.lectern = '';
    document.head.append(element);
  }
}

const {lang} = document.documentElement;
const given = lang === 'cn' ? 'zh' : lang || 'en';

/** The language of the text for screen readers and hyphenation: that of the variant, else what the host document says. */
export function writeLanguage(location: PageLocation): void {
  document.documentElement.lang = languageOf(location) ?? given;
}
