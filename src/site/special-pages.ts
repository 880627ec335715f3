import {emptyHtml, type Html, html} from '../base/html.js';
import type {Problem} from '../base/problem.js';
import {renderTitle} from '../components/parse-title-parts.js';
import {buildPageMetadata} from '../markdown/frontmatter/page.js';
import {type ChromeMessages, en} from '../messages/en.js';
import {renderClosestNotice} from './chrome/closest-notice.js';
import {renderProblem} from './chrome/problem-html.js';
import {type BindingTarget, describeAbsentEntry, toBindingTarget} from './navigation/absent-operation.js';
import type {GeneratedPage, PageEntry} from './navigation/navigation.js';
import type {PageDocument} from './page/open-page.js';
import type {Site} from './site.js';

/** Builds the page to show if a page file is unreadable. */
export function createFailedPage(slug: string, reason: string, messages: ChromeMessages = en): PageDocument {
  return createPlainPage(
    slug,
    messages.problem,
    html`<h1 class="page-title" id="page-title">${messages.problem}</h1>`,
    html`<p>${reason}</p><p><button class="button" type="button" data-action="retry">${messages.retry}</button></p>`,
  );
}

/** Builds a page from content that comes from neither a file nor an API document. */
export function createPlainPage(slug: string, title: string, top: Html, content: Html): PageDocument {
  return {
    slug,
    file: '',
    frontmatter: new Map(),
    metadata: {...buildPageMetadata(new Map([['title', title]])), noindex: true},
    isUntitled: false,
    top,
    content,
    outline: [],
    anchors: new Map(),
    heading: undefined,
    classes: new Set(),
    minutes: 1,
    problems: [],
    hasSide: false,
    ids: new Set(),
    nodes: [],
  };
}

/** Renders problems in docs.json that leave the site without content. `from` is the requested URL, if it was wrong. */
export function renderProblemNotice(site: Site, from: string | undefined): Html | undefined {
  const serious = site.missing.length ? site.problems.filter(problem => problem.level === 'error').slice(0, 3) : [];
  if (serious.length === 0 && !from) return undefined;
  return html`${serious.map(renderProblem)}${from ? renderClosestNotice(site.place.messages?.frame ?? en, from) : emptyHtml}`;
}

/** Builds the page of an entry whose operation no document defines, with a fix. */
export function createAbsentPage({slug, path}: PageEntry, generated: GeneratedPage): PageDocument {
  const {operation, documents} = generated;
  const target: BindingTarget = operation ? toBindingTarget(operation) : {kind: 'overview'};
  const problem = buildAbsentProblem({...target, documents}, path);
  const title = html`<h1 class="page-title" id="page-title">${renderTitle(generated.label)}</h1>`;
  return createPlainPage(slug, generated.label, title, renderProblem(problem));
}

/**
 * Renders the content of a bound page without any API document: which docs.json key to set, and why browsers cannot
 * find documents by themselves.
 */
export function renderUnboundOperation(
  binding: BindingTarget = {kind: 'overview'},
  file: string,
): {problem: Problem; html: Html} {
  const absent = buildAbsentProblem({...binding, documents: []}, file);
  const fix = `${absent.fix} With the script tag, Lectern finds other documents only through a manifest. To write one, run lectern init --runtime.`;
  const problem = {...absent, fix};
  return {problem, html: html`<div>${renderProblem(problem)}</div>`};
}

function buildAbsentProblem(wanted: Parameters<typeof describeAbsentEntry>[1], path: string): Problem {
  return {
    code: 'nav-operation',
    level: 'error',
    ...describeAbsentEntry('This page', wanted),
    place: {file: path, line: 1, column: 1},
  };
}
