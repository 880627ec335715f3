import {buildServerUrl, type Server} from '../../openapi/document/document-info.js';

/** URL for requests, or why there is none. */
export type RequestTarget =
  | {readonly url: string; readonly origin: string}
  | {readonly refused: 'address' | 'scheme' | 'user' | 'variable'; readonly url: string};

/**
 * Returns a server's URL with its variables filled in. Compares the host of the result with the template, because a
 * value must not change the host (security rule D2). `base` resolves a relative server URL.
 */
export function resolveServerUrl(
  server: Server,
  variables: Readonly<Record<string, string>>,
  base: string,
): RequestTarget {
  const url = buildServerUrl(server, variables);
  const parsed = parse(url, base);
  if (!parsed) return {refused: 'address', url};
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return {refused: 'scheme', url};
  if (parsed.username || parsed.password) return {refused: 'user', url};
  if (leavesItsPart(server, variables, base, parsed)) return {refused: 'variable', url};
  return {url: parsed.href.replace(/[?#].*$/, '').replace(/\/$/, ''), origin: parsed.origin};
}

/**
 * Returns whether a variable's value could affect more than its own part of the URL. In the host, this is a value with
 * a character that ends the host. In the path, it is one that begins a query or fragment.
 */
function leavesItsPart(
  server: Server,
  variables: Readonly<Record<string, string>>,
  base: string,
  parsed: URL,
): boolean {
  const pathStart = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i.exec(server.url)?.[0].length ?? 0;
  const inHost = [...server.url.slice(0, pathStart).matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name as string);
  for (const name of inHost) {
    const variable = server.variables.find(each => each.name === name);
    const value = Object.hasOwn(variables, name) ? variables[name]! : (variable?.default ?? '');
    if (/[/\\?#@\s]|\p{Cc}/u.test(value)) return true;
  }
  // Parse only the URL before the path: a path cannot change the host.
  const plain = parse(
    server.url.slice(0, pathStart) ? buildServerUrl({...server, url: server.url.slice(0, pathStart)}, variables) : '/',
    base,
  );
  return plain?.origin !== parsed.origin;
}

function parse(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}
