import {pathToFileURL} from 'node:url';
import {html, LitElementRenderer, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {getErrorMessage} from '../../../../src/base/get-error-message.js';
import {formatMessage} from '../../../../src/base/problem.js';
import {type ParsedElement, parsePage} from './parsed-page.js';

/** Renders an author's elements in a page's HTML. */
export type FillPage = (page: string) => Promise<string>;

/** `customElements` as Lit's server renderer provides it. */
interface Registry {
  get(tag: string): {readonly _$litElement$?: boolean} | undefined;
}

/**
 * Loads a module that defines Lit elements. Returns a function that renders them with declarative shadow roots, which
 * the browser hydrates. It returns a page without such elements unchanged.
 */
export async function loadAuthorElements(file: string, print: (line: string) => void): Promise<FillPage> {
  await import(pathToFileURL(file).href);
  const {customElements: registry} = globalThis as unknown as {customElements: Registry};
  const isDrawn = (tag: string) => registry.get(tag)?._$litElement$ === true;
  const failed = new Set<string>();
  return async page => {
    const names = new Set(page.match(/(?<=<)[a-z][\w.]*-[\w.-]*/g));
    if (![...names].some(isDrawn)) return page;
    let text = '';
    let at = 0;
    for (const element of parsePage(page)) {
      const {localName, startTag, hasRoot} = element;
      if (!startTag || startTag.start < at || hasRoot || !isDrawn(localName)) continue;
      const rendered = await drawStart(element, page.slice(startTag.start, startTag.end)).catch((error: unknown) => {
        if (!failed.has(localName))
          print(
            formatMessage({
              message: `Lectern cannot render <${localName}> of ${file} in Node: ${getErrorMessage(error)}.`,
              fix: 'Move code that needs a browser to firstUpdated() or connectedCallback().',
            }),
          );
        failed.add(localName);
        return undefined;
      });
      if (rendered === undefined) continue;
      text += page.slice(at, startTag.start) + rendered;
      at = startTag.end;
    }
    return text + page.slice(at);
  };
}

/** Renders the start tag and the shadow root. The HTML of the page already has content and end tag. */
async function drawStart({localName}: ParsedElement, tag: string): Promise<string> {
  const strings = [`${tag}</${localName}>`];
  const template = html(Object.assign(strings, {raw: strings}));
  const text = await collectResult(render(template, {elementRenderers: [LitElementRenderer]}));
  return text.slice(0, -`</${localName}>`.length);
}
