import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import type {ExpectedPage, Project} from './project.js';

export interface Failure {
  readonly slug: string;
  readonly why: string;
}

/** A project's result. The names are from "Measuring commands" in the design. */
export interface ProjectResult {
  readonly name: string;
  entries: number;
  withFile: number;
  rendered: number;
  uncaught: number;
  consoleErrors: number;
  /** Requests to other hosts that neither the page nor docs.json names. */
  foreignRequests: number;
  /** Requests to services in docs.json's `integrations`. */
  serviceRequests: number;
  unknownComponents: number;
  /** Pages that show raw markup or a raw expression. */
  rawVisible: number;
  readonly failures: Failure[];
  /** Files that pages name and the project lacks. */
  readonly absent: string[];
  /** Page files requested with the other extension. */
  readonly probes: string[];
  seconds: number;
}

const tabs = 3;
/**
 * Number of pages that are opened by their URL, like from a search engine. All others are opened by navigation within
 * the site.
 */
const coldLoads = 4;

/** The screen after a visit. */
interface Seen {
  readonly heading: string;
  readonly hasBody: boolean;
  readonly isMissing: boolean;
  /** Text of the page that looks like markup. */
  readonly raw: readonly string[];
}

/** Returns the empty result of a project. */
export function emptyResult(name: string): ProjectResult {
  return {
    name,
    entries: 0,
    withFile: 0,
    rendered: 0,
    uncaught: 0,
    consoleErrors: 0,
    foreignRequests: 0,
    serviceRequests: 0,
    unknownComponents: 0,
    rawVisible: 0,
    failures: [],
    absent: [],
    probes: [],
    seconds: 0,
  };
}

/** Visits every entry of a project in Chromium, and counts faults. */
export async function visitProject(browser: Browser, project: Project, url: string): Promise<ProjectResult> {
  const result: ProjectResult = {
    ...emptyResult(project.name),
    entries: project.pages.length + project.operations,
    withFile: project.pages.filter(page => page.file).length,
  };
  const started = performance.now();
  const step = Math.ceil(project.pages.length / coldLoads);
  const cold = new Set(project.pages.filter((_, at) => at % step === step >> 1));
  const queue = [...project.pages];
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const tab = async () => {
    const visitor = new Visitor(await context.newPage(), project, url, result);
    await visitor.home();
    for (let page = queue.shift(); page; page = queue.shift())
      await (cold.has(page) || page.head.url ? visitor.load(page) : visitor.move(page));
    await visitor.close();
  };
  await Promise.all(Array.from({length: tabs}, tab));
  await context.close();
  result.seconds = Math.round((performance.now() - started) / 100) / 10;
  return result;
}

class Visitor {
  readonly #tab: Page;
  readonly #project: Project;
  readonly #url: string;
  readonly #result: ProjectResult;
  /** The current page and the pages before it, because a late request can belong to an earlier page. */
  #shown: ExpectedPage[] = [];
  #current = '';

  constructor(tab: Page, project: Project, url: string, result: ProjectResult) {
    this.#tab = tab;
    this.#project = project;
    this.#url = url;
    this.#result = result;
    this.#listen();
  }

  /** Opens the site's home page. */
  async home(): Promise<void> {
    this.#shown = [this.#project.home];
    this.#current = this.#project.home.slug;
    await this.#open(this.#url).catch(error => this.#note(`the home is not shown: ${error.message.split('\n')[0]}`));
  }

  /** Opens a page by its URL in a new tab, like from a search engine. */
  async load(page: ExpectedPage): Promise<void> {
    const visitor = new Visitor(await this.#tab.context().newPage(), this.#project, this.#url, this.#result);
    visitor.#shown = [page];
    await (page.head.url ? visitor.#leave(page) : visitor.#arrive(page));
    await visitor.close();
  }

  async #arrive(page: ExpectedPage): Promise<void> {
    try {
      await this.#open(`${this.#url}#/${encodeURI(page.slug)}`);
      this.#judge(page, await this.#look());
    } catch (error) {
      this.#fail(page, `no answer: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  /** Opens a page whose frontmatter has a `url`, which redirects the reader. */
  async #leave(page: ExpectedPage): Promise<void> {
    const written = page.head.url as string;
    const away = written.startsWith('/') ? `${this.#url}#${written}` : new URL(written).href;
    const isThere = this.#tab.waitForEvent('framenavigated', {
      predicate: frame => frame.url() === away || frame.url().startsWith('chrome-error:'),
      timeout: 10_000,
    });
    await this.#tab.goto(`${this.#url}#/${encodeURI(page.slug)}`).catch(() => undefined);
    if (await isThere.catch(() => undefined)) this.#result.rendered++;
    else this.#fail(page, `does not lead to ${away}`);
  }

