import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Page} from 'playwright-core';
import {runCheck} from '../../shell/node/commands/check/check-command.js';
import {type BothOptions, inBoth, type Opened} from '../e2e/both-kinds.js';
import {type ProjectFiles, page as pageOf, useBrowser, writeProject} from '../e2e/site.js';

// One requirement of the specification is one row: a small project, and the expected page in each kind of site.

export interface RowProject {
  /** Additional docs.json keys, next to a name and a navigation with the page `index`. */
  readonly docs?: Readonly<Record<string, unknown>>;
  readonly files?: ProjectFiles;
  /** Text of the page `index`. */
  readonly body?: string;
  /** Additional lines of its frontmatter. */
  readonly head?: string;
  /** The page to open. */
  readonly at?: string;
}

export type RowCheck = (opened: Opened) => Promise<void>;

/** The rows of one section. After the last one, prints all rows with their results. */
export class Rows {
  readonly #section: string;
  readonly #browser = useBrowser();
  readonly #results: string[] = [];

  constructor(section: string) {
    this.#section = section;
    after(() => console.log(this.#results.join('\n')));
  }

  /** Tests a requirement for readers, with a script tag and prerendered. */
  row(demand: string, project: RowProject, check: RowCheck, options: BothOptions = {}): void {
    const files = filesOf(project);
    this.#test(demand, options.kinds?.join() ?? 'both', () =>
      inBoth(this.#browser.open(), files, project.at ?? 'index', check, options),
    );
  }

  /** Tests a requirement for the check's output. */
  checked(demand: string, project: RowProject, check: (said: string) => void): void {
    this.#test(demand, 'check', async () => check(await checkText(filesOf(project))));
  }

  /** Tests another requirement. */
  other(demand: string, how: string, run: () => void | Promise<void>): void {
    this.#test(demand, how, run);
  }

  #test(demand: string, how: string, run: () => void | Promise<void>): void {
    const name = `${this.#section} ${demand}`;
    test(name, async () => {
      let result = 'FAILED';
      try {
        await run();
        result = 'ok    ';
      } finally {
        this.#results.push(`row ${result} ${name} (${how})`);
      }
    });
  }
}

function filesOf({docs = {}, files = {}, body = 'Text of the page.', head = ''}: RowProject): ProjectFiles {
  const navigation = {pages: ['index']};
  return {
    'docs.json': JSON.stringify({name: 'Acme', navigation, ...docs}),
    'index.mdx': pageOf('Home', body, head),
    ...files,
  };
}

/** Returns the findings of `lectern check` for a project. */
export async function checkText(files: ProjectFiles): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'row-'));
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  try {
    writeProject(folder, files);
    const code = await runCheck(
      {folder, format: 'text', strict: false, color: false, version: '0.0.0'},
      {out: write, err: write},
    );
    return `${lines.join('\n')}\nexit ${code}`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Two pages next to the first one. */
export const morePages: ProjectFiles = {'a.mdx': pageOf('Alpha', 'First.'), 'b.mdx': pageOf('Beta', 'Second.')};

/** Returns an SVG file in one color. */
export const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" viewBox="0 0 60 20"><rect width="60" height="20" fill="${color}"/></svg>`;

/** Returns a document with these operations at `/things`, by method. */
export function apiDocument(operations: object, more: object = {}): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers: [{url: 'https://api.example/v1'}],
    paths: {'/things': operations},
    ...more,
  });
}

export const responses = {200: {description: 'Fine.'}};

/** Returns a computed style. */
export function styleOf(page: Page, selector: string, property: string, pseudo?: string): Promise<string> {
  return page.$eval(
    selector,
    (element, [name, part]) => getComputedStyle(element, part || null).getPropertyValue(name as string),
    [property, pseudo ?? ''],
  );
}

/** Sets the reader's color scheme. */
export const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate(to => document.documentElement.setAttribute('data-mode', to), mode);

export async function sees(page: Page, selector: string, text?: string): Promise<void> {
  await page
    .locator(selector, text === undefined ? {} : {hasText: text})
    .first()
    .waitFor({timeout: 10_000});
}

export async function seesNot(page: Page, selector: string): Promise<void> {
  assert.equal(await page.locator(selector).filter({visible: true}).count(), 0, `${selector} is seen`);
}

/** Returns the content of a meta tag. */
export const metaOf = (page: Page, name: string) =>
  page.evaluate(
    key => document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? null,
    name,
  );

/** Responds to requests to the documented API, and returns the received requests. */
export async function answerApi(
  page: Page,
  headers: Readonly<Record<string, string>> = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
) {
  const sent: {readonly url: string; readonly method: string; readonly headers: Readonly<Record<string, string>>}[] =
    [];
  await page.route(/^https:\/\/(?:api|other)\.example\//, async route => {
    const request = route.request();
    if (request.method() !== 'OPTIONS')
      sent.push({url: request.url(), method: request.method(), headers: await request.allHeaders()});
    await route.fulfill({status: 200, headers: {'content-type': 'application/json', ...headers}, body: '{"ok":true}'});
  });
  return sent;
}
