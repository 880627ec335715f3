import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Browser, chromium, type Page} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {settingExamples} from '../../../scripts/manual/setting-examples.js';
import {lightPictures, settingPictures} from '../../../scripts/manual/setting-pictures.js';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../parity/sites.js';
import {acmeFiles} from './acme.js';

// Takes the manual's pictures: the example of each key, in a small project. `--key NAME` takes one picture.

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'demo/site/assets/settings');
const only = process.argv.includes('--key') ? process.argv[process.argv.indexOf('--key') + 1] : undefined;

/** The visible area of a page, in pixels of a window of 1120 × 720. */
interface Shot {
  readonly path?: string;
  readonly clip?: {readonly x: number; readonly y: number; readonly width: number; readonly height: number};
  /** Replaces the example if that names files or hosts that the project lacks. */
  readonly value?: unknown;
  prepare?(page: Page): Promise<unknown>;
}

const head = {x: 0, y: 0, width: 1120, height: 240};
const shots: Readonly<Record<string, Shot>> = {
  name: {clip: {...head, height: 150}},
  logo: {clip: {...head, height: 150}},
  navbar: {clip: {...head, height: 150}},
  banner: {clip: {...head, height: 170}},
  search: {
    clip: {...head, height: 300},
    async prepare(page) {
      await page.keyboard.press('/');
      await page.waitForSelector('dialog[open] input');
    },
  },
  appearance: {prepare: page => page.evaluate(() => scrollTo(0, 24)), clip: {...head, height: 360}},
  fonts: {value: {family: 'Gelasio', source: '/fonts/gelasio.woff2', format: 'woff2'}, clip: {...head, height: 420}},
  variables: {path: 'guide/rates/', clip: {...head, height: 360}},
  interaction: {path: 'guide/webhooks/', clip: {...head, height: 420}},
  footer: {
    prepare: page => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
    clip: {x: 0, y: 300, width: 1120, height: 420},
  },
  feedback: {
    prepare: page =>
      page.evaluate(() => document.querySelector('.feedback, .page-bottom')?.scrollIntoView({block: 'center'})),
    clip: {x: 0, y: 200, width: 1120, height: 320},
  },
  contextual: {
    clip: {...head, height: 420},
    prepare: page => page.click('.page-actions site-menu summary, .page-actions site-menu button'),
  },
  errors: {path: 'not-there/', clip: {...head, height: 360}},
  api: {prepare: page => page.click('.site-sidebar a >> text=Create an order')},
  thumbnails: {
    value: {appearance: 'dark'},
    path: '_lectern/thumbnails/index.png',
    clip: {x: 0, y: 66, width: 1120, height: 588},
  },
};

mkdirSync(folder, {recursive: true});
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
try {
  for (const key of Object.keys(settingPictures)) if (only === undefined || only === key) await take(browser, key);
} finally {
  await browser.close();
}

async function take(within: Browser, key: string): Promise<void> {
  const {path = '', clip, value = settingExamples[key], prepare}: Shot = shots[key] ?? {};
  const top = mkdtempSync(join(tmpdir(), 'pictures-'));
  const out = join(top, 'site');
  for (const [name, text] of Object.entries(acmeFiles(key, value))) {
    mkdirSync(join(top, 'project', name, '..'), {recursive: true});
    writeFileSync(join(top, 'project', name), text);
  }
  mkdirSync(join(top, 'project/fonts'), {recursive: true});
  copyFileSync(join(root, 'dist/fonts/gelasio.woff2'), join(top, 'project/fonts/gelasio.woff2'));
  const said: string[] = [];
  const status = await runPrerender(
    {
      folder: join(top, 'project'),
      out,
      isPortable: false,
      thumbnails: key === 'thumbnails',
      strict: false,
      version: '0.0.0',
      siteUrl: 'https://docs.acme.example/',
    },
    {out() {}, err: line => said.push(line)},
  );
  if (status !== 0) throw new Error(`${key}: ${said.join('\n')}`);
  const site = await listen(static_(out));
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (colorScheme === 'dark' && lightPictures.has(key)) continue;
      const page = await within.newPage({viewport: {width: 1120, height: 720}, colorScheme, deviceScaleFactor: 1});
      await page.goto(site.url + path);
      await page.waitForLoadState('networkidle');
      await prepare?.(page);
      await page.waitForTimeout(400);
      const png = await page.screenshot(clip ? {clip} : {});
      const name = colorScheme === 'dark' ? `${key}-dark.webp` : `${key}.webp`;
      writeFileSync(join(folder, name), await webp(page, png));
      await page.close();
    }
    console.log(key);
  } finally {
    site.close();
    rmSync(top, {recursive: true, force: true});
  }
}

/** Converts a picture to WebP, which has a third of the size. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(
    async address => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
