import {parseOrigin} from '../base/web-url.js';
import type {Config} from '../config/config.js';
import type {SiteTargets} from '../hosts/host-format.js';
import {buildServerUrl, readServerList, type Server} from '../openapi/document/document-info.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import {indexDocument} from '../openapi/operation/index-document.js';
import {standardMethods} from './settings.js';

/** Maximum number of origins from one server with variables. More would allow almost any origin. */
const MAX_ORIGINS = 100;

/**
 * Collects the origins and methods of the APIs in a project: base URLs in docs.json, and servers and operations of its
 * documents. For a server variable without an `enum`, allows only the default.
 */
export async function collectProjectTargets(
  {api}: Pick<Config, 'api'>,
  libraries: readonly DocumentSet[],
): Promise<SiteTargets> {
  const origins = new Set([...api.baseUrl, ...api.mdx.server].flatMap(each => parseOrigin(each) ?? []));
  // Allow all methods if there are handwritten API pages, which can use any.
  const methods = new Set(libraries.length === 0 || api.mdx.server.length > 0 ? standardMethods : []);
  for (const library of libraries) {
    const {operations} = await library.settle(() => indexDocument(library));
    const holders = [library.root, ...operations.flatMap(({item, node}) => [item, node])];
    for (const {value, file} of holders)
      for (const server of readServerList(value)) for (const origin of listOrigins(server, file)) origins.add(origin);
    for (const {method, kind} of operations) if (kind === 'operation') methods.add(method);
  }
  return {origins: [...origins], methods: [...methods]};
}

/**
 * Returns a server's origins. None for a server without a host, which is relative to the document (OpenAPI 3.1, section
 * 4.8.5): a file in the project has no origin.
 */
function listOrigins(server: Server, file: string): readonly string[] {
  const base = /^https?:/i.test(file) ? file : undefined;
  return listVariableValues(server).flatMap(values => {
    const url = buildServerUrl(server, values);
    return parseOrigin(base === undefined ? url : (tryResolve(url, base) ?? '')) ?? [];
  });
}

function tryResolve(url: string, base: string): string | undefined {
  try {
    return new URL(url, base).href;
  } catch {
    return undefined;
  }
}

/** Returns every combination of values for a server's variables. */
function listVariableValues({url, variables}: Server): readonly Readonly<Record<string, string>>[] {
  let choices: Readonly<Record<string, string>>[] = [{}];
  for (const {name, enum: listed} of variables) {
    if (listed.length === 0 || !url.includes(`{${name}}`)) continue;
    choices = choices.flatMap(choice => listed.map(value => ({...choice, [name]: value}))).slice(0, MAX_ORIGINS);
  }
  return choices;
}
