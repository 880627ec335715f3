import type {SiteState} from '../boot/core.js';
import type {BrowserSite} from '../router/browser-site.js';
import {rememberVariant} from '../router/variant.js';
import type {ActionHost} from './actions.js';

/** Returns the actions of the page chrome's buttons and links, in a site that the browser renders. */
export function createShellActions(shell: BrowserSite, core: SiteState): ActionHost {
  return {
    place: shell.site.place,
    parts: core.parts,
    go: href => shell.go(href),
    choose: variant => rememberVariant(shell.site, variant),
    retry: () => void shell.retry(),
    async loadSearch() {
      const {openSearchDialog} = await import('./search.js');
      return () => openSearchDialog(shell, core);
    },
    markdown: () => {
      const page = shell.page;
      return (
        page &&
        import('../page/markdown.js').then(({fetchMarkdown}) =>
          fetchMarkdown(page, core, shell.site, shell.documentsOf(page)),
        )
      );
    },
    source: () => {
      const page = shell.page;
      const file = page && (page.file || shell.documentsOf(page)[0]);
      if (!file) return undefined;
      const {method, target} = page.metadata.binding ?? {};
      return {
        address: new URL(file, core.early.options.root).href,
        about: page.file || !target ? 'it' : `${method} ${target}`,
      };
    },
  };
}
