import {readFolder} from '../../../e2e/site.js';
import {sharedPath, withoutShared} from '../../../shared.js';
import type {Journey} from '../journey.js';

/** Real projects, and the title of their first page. */
const projects: readonly (readonly [name: string, title: string])[] = [
  ['essal-docs', 'Welcome to Essal Support'],
  ['turso-docs', 'Welcome to Turso'],
  ['gladia-docs', 'Welcome to Gladia'],
  ['x402-docs', 'Welcome to x402'],
];

/** Folders of visitors that the browser renders as sites. */
export const opened: readonly Journey[] = projects
  .filter(([name]) => !withoutShared(`corpus/${name}`))
  .map(([name, title]) => ({
    name: `opened: the folder ${name} is shown and checked`,
    // An opened project does not load images from other hosts.
    expects: /Content.Security.Policy|Refused to load|folder\.invalid/i,
    async go(trip) {
      const paths = Object.entries(readFolder(sharedPath(`corpus/${name}`)));
      const files = Object.fromEntries(paths.map(([path, text]) => [`${name}/${path}`, text]));
      const list = JSON.stringify(Object.keys(files));
      const page = `<!doctype html><html lang="en"><head><script src="/recorder.js"></script><script type="module" src="/_lectern/open/open.js"></script></head><body><open-project></open-project></body></html>`;
      const headers = {'access-control-allow-origin': '*'};
      const site = await trip.serve({...files, 'open.html': page, 'list.json': list}, {headers});
      await trip.tab.go(`${site.url}open.html`);
      await trip.says('open-project', 'Drop your docs folder here');
      await trip.tab.run(async () => {
        const paths = (await (await fetch('/list.json')).json()) as string[];
        const read = async (path: string) => {
          const blob = await (await fetch(`/${path.split('/').map(encodeURIComponent).join('/')}`)).blob();
          const file = new File([blob], path.split('/').at(-1) ?? '', {
            type: path.endsWith('.svg') ? 'image/svg+xml' : '',
          });
          return Object.defineProperty(file, 'webkitRelativePath', {value: path});
        };
        const chosen = await Promise.all(paths.map(read));
        const view = document.querySelector('open-project') as unknown as {
          actions: {openFolder(files: readonly File[]): Promise<void>};
        };
        void view.actions.openFolder(chosen);
      });
      await trip.until(
        wanted => (document.querySelector('iframe[slot=project]') as HTMLIFrameElement | null)?.title.includes(wanted),
        title,
      );
      await trip.says('.status', 'Nothing is uploaded.');
      await trip.until(() => {
        const root = document.querySelector('open-project')?.shadowRoot;
        return /\d (?:error|warning|hint)|No problems/.test(root?.querySelector('.count')?.textContent ?? '');
      });
    },
  }));
