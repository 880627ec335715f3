import {putTryButton} from '../../elements/try-it/try-button.js';
import type {PageDocument} from '../../src/open-page.js';
import {requestSettings} from '../../src/page/request-settings.js';
import type {Site} from '../../src/site.js';

/**
 * Offers the form on an API page that an author has written without a document (`api: METHOD /path`): its parameters are
 * the fields of the page, its servers those of `api.mdx`.
 */
export function offerPageForm({head, frontmatter}: PageDocument, {config}: Site, article: HTMLElement): void {
  const {method, target} = head;
  if (head.binding || !method || !target || !frontmatter.has('api')) return;
  const {api} = config;
  const {playground = api.playground.mode, authMethod} = requestSettings(frontmatter);
  if (playground !== 'interactive') return;
  const {method: signIn = api.auth.method, name = api.auth.name} = api.mdx.auth;
  const auth = {method: authMethod ?? signIn ?? ('none' as const), ...(name !== undefined && {name})};
  const servers = api.mdx.server.length > 0 ? api.mdx.server : api.baseUrl;
  const options = {auth, ...(api.sampleLanguages && {languages: api.sampleLanguages})};
  putTryButton(document.querySelector('.page-head .operation-head'), async () => {
    const {openPageTryIt} = await import('../../elements/try-it/open-page-try-it.js');
    await openPageTryIt({article, method, target, servers, options});
  });
}