  async #open(url: string): Promise<void> {
    await this.#tab.goto(url, {waitUntil: 'domcontentloaded'});
    await this.#tab.waitForFunction(
      () => document.querySelector('.page-head h1, .site-article > *') && document.querySelector('.site-logo'),
      undefined,
      {timeout: 15_000},
    );
  }

  /** Opens a page by changing the URL, without reloading the site. */
  async move(page: ExpectedPage): Promise<void> {
    this.#shown = [this.#project.home, ...this.#shown.slice(-4), page];
    try {
      if (this.#current !== page.slug) await this.#tab.evaluate(go, page.slug);
      this.#current = page.slug;
      this.#judge(page, await this.#look());
    } catch (error) {
      this.#fail(page, `no answer: ${(error as Error).message.split('\n')[0]}`);
      await this.home();
    }
  }

  async close(): Promise<void> {
    // Faults of idle work belong to the visit.
    await this.#tab.waitForLoadState('networkidle').catch(() => undefined);
    await this.#tab.close();
  }

  #look(): Promise<Seen> {
    return this.#tab.evaluate(() => {
      const article = document.querySelector('.site-article') as HTMLElement;
      const heading = document.querySelector('.page-head h1') ?? article.querySelector('h1');
      const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      return {
        heading: words(heading),
        hasBody:
          words(article) !== '' ||
          article.querySelector('img, video, iframe, svg, docs-icon') !== null ||
          document.querySelector('.page-head .operation-head') !== null,
        isMissing: document.querySelector('.page-head .message-code') !== null,
        raw: rawWords(article),
      };

      // Returns text that looks like markup. Skips code, which shows markup on purpose, and a single name in braces,
      // which is a placeholder by the author.
      function rawWords(root: Element): string[] {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          if (node.parentElement?.closest('code, pre, .tex, .katex, .field-type, needs-script, svg')) continue;
          const tag = /<\/?[A-Z][\w.]*(?:\s+[\w-]+=|\s*\/?>)/g;
          const expression = /\{\s*(?:`|\/\*|[A-Za-z_$][\w$.]*\s*(?:\(|&&|\|\||\?|=>|\[))[^{}]*\}/g;
          found.push(...(node.data.match(tag) ?? []), ...(node.data.match(expression) ?? []));
        }
        return found;
      }
    });
  }

  #judge(page: ExpectedPage, seen: Seen): void {
    if (!page.file) return;
    const expected = page.title.replace(/\s+/g, ' ').trim();
    // A page without a title can have its own first heading. A custom page renders its own.
    const isFree = page.head.mode === 'custom' || (!page.head.title && seen.heading !== '');
    if (seen.isMissing) this.#fail(page, 'shows "page not found"');
    else if (seen.heading !== expected && !isFree)
      this.#fail(page, `the title is "${seen.heading}", not "${expected}"`);
    else if (page.hasBody && !seen.hasBody) this.#fail(page, 'the body is empty');
    else this.#result.rendered++;
    if (seen.raw.length === 0) return;
    this.#result.rawVisible++;
    this.#fail(page, `shows ${seen.raw.slice(0, 3).join(' and ')}`);
  }

  #fail({slug, file}: ExpectedPage, why: string): void {
    if (file) this.#result.failures.push({slug, why});
  }

  #listen(): void {
    const result = this.#result;
    this.#tab.on('pageerror', error => {
      result.uncaught++;
      this.#note(`uncaught: ${error.message.split('\n')[0]}`);
    });
    this.#tab.on('console', message => {
      const text = message.text();
      result.unknownComponents += text.match(/The component <[^>]+> does not exist/g)?.length ?? 0;
      if (message.type() !== 'error') return;
      if (text.startsWith('Failed to load resource')) this.#lost(message.location().url);
      else this.#error(text.slice(0, 200));
    });
    this.#tab.on('request', request => this.#foreign(request.url()));
  }

  #error(text: string): void {
    this.#result.consoleErrors++;
    this.#note(`console: ${text}`);
  }

  #note(why: string): void {
    this.#result.failures.push({slug: this.#shown.at(-1)?.slug ?? '', why});
  }

  /** Records a failed file, and whether the project lacks it or Lectern requested a wrong URL. */
  #lost(url: string): void {
    if (!url.startsWith(this.#url)) {
      // The page shows a ring for an unknown icon. The project must fix its name.
      if (url.includes('/icons/')) note(this.#result.absent, url.slice(url.indexOf('icons/')));
      else if (new URL(url).host === new URL(this.#url).host) this.#error(`${url} was not found`);
      return;
    }
    const path = decodeURIComponent(new URL(url).pathname.slice(new URL(this.#url).pathname.length));
    if (existsSync(join(this.#project.folder, path))) this.#error(`${path} did not load`);
    else if (this.#isProbe(path)) note(this.#result.probes, path);
    else if (!this.#project.pages.some(page => path === `${page.slug}.mdx` || path === `${page.slug}.md`))
      note(this.#result.absent, path);
  }

  #isProbe(path: string): boolean {
    const other = path.endsWith('.mdx') ? path.replace(/\.mdx$/, '.md') : path.replace(/\.md$/, '.mdx');
    return other !== path && existsSync(join(this.#project.folder, other));
  }

  /** Records a request to another host, unless the page, its snippets or docs.json name that host. */
  #foreign(url: string): void {
    if (!/^https?:/.test(url) || new URL(url).host === new URL(this.#url).host) return;
    const {host} = new URL(url);
    if (this.#shown.some(page => page.source.includes(host))) return;
    if (this.#project.isService(url)) {
      this.#result.serviceRequests++;
      return;
    }
    this.#result.foreignRequests++;
    this.#note(`asks ${host}, which it does not name`);
  }
}

/** Runs in the browser: changes the URL, and waits until the text with its marker is replaced. */
async function go(slug: string): Promise<void> {
  const article = document.querySelector('.site-article') as HTMLElement;
  const marker = article.appendChild(document.createElement('i'));
  await new Promise<void>((done, fail) => {
    const late = setTimeout(() => fail(new Error('nothing was shown for 10 seconds')), 10_000);
    const observer = new MutationObserver(() => {
      if (marker.isConnected) return;
      observer.disconnect();
      clearTimeout(late);
      // The page chrome is rendered in the same task as the text.
      setTimeout(done);
    });
    observer.observe(article, {childList: true});
    location.hash = `#/${encodeURI(slug === 'index' ? '' : slug)}`;
  });
}

function note(list: string[], path: string): void {
  if (!list.includes(path)) list.push(path);
}
