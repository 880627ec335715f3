import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Browser, chromium} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../parity/sites.js';
import {contactSheet, type Picture} from './contact-sheet.js';
import {difference, fingerprint} from './fingerprint.js';
import {type Screen, screens, settings} from './screens.js';

// Takes pictures of the demo in every theme, one contact sheet each, and compares them with the accepted ones. Options:
// `--theme NAME` selects one theme, and `--screen NAME` one screen.
// `--accept` accepts the new pictures. `--out FOLDER` is the folder for the sheets.

const root = join(import.meta.dirname, '../../../..');
const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const out = option('--out') ?? join(root, 'build/look');
const acceptedFile = join(root, 'test/tools/look/accepted.json');
/** Percentage of a picture above which it needs a review. */
const threshold = 2;

const accepted: Record<string, string> = existsSync(acceptedFile) ? JSON.parse(readFileSync(acceptedFile, 'utf8')) : {};
const seen: Record<string, string> = {};
const themes = ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'].filter(each =>
  [undefined, each].includes(option('--theme')),
);
const wanted = screens.filter(({name}) => [undefined, name].includes(option('--screen')));

mkdirSync(out, {recursive: true});
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
let changed = 0;
try {
  for (const theme of themes) changed += await lookAt(theme);
} finally {
  await browser.close();
}
if (args.includes('--accept'))
  writeFileSync(
    acceptedFile,
    `${JSON.stringify({...accepted, ...seen}, Object.keys({...accepted, ...seen}).sort(), 2)}\n`,
  );
else if (changed > 0) {
  console.log(`${changed} pictures changed. Look at the sheets; --accept keeps what they show.`);
  process.exitCode = 1;
}

/** Returns the number of changed pictures in a theme. */
async function lookAt(theme: string): Promise<number> {
  mkdirSync(join(out, theme), {recursive: true});
  const top = mkdtempSync(join(tmpdir(), 'look-'));
  const project = join(top, 'project');
  cpSync(join(root, 'demo/site'), project, {recursive: true});
  const config = JSON.parse(readFileSync(join(project, 'docs.json'), 'utf8'));
  writeFileSync(join(project, 'docs.json'), JSON.stringify({...config, theme}));
  const folder = join(top, 'site');
  const why = await runPrerender(
    {folder: project, out: folder, isPortable: false, strict: false, version: '0.0.0'},
    {out() {}, err() {}},
  );
  if (why !== 0) throw new Error(`The demo could not be prerendered with ${theme}: ${why}`);
  const site = await listen(static_(folder));
  const sheet = await browser.newPage();
  try {
    const pictures: Picture[] = [];
    for (const screen of wanted)
      for (const setting of settings) {
        const png = await take(browser, site.url, screen, setting);
        writeFileSync(join(out, theme, `${screen.name}, ${setting.name}.png`.replaceAll(' ', '-')), png);
        const key = `${theme} · ${screen.name} · ${setting.name}`;
        seen[key] = await fingerprint(sheet, png);
        const before = accepted[key];
        pictures.push({
          screen: screen.name,
          setting: setting.name,
          png,
          changed: before === undefined ? undefined : difference(before, seen[key]),
        });
      }
    const file = join(out, `${theme}.png`);
    writeFileSync(file, await contactSheet(sheet, theme, pictures));
    const moved = pictures.filter(each => (each.changed ?? 100) > threshold);
    console.log(`${theme}: ${pictures.length} pictures in ${file}, ${moved.length} changed`);
    for (const each of moved) console.log(`  ${each.screen}, ${each.setting}: ${each.changed?.toFixed(1) ?? 'new'}`);
    return moved.length;
  } finally {
    await sheet.close();
    site.close();
    rmSync(top, {recursive: true});
  }
}

async function take(
  browser: Browser,
  url: string,
  screen: Screen,
  setting: (typeof settings)[number],
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: {width: setting.width, height: setting.height},
    colorScheme: setting.mode,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(url + screen.path, {waitUntil: 'load'});
    await page.waitForLoadState('networkidle');
    await screen.prepare?.(page);
    await page.waitForTimeout(200);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}
