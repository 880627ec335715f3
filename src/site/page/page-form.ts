import type {ViewOptions} from '../../api-reference/views/reader.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {isWebUrl} from '../../base/web-url.js';
import type {Config} from '../../config/config.js';
import {readRequestSettings} from '../../markdown/frontmatter/request-settings.js';
import type {PageDocument} from './open-page.js';

/** A handwritten API page without an API document (`api: METHOD /path`), as input for its request form. */
export interface PageForm {
  readonly method: string;
  readonly target: string;
  /** Base URLs of the API: first `api.mdx.server`, then `api.baseUrl`. */
  readonly servers: readonly string[];
  readonly options: ViewOptions;
}

/** Returns the base URLs of a handwritten API page. Empty if its path is a full URL. */
export function readWrittenServers(
  {metadata: {binding, method, target}, frontmatter}: Pick<PageDocument, 'metadata' | 'frontmatter'>,
  {api}: Pick<Config, 'api'>,
): readonly string[] {
  if (binding || !method || !target || !frontmatter.has('api') || isWebUrl(target)) return [];
  return api.mdx.server.length > 0 ? api.mdx.server : api.baseUrl;
}

/**
 * Returns the input for the request form of a handwritten API page. Undefined for other pages, and if docs.json
 * disables the form.
 */
export function buildPageForm(
  {metadata, frontmatter}: Pick<PageDocument, 'metadata' | 'frontmatter'>,
  {api}: Pick<Config, 'api'>,
): PageForm | undefined {
  const {method, target} = metadata;
  if (metadata.binding || !method || !target || !frontmatter.has('api')) return undefined;
  const {playground = api.playground.mode, authMethod} = readRequestSettings(frontmatter);
  if (playground !== 'interactive') return undefined;
  const {method: signIn = api.auth.method, name = api.auth.name} = api.mdx.auth;
  const auth = {method: authMethod ?? signIn ?? ('none' as const), ...omitUndefined({name})};
  const servers = api.mdx.server.length > 0 ? api.mdx.server : api.baseUrl;
  return {method, target, servers, options: {auth, ...omitUndefined({languages: api.sampleLanguages})}};
}
