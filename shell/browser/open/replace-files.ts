import type {FileAsker} from './file-asker.js';

/** Elements that the browser itself loads files for, with the attribute that names the file. */
const loading: readonly (readonly [selector: string, attribute: string])[] = [
  ['img[src], video[src], audio[src], source[src]', 'src'],
  ['video[poster]', 'poster'],
  ['link[data-own]', 'href'],
];

/** Gives elements that load files of the project a URL of this frame, now and whenever the page changes. */
export function replaceFiles(files: FileAsker): void {
  const asked = new WeakMap<Element, string>();
  const replace = async (element: Element, attribute: string) => {
    const url = new URL(element.getAttribute(attribute) ?? '', document.baseURI).href;
    const path = files.pathOf(url);
    if (path === undefined || asked.get(element) === url) return;
    asked.set(element, url);
    const file = await files.read(path);
    if (!file || asked.get(element) !== url) return;
    element.setAttribute(attribute, URL.createObjectURL(file));
    if (element.matches('source')) (element.parentElement as Partial<HTMLMediaElement> | null)?.load?.();
  };
  const replaceAll = () => {
    for (const [selector, attribute] of loading)
      for (const element of document.querySelectorAll(selector)) void replace(element, attribute);
  };
  const watched = {childList: true, subtree: true, attributes: true, attributeFilter: ['src', 'href', 'poster']};
  new MutationObserver(replaceAll).observe(document, watched);
}
