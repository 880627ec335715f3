import type {FileAsker} from './file-asker.js';

/** Elements that load a file, and the attribute with its URL. */
const loading: readonly (readonly [selector: string, attribute: string])[] = [
  ['img[src], video[src], audio[src], source[src]', 'src'],
  ['video[poster]', 'poster'],
  ['link[data-own]', 'href'],
];

/**
 * Replaces URLs of project files in the page with `blob:` URLs, now and in each element that is added or changed later.
 */
export function replaceFiles(files: FileAsker): void {
  const requested = new WeakMap<Element, {readonly url: string; readonly done: Promise<boolean>}>();
  const urlOf = (element: Element, attribute: string) =>
    new URL(element.getAttribute(attribute) ?? '', document.baseURI).href;

  /** Replaces a URL. Resolves to whether the file exists. Undefined if the URL is not the URL of a project file. */
  const replace = (element: Element, attribute: string): Promise<boolean> | undefined => {
    const url = urlOf(element, attribute);
    const known = requested.get(element);
    if (known?.url === url) return known.done;
    const path = files.pathOf(url);
    if (path === undefined) return undefined;
    const done = files.read(path).then(file => {
      if (!file || urlOf(element, attribute) !== url) return false;
      element.setAttribute(attribute, URL.createObjectURL(file));
      if (element.matches('source')) (element.parentElement as Partial<HTMLMediaElement> | null)?.load?.();
      return true;
    });
    requested.set(element, {url, done});
    return done;
  };
  const replaceAll = () => {
    for (const [selector, attribute] of loading)
      for (const element of document.querySelectorAll(selector)) void replace(element, attribute);
  };
  const watched = {childList: true, subtree: true, attributes: true, attributeFilter: ['src', 'href', 'poster']};
  new MutationObserver(replaceAll).observe(document, watched);
  waitForFiles(element => replace(element, 'src'));
}

/**
 * Holds back `error` events of elements until `replaced` has set a URL that works. The original URL has a host that
 * does not exist, so it always fails first.
 */
function waitForFiles(replaced: (element: Element) => Promise<boolean> | undefined): void {
  const isFinal = new WeakSet<Event>();
  const fail = (event: Event) => {
    const {target} = event;
    const done = target instanceof Element && !isFinal.has(event) && replaced(target);
    if (!done) return;
    event.stopImmediatePropagation();
    void done.then(isThere => {
      const again = new Event('error');
      isFinal.add(again);
      if (!isThere) target.dispatchEvent(again);
    });
  };
  addEventListener('error', fail, true);
  const {decode} = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    await replaced(this);
    return decode.call(this);
  };
}
