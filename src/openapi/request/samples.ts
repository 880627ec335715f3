import {capitalize} from '../../base/capitalize.js';
import type {SecurityScheme} from '../document/document-info.js';
import type {DocumentSet} from '../document/document-set.js';
import type {Operation} from '../operation/operation.js';
import {curl} from './languages/curl.js';
import {getLoadedLanguages, getWriter} from './load-languages.js';
import {type ApiRequest, buildRequest, type RequestValues, unknownHost} from './request.js';
import type {CodeLanguage} from './sample-language.js';

/** A request in one language. `id` also selects the syntax highlighting. */
export interface Sample {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** True if this language's writer is not loaded yet. */
  readonly isLater?: true;
  /** True if the sample comes from the document, not from a writer. */
  readonly isWritten?: true;
}

const languages: readonly CodeLanguage[] = [
  {id: 'bash', label: 'cURL', names: ['curl', 'shell', 'sh'], render: curl},
  {id: 'javascript', label: 'JavaScript', names: ['js', 'node', 'nodejs', 'fetch']},
  {id: 'python', label: 'Python', names: ['py']},
  {id: 'go', label: 'Go', names: ['golang']},
  {id: 'java', label: 'Java', names: []},
  {id: 'php', label: 'PHP', names: []},
  {id: 'ruby', label: 'Ruby', names: ['rb']},
  {id: 'csharp', label: 'C#', names: ['c#', 'cs', 'dotnet', '.net']},
];

/**
 * Returns the code samples of an operation: first those in the document, then generated samples for the other
 * languages. `chosen` lists languages by any of their names, in order. Without it, all languages are included.
 */
export function buildSamples(
  documents: DocumentSet,
  operation: Operation,
  schemes: readonly SecurityScheme[],
  values: RequestValues = {},
  chosen?: readonly string[],
): readonly Sample[] {
  const written = operation.samples.map(({language, label, source}): Sample => {
    const known = findLanguage(language);
    // Leave a shell command without `curl` under its own name: it must not replace the curl sample.
    if (known?.id === 'bash' && !/curl/i.test(source))
      return {id: 'shell', label: label ?? 'Shell', text: source, isWritten: true};
    const name = label ?? known?.label ?? capitalize(language);
    return {id: known?.id ?? language.toLowerCase(), label: name, text: source, isWritten: true};
  });
  const wanted = chosen ? chosen.flatMap(name => findLanguage(name) ?? []) : languages;
  const missing = [...new Set(wanted)].filter(({id}) => !written.some(each => each.id === id));
  if (missing.length === 0) return written;
  const request = withHost(buildRequest(documents, operation, schemes, values));
  const generated = missing.map(
    ({id, label, render = getWriter(id)}): Sample =>
      render ? {id, label, text: render(request)} : {id, label, text: '', isLater: true},
  );
  return [...written, ...generated];
}

/**
 * Inserts a placeholder host into a URL without a host, such as in a site without a URL. A server can be relative to
 * the document (OpenAPI 3.1, section 4.8.5).
 */
function withHost(request: ApiRequest): ApiRequest {
  const {url} = request;
  if (/^(?:[a-z][\w+.-]*:|\{)/i.test(url)) return request;
  const path = url.replace(/^(?:\.{0,2}\/)*/, '');
  return {...request, url: url.startsWith('//') ? `https:${url}` : `${unknownHost}/${path}`};
}

function findLanguage(name: string): CodeLanguage | undefined {
  const lower = name.toLowerCase();
  return [...languages, ...getLoadedLanguages()].find(({id, names}) => id === lower || names.includes(lower));
}
