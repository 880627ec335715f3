import {getOwn, getOwnText} from '../../base/json.js';
import {buildServerUrl, readServerList} from '../../openapi/document/document-info.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {formatPointer} from '../../openapi/document/format-pointer.js';
import {getChild, getChildren, type Located} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';

/** Finds server URLs of a document, path, or operation that cannot receive requests. */
export function checkSpecServerUrl({root}: DocumentSet, {operations}: DocumentIndex): readonly SpecProblem[] {
  const holders = new Map<unknown, Located>();
  for (const each of [root, ...operations.flatMap(({item, node}) => [item, node])]) holders.set(each.value, each);
  return [...holders.values()].flatMap(holder =>
    getChildren(holder, 'servers').flatMap(([, server]) => describeFault(server)),
  );
}

function describeFault(server: Located): readonly SpecProblem[] {
  const at = getChild(server, 'url') ?? server;
  const url = getOwnText(server.value, 'url');
  const problem = (message: string, fix: string): readonly SpecProblem[] => [
    {code: 'spec-server-url', level: 'error', message, fix, at},
  ];
  if (url === undefined)
    return problem(
      `${formatPointer(server.pointer)} has no "url".`,
      'Add "url": "https://api.example.com" with your host, or delete the server.',
    );
  const [read] = readServerList({servers: [server.value]});
  const known = new Set(read?.variables.map(({name}) => name));
  const unknown = [...url.matchAll(/\{([^{}]*)\}/g)].map(match => match[1] as string).find(name => !known.has(name));
  if (unknown !== undefined)
    return problem(
      `The server URL "${url}" contains the variable {${unknown}}, but "variables" does not define it.`,
      `Add "variables": {"${unknown}": {"default": "${unknown}"}} to the server, or write the value into the URL.`,
    );
  const filled = read ? buildServerUrl(read) : url;
  const reason = findReasonAgainst(filled, getOwn(server.value, 'variables') !== undefined);
  return reason ? problem(`The server URL "${removeUser(url)}" ${reason.says}.`, reason.fix) : [];
}

/** Removes user name and password from a URL, because many people can read a report. */
export function removeUser(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//…@');
}

/** Returns the https URL of a server with another scheme. */
function toHttpsUrl({host, pathname}: URL): string {
  return host ? `https://${host}${pathname === '/' ? '' : pathname}` : 'https://api.example.com';
}

// Without a scheme, `api.example.com` parses as a relative path, and `localhost:8080` as the scheme `localhost`.
const lacksScheme = /^(?:localhost|(?:\d{1,3}\.){3}\d{1,3}|(?:[a-z\d-]+\.)+[a-z]{2,})(?::\d+)?(?:[/?#]|$)/i;
const isOfMachine = /^(?:localhost|127\.)/i;
/** Matches names of files. Leaves out `index.php/api`, which is a path of real servers. */
const isFileName = /^[\w-]+\.(?:aspx?|cgi|do|html?|json|jsp|php|ya?ml)(?:[/?#]|$)/i;

/**
 * Returns why a URL cannot receive requests. Undefined if it can. Relative URLs are valid: they resolve against the
 * document's URL.
 */
export function findReasonAgainst(
  url: string,
  isFilled = false,
): {readonly says: string; readonly fix: string} | undefined {
  const full = 'Write a full URL such as "https://api.example.com/v1".';
  if (/\S\s+\S/.test(url))
    return {says: isFilled ? `becomes "${url}", which contains whitespace` : 'contains whitespace', fix: full};
  const host = url.trim();
  if (lacksScheme.test(host) && !isFileName.test(host)) {
    const scheme = isOfMachine.test(host) ? 'http://' : 'https://';
    return {says: `has no "${scheme}", so browsers read it as a path of this site`, fix: `Write "${scheme}${host}".`};
  }
  let parsed: URL;
  try {
    parsed = new URL(url, 'https://relative.invalid/');
  } catch {
    return {
      says: isFilled ? `becomes "${url}", which is not a URL` : 'is not a URL',
      fix: full,
    };
  }
  if (!/^https?:$/.test(parsed.protocol))
    return {
      says: `is neither an https: nor an http: URL`,
      fix: `Write "${toHttpsUrl(parsed)}".`,
    };
  if (parsed.username || parsed.password)
    return {
      says: 'contains credentials, which every reader can see',
      fix: `Write "${url.replace(/\/\/[^/@]*@/, '//')}", and revoke the password.`,
    };
  return undefined;
}
