import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import type {ExpectedPage, Project} from './project.js';

export interface Failure {
  readonly slug: string;
  readonly why: string;
}

/** The row of a project; the names are those of the design's "Measuring commands". */
export interface ProjectResult {
  readonly name: string;
  entries: number;
  withFile: number;
  rendered: number;
  uncaught: number;
  consoleErrors: number;
  /** Requests to other hosts that neither the page nor docs.json asks for. */
  foreignRequests: number;
  /** Requests to services that docs.json sets up under `integrations`. */
  serviceRequests: number;
  unknownComponents: number;
  /** Pages on which markup or an expression is to be read that should have become something. */
  rawVisible: number;
  readonly failures: Failure[];
  /** Files that pages name and the project does not have. */
  readonly absent: string[];
  /** Page files that were asked for under the other extension. */
  readonly probes: string[];
  seconds: number;
}

const tabs = 3;
/** Pages that are opened by their own address, as from a search engine; the others by moving inside the site. */
const coldLoads = 4;

/** The screen after a visit. */
interface Seen {
  readonly heading: string;
  readonly hasBody: boolean;
  readonly isMissing: boolean;
  /** Text of the page that looks like markup. */
  readonly raw: readonly string[];
}

/** Returns the row of a project of which nothing is known. */
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

/** Visits every entry of a project in Chromium and counts what goes wrong. */
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
  /** The page shown and those just before it: a late request may be an earlier one's. */
  #shown: ExpectedPage[] = [];
  #current = '';

  constructor(tab: Page, project: Project, url: string, result: ProjectResult) {
    this.#tab = tab;
    this.#project = project;
    this.#url = url;
    this.#result = result;
    this.#listen();
  }

  /** Opens the site where it begins. */
  async home(): Promise<void> {
    this.#shown = [this.#project.home];
    this.#current = this.#project.home.slug;
    await this.#open(this.#url).catch(error => this.#note(`the home is not shown: ${error.message.split('\n')[0]}`));
  }

  /** Opens a page by its own address in a tab of its own, as from a search engine. */
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

  /** A page whose head names another address sends the reader there. */
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

  /** Goes to a page as the address bar does, without loading the site again. */
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
    // Findings of idle work belong to the visit.
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

      // Code shows markup on purpose. A lone name in braces is a placeholder that the author wrote for the reader.
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
    // A page without a title may bring its own first heading; a custom page has what it draws itself.
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

  /** A file that did not arrive: is it Lectern that asked for something wrong, or does the project not have it? */
  #lost(url: string): void {
    if (!url.startsWith(this.#url)) {
      // An icon that no library has is drawn as a ring: the project's to mend.
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

  /** Only what the page, its snippets or docs.json name may be asked of other hosts. */
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

/** Runs in the browser: changes the address and waits until the text is replaced, and the marker with it. */
async function go(slug: string): Promise<void> {
  const article = document.querySelector('.site-article') as HTMLElement;
  const marker = article.appendChild(document.createElement('i'));
  await new Promise<void>((done, fail) => {
    const late = setTimeout(() => fail(new Error('nothing was shown for 10 seconds')), 10_000);
    const observer = new MutationObserver(() => {
      if (marker.isConnected) return;
      observer.disconnect();
      clearTimeout(late);
      // The frame is drawn in the same task as the text.
      setTimeout(done);
    });
    observer.observe(article, {childList: true});
    location.hash = `#/${encodeURI(slug === 'index' ? '' : slug)}`;
  });
}

function note(list: string[], path: string): void {
  if (!list.includes(path)) list.push(path);
}
