import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {soon, useBrowser} from './site.js';

const browser = useBrowser();
const line = 'Words that fill the line of a book until it is long enough to be read with pleasure. ';
const text = (label: string) => `${line.repeat(6)}[^${label}]\n\n`;
const files = {
  'docs.json': JSON.stringify({name: 'Acme', theme: 'theme_4', navigation: {pages: ['index', 'other']}}),
  'index.mdx': `---\ntitle: Home\n---\n\n## One\n\n${text('a')}${text('b')}## Two\n\n${text('c')}<Accordion title="More">\n\nFolded.[^d]\n\n</Accordion>\n\n[^a]: First note, which is long enough for several lines in the margin of the page.\n[^b]: Second note.\n[^c]: Third note with \`code\`.\n[^d]: Note of what is folded.\n`,
  'other.mdx': `---\ntitle: Other\n---\n\n${text('x')}\n\n[^x]: A note of another page.\n`,
};

/** Returns the tops of notes and of the lines that refer to them, in pixels from the top of the text. */
const places = () =>
  [...document.querySelectorAll<HTMLElement>('.footnotes li')].map(note => {
    const article = note.closest('article') as HTMLElement;
    const top = article.getBoundingClientRect().top;
    const box = note.getBoundingClientRect();
    const reference = article.querySelector(`[role="doc-noteref"][href$="#${note.id}"]`);
    return {
      isBeside: box.left >= article.getBoundingClientRect().right,
      from: Math.round(box.top - top),
      to: Math.round(box.bottom - top),
      line: Math.round((reference?.getBoundingClientRect().top ?? 0) - top),
      hasLine: reference?.checkVisibility() === true,
    };
  });

test('footnotes in theme_4 are beside their lines, or at the end on narrow screens', () =>
  inBoth(
    browser.open(),
    files,
    'index',
    async ({page, to}) => {
      await soon(() => page.evaluate(places).then(found => found.every(({isBeside}) => isBeside)), true);
      const found = await page.evaluate(places);
      assert.deepEqual(
        found.map(({hasLine}) => hasLine),
        [true, true, true, false],
      );
      for (const [at, {from, line, hasLine}] of found.entries()) {
        const before = found[at - 1];
        if (before) assert.ok(from >= before.to, `note ${at + 1} lies over the one before`);
        if (hasLine && (!before || before.to + 40 < line) && at > 0)
          assert.ok(Math.abs(from - line) <= 2, `note ${at + 1} begins at ${from}, its line at ${line}`);
      }
      if (process.env.SHOTS) await page.screenshot({path: `${process.env.SHOTS}/notes.png`, fullPage: true});
      await page.setViewportSize({width: 900, height: 900});
      await soon(() => page.evaluate(places).then(all => all.some(({isBeside}) => isBeside)), false);
      await page.setViewportSize({width: 1440, height: 900});
      await to('other');
      await soon(() => page.evaluate(places).then(all => all.map(({isBeside}) => isBeside)), [true]);
    },
    {context: {viewport: {width: 1440, height: 900}}},
  ));
