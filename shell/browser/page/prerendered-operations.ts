import {hideExamples} from '../../../elements/api-reference/endpoint/hide-examples.js';
import {setApiContext} from '../../../elements/api-reference/endpoint/site-context.js';
import type {ViewerName} from '../../../elements/api-reference/thirdparty/viewers.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import type {ViewSettings} from '../../../src/base/view-settings.js';
import {loadFile} from '../router/load-file.js';
import {keepTryItVisible} from './keep-try-it-visible.js';

let prepared: Promise<SiteData | undefined> | undefined;

/** Passes the site's settings to API elements of a prerendered page. Call it before these elements are defined. */
export function prepareOperations(root: URL): Promise<SiteData | undefined> {
  prepared ??= read(root);
  return prepared;
}

interface SiteData {
  readonly api: {
    readonly baseUrl: readonly string[];
    readonly auth: {readonly method?: 'bearer' | 'basic' | 'key' | 'none'; readonly name?: string};
    readonly playground: {readonly mode: 'interactive' | 'simple' | 'hide'; readonly proxy: boolean};
    readonly languages?: readonly string[];
    readonly views?: ViewSettings;
  };
  readonly proxy?: string;
  readonly mock?: false;
  readonly requestHistory?: false;
  readonly cdn?: string;
  readonly viewer?: ViewerName;
}

async function read(root: URL): Promise<SiteData | undefined> {
  const data = await loadFile<SiteData>('site', root);
  if (!data) return undefined;
  const {api, proxy, mock, requestHistory, cdn} = data;
  const {baseUrl, auth, playground, languages, views} = api;
  setApiContext({
    root: root.href,
    ...(cdn !== undefined && {cdn}),
    site: {base: root.pathname, router: 'history', ending: '/', ...(views && {views})},
    baseUrls: baseUrl,
    playground: playground.mode,
    operationHref: async (name, _, slices) =>
      (await import('../router/prerendered-part.js')).findPageOfOperation(name, root, slices),
    ...(mock === false && {withoutMock: true}),
    withoutKeptRequests: requestHistory === false,
    ...(auth.method && {auth: {method: auth.method, ...(auth.name !== undefined && {name: auth.name})}}),
    ...(languages && {languages}),
    ...(playground.proxy && {proxy: new URL(proxy ?? '_proxy', root).href}),
    examples: {read: readExamples, hide: hideExamples},
    keepTryItVisible,
    components: async () => {},
  });
  return data;
}

/** Returns the author's `<RequestExample>` and `<ResponseExample>` on the open page. */
function readExamples(): ViewOptions['written'] {
  const written = document.querySelector<HTMLElement>('.site')?.dataset.written;
  return written ? (JSON.parse(written) as ViewOptions['written']) : undefined;
}
