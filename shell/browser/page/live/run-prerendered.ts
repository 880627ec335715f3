import {adoptSheets} from '../../../../elements/base/adopt.js';
import {define} from '../../../../elements/base/define.js';
import {DocsLive, setLiveHost} from '../../../../elements/content/docs-live/docs-live.js';
import liveCss from '../../../../elements/content/docs-live/live.css';
import {hooks, importableModules} from '../../../../elements/content/docs-live/react.js';
import {type LinkedModule, Linker} from '../../../../src/site/live/linker.js';

/** Module that the build generated for a page with islands. */
interface PageModule {
  readonly modules: Readonly<Record<string, LinkedModule>>;
  readonly place: {readonly slug: string; readonly file: string; readonly base: string; readonly router: 'history'};
  readonly hasOurs: boolean;
}

const pages = new Map<string, PageModule>();
const linkers = new Map<string, Promise<Linker>>();

setLiveHost({
  linkerOf(page) {
    const url = new URL(page, document.baseURI).href;
    const linker = linkers.get(url) ?? link(pages.get(url));
    linkers.set(url, linker);
    return linker;
  },
  // Report the rendering by an event: another bundle defines the elements inside.
  drawn: island => island.dispatchEvent(new Event('docs-drawn', {bubbles: true})),
});

/** Runs a page's islands. The module that the build generated calls it. */
export function runPrerendered(url: string, page: PageModule): void {
  pages.set(url, page);
  adoptSheets(liveCss);
  define('docs-live', DocsLive);
}

/** Links the compiled files of a page. Loads the page renderer only if a file uses Lectern's components. */
async function link(page: PageModule | undefined): Promise<Linker> {
  if (!page) throw new Error('The files of this component do not exist.');
  const ours = page.hasOurs ? (await import('./prerendered-components.js')).createPageComponents(page.place) : {};
  return new Linker(page.modules, importableModules, {...ours, ...hooks});
}
