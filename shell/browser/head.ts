import type {PageLocation} from '../../src/navigation/navigation.js';
import type {HeadTag} from '../../src/seo/head.js';

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

const given = document.documentElement.lang;

/** The language of the text for screen readers and hyphenation: that of the variant, else what the host document says. */
export function writeLanguage({variant}: PageLocation): void {
  const choice = variant.choices.find(each => each.kind === 'language');
  const tag = choice && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(choice.label) ? choice.label : given || 'en';
  document.documentElement.lang = tag === 'cn' ? 'zh' : tag;
}
