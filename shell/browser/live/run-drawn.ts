import {adopt} from '../../../elements/base/adopt.js';
import {DocsLive, setLiveHost} from '../../../elements/docs-live/docs-live.js';
import liveCss from '../../../elements/docs-live/live.css';
import {brought, hooks} from '../../../elements/docs-live/react.js';
import {define} from '../../../elements/register.js';
import {type Linked, Linker} from '../../../src/live/linker.js';

/** What is written for each page that holds islands. */
interface PageModule {
  readonly modules: Readonly<Record<string, Linked>>;
  readonly place: {readonly slug: string; readonly file: string; readonly base: string; readonly router: 'history'};
  readonly hasOurs: boolean;
}

const linkers = new Map<string, Promise<Linker>>();

setLiveHost({
  linkerOf(page) {
    const address = new URL(page, document.baseURI).href;
    const linker = linkers.get(address) ?? link(address);
    linkers.set(address, linker);
    return linker;
  },
});
adopt(liveCss);
define('docs-live', DocsLive);

/** The renderer of pages is loaded only where files of the project use components of ours. */
async function link(address: string): Promise<Linker> {
  const {modules, place, hasOurs} = (await import(/* @vite-ignore */ address)) as PageModule;
  const ours = hasOurs ? (await import('./ours-drawn.js')).oursAt(place) : {};
  return new Linker(modules, brought, {...ours, ...hooks});
}
