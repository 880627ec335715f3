import {findProjectContent, isPublishedPath} from './folder.js';
import {createOpenedProject, type OpenedProject} from './opened-project.js';
import {type HostedRepository, listRepository, parseRepository} from './repository.js';

/** Opens the project at a URL that the visitor entered. Resolves to the reason if that fails. */
export async function openProjectUrl(written: string): Promise<OpenedProject | string> {
  const url = parseProjectUrl(written);
  if (!url) return 'This is not a URL. Fix: Enter a URL such as https://github.com/owner/repository.';
  const repository = parseRepository(url);
  if (repository) return openRepository(repository);
  const config = findConfigUrl(url);
  return {name: new URL(config).host, config, allowsHosts: true};
}

/** Parses the URL that a visitor entered. Adds `https://` if the scheme is missing. */
export function parseProjectUrl(written: string): URL | undefined {
  const text = written.trim();
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return text !== '' && URL.canParse(full) ? new URL(full) : undefined;
}

/** Returns the URL of docs.json. `url` is that of the file or of its folder. */
export function findConfigUrl(url: URL): string {
  const config = new URL(url);
  if (!config.pathname.endsWith('.json')) config.pathname += `${config.pathname.endsWith('/') ? '' : '/'}docs.json`;
  return config.href;
}

async function openRepository(repository: HostedRepository): Promise<OpenedProject | string> {
  const listed = await listRepository(repository);
  if (typeof listed === 'string') return listed;
  const above = repository.folder && `${repository.folder}/`;
  const files = [...listed]
    .filter(([path]) => path.startsWith(above))
    .map(([path, url]) => [path.slice(above.length), url] as const)
    .filter(([path]) => isPublishedPath(path));
  const found = findProjectContent(files);
  if ('why' in found)
    return found.why
      .replace(/^This folder/, 'This repository')
      .replace('Choose the folder', 'Enter the URL of the folder');
  return createOpenedProject(repository.path.split('/').at(-1) ?? repository.path, found.content, true);
}
