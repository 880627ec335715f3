import type {OutlineEntry} from '../components/component.js';
import {renderProblem} from '../frame/problem-html.js';
import {escapeHtml, html as markup, receivedHtml, unescapeHtml} from '../html.js';
import {enContent} from '../messages/en-content.js';
import type {PageDocument} from '../open-page.js';
import type {Problem} from '../problem.js';
import type {ApiReader, View} from '../reference/reader.js';
import {viewMarkup} from '../reference/view-markup.js';
import {ask, type SiteOptions, type Wanted, wantedOf} from '../reference/wanted.js';
import {unboundOperation} from '../special-pages.js';
import type {SlicesFor} from './slices-for.js';

export interface Filled {
  readonly html: string;
  /** What the view that the page is bound to adds to its contents. */
  readonly outline: readonly OutlineEntry[];
  readonly problems: readonly Problem[];
}

/** What pages know of API documents. */
export interface ReadsDocuments {
  readerOf(document: string): ApiReader;
  /** Where slices are written, too. */
  readonly slicesFor?: SlicesFor;
}

/** Draws every operation, schema and overview of a page where its element stands, as the element does in a browser. */
export async function fillOperations(
  page: PageDocument,
  site: SiteOptions,
  documents: ReadsDocuments,
): Promise<Filled> {
  const html = page.content.text;
  const outline: OutlineEntry[] = [];
  const problems: Problem[] = [];
  /** The author's own text, and after each piece of it a view. */
  const pieces: {readonly own: string; readonly view: string}[] = [];
  let last = 0;
  let hidesWritten = false;
  const put = (match: RegExpExecArray, view: string) => {
    pieces.push({own: html.slice(last, match.index), view});
    last = match.index + match[0].length;
  };
  for (const match of html.matchAll(/<openapi-endpoint((?: [\w-]+(?:="[^"]*")?)*)>[\s\S]*?<\/openapi-endpoint>/g)) {
    const attributes = attributesOf(match[1] as string);
    const written = attributes.has('bound') ? page.written : undefined;
    const wanted = wantedOf(name => attributes.get(name) ?? null, site, written);
    // Slices lie where the page is shown, and are read there.
    if (wanted.slices) continue;
    if (wanted.specs.length === 0) {
      if (!attributes.has('bound')) continue;
      const unbound = unboundOperation(page);
      put(match, unbound.html.text);
      problems.push(unbound.problem);
      continue;
    }
    const view = await viewOf(wanted, documents);
    const slices = view.document && (await documents.slicesFor?.(view.document, wanted));
    const added = slices ? ` slices="${escapeHtml(slices)}"` : '';
    const named = view.document === undefined ? match[1] : withDocument(match[1] as string, view.document);
    put(match, `<openapi-endpoint${named}${added}>${view.html}</openapi-endpoint>`);
    problems.push(...view.problems);
    if (!attributes.has('bound')) continue;
    outline.push(...view.outline);
    hidesWritten ||= view.hasWritten;
  }
  // What the author wrote stands in the column of the operation then.
  const shown = (own: string) => (hidesWritten ? own.replace(/<(re(?:quest|sponse)-example)\b/g, '<$1 hidden') : own);
  const filled = pieces.map(({own, view}) => shown(own) + view).join('') + shown(html.slice(last));
  return {html: filled, outline, problems};
}

/** Attributes that name the one document that has what is shown, in place of all in which it may be. */
function withDocument(attributes: string, document: string): string {
  const others = / data-specs="[^"]*"/;
  if (!others.test(attributes)) return attributes;
  return attributes.replace(others, '').replace(/ spec="[^"]*"/, () => ` spec="${escapeHtml(document)}"`);
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
      name as string,
      unescapeHtml(value),
    ]),
  );
}

async function viewOf(wanted: Wanted, {readerOf}: ReadsDocuments) {
  let failed: readonly Problem[] = [];
  for (const document of wanted.specs) {
    const reader = readerOf(document);
    const answer = await ask(reader, wanted);
    if (answer.state === 'ready') return {document, ...(await drawn(answer.view, reader, wanted))};
    if (failed.length === 0) failed = answer.problems;
  }
  const again = markup`<p><button class="button button-quiet openapi-retry" type="button">${enContent.retry}</button></p>`;
  const box = markup`<div class="operation-failed">${failed.slice(0, 5).map(renderProblem)}${again}</div>`;
  return {document: undefined, html: box.text, outline: [], problems: failed, hasWritten: false};
}

async function drawn({main, aside, outline, problems}: View, reader: ApiReader, {name, options}: Wanted) {
  const rest = aside === undefined && name ? await reader.rest(name, options) : undefined;
  // The rest goes to the end of `.api-view`, which is all that `main` holds.
  const end = main.lastIndexOf('</');
  const whole = rest ? main.slice(0, end) + rest.main + main.slice(end) : main;
  const examples = rest?.aside ?? aside;
  return {
    html: viewMarkup(receivedHtml(whole), examples === undefined ? undefined : receivedHtml(examples)).text,
    outline: [...outline, ...(rest?.outline ?? [])],
    problems,
    hasWritten: rest !== undefined && options.written !== undefined,
  };
}
