import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, useBrowser, withSite} from './site.js';

const browser = useBrowser();

/** Opens a page of a site, and evaluates a function in it. */
function withPage<T>(text: string, ask: () => T, verify: (answer: Awaited<T>) => void, width = 1440): Promise<void> {
  const files = {'docs.json': docs({navigation: {pages: ['index']}}), 'index.mdx': page('Look', text)};
  return withSite(browser.open(), files, async ({page: tab, shows}) => {
    await tab.setViewportSize({width, height: 900});
    await shows('Look');
    verify((await tab.evaluate(ask)) as Awaited<T>);
  });
}

test("an author's button or pill is one box without paragraph margins", () =>
  withPage(
    '<a className="rounded px-4 py-2" href="/">\n\nOpen\n\n</a>\n\n<span className="px-2">\n\nNew\n\n</span>\n\n<button>\n\nPress\n\n</button>',
    () =>
      [...document.querySelectorAll('#site-article > :is(a, span, button)')].map(box => {
        const words = box.querySelector('p') as Element;
        return [box.getClientRects().length, getComputedStyle(words).margin, getComputedStyle(box).textDecorationLine];
      }),
    boxes =>
      assert.deepEqual(boxes, [
        [1, '0px', 'none'],
        [1, '0px', 'none'],
        [1, '0px', 'none'],
      ]),
  ));

test('text beside an icon in a hand-made link is vertically centered', () =>
  withPage(
    '<a href="/" style={{display: "flex", alignItems: "center"}}>\n  <svg style={{width: 16, height: 16}} viewBox="0 0 24 24"><path d="M3 8h18" /></svg>\n  Website\n</a>',
    () => {
      const link = document.querySelector('#site-article a') as Element;
      return [...link.querySelectorAll('svg, p')].map(part => {
        const {top, bottom} = part.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    },
    ([icon, words]) => assert.ok(Math.abs(icon! - words!) < 1, `${icon} ${words}`),
  ));

test("a heading in an author's box of a card has no space above", () =>
  withPage(
    '<Card>\n  <div className="flex">\n    <div className="flex-1">\n      <h3>Provider</h3>\n      <p>Text</p>\n    </div>\n  </div>\n</Card>',
    () => getComputedStyle(document.querySelector('.card-body h3') as Element).marginTop,
    margin => assert.equal(margin, '0px'),
  ));

test('a link around blocks has no underline, and a link around words has one', () =>
  withPage(
    '<a href="/"><div><h3>Card</h3><p>Text</p></div></a>\n\n[Words](/)',
    () =>
      [...document.querySelectorAll('#site-article a[href]:not(.heading-anchor)')].map(
        link => getComputedStyle(link).textDecorationLine,
      ),
    lines => assert.deepEqual(lines, ['none', 'underline']),
  ));

test('badges on one or several lines keep a distance', () =>
  withPage(
    '<Badge>A</Badge> <Badge>B</Badge>\n<Badge>C</Badge>',
    () =>
      [...document.querySelectorAll('.badge')]
        .map(badge => badge.getBoundingClientRect())
        .map(({left, right}) => [left, right]),
    badges => {
      assert.equal(badges.length, 3);
      for (const [at, [left]] of badges.slice(1).entries()) assert.ok(left! - badges[at]![1]! >= 2);
    },
  ));

const card = '<Card title="Authentication" href="/">Internationalization</Card>';

test('cards use fewer columns rather than breaking a word', () =>
  withPage(
    `<CardGroup cols={4}>\n${card}\n${card}\n${card}\n${card}\n</CardGroup>\n\n<CardGroup cols={2}>\n${card}\n${card}\n</CardGroup>`,
    () =>
      [...document.querySelectorAll('.columns')].map(columns => ({
        count: getComputedStyle(columns).gridTemplateColumns.split(' ').length,
        isBroken: [...columns.querySelectorAll('.card-title a')].some(title => title.getClientRects().length > 1),
      })),
    ([four, two]) => {
      assert.ok(four!.count < 4);
      assert.equal(four!.isBroken, false);
      assert.deepEqual(two, {count: 2, isBroken: false});
    },
  ));

test("a changed line's background reaches both edges of the block", () =>
  withPage(
    '```diff\n- old\n+ new\n```\n\n```diff lines\n- old\n+ new\n```\n\n```js\na // [!code ++]\n```',
    async () => {
      const bars = '.line.is-added, code > .hljs-addition, .line:has(> .hljs-addition)';
      // The highlighter adds the backgrounds.
      while (document.querySelectorAll(bars).length < 3) await new Promise(done => setTimeout(done, 50));
      return [...document.querySelectorAll(bars)].map(bar => {
        const [inner, outer] = [bar, bar.closest('pre') as Element].map(each => each.getBoundingClientRect());
        return [Math.round(inner!.left - outer!.left), Math.round(outer!.right - inner!.right)];
      });
    },
    edges =>
      assert.deepEqual(edges, [
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
  ));

test('a copied block shows a check mark', () =>
  withPage(
    '```bash\n$ npm install\n```',
    async () => {
      const button = document.querySelector('.code-copy') as HTMLButtonElement;
      // The element can still be undefined.
      for (let waited = 0; waited < 5000 && !/is-(?:done|failed)/.test(button.className); waited += 100) {
        button.click();
        await new Promise(done => setTimeout(done, 100));
      }
      const isShown =
        button.classList.contains('is-failed') || getComputedStyle(button, '::before').content.includes('✓');
      return [isShown, button.getAttribute('aria-label')];
    },
    shown => assert.deepEqual(shown, [true, 'Copy code']),
  ));

test('a repository card is as high as its text, alone and beside others', () =>
  withPage(
    '<GitHub.Repo repo="acme/shop">The shop.</GitHub.Repo>\n\n<CardGroup>\n  <GitHub.Repo repo="acme/shop">The shop.</GitHub.Repo>\n  <Card title="Two">A card.</Card>\n</CardGroup>\n\nText below.',
    () => [...document.querySelectorAll('.site-article .card')].map(card => card.getBoundingClientRect().height),
    heights => {
      assert.equal(heights.length, 3);
      assert.ok(
        heights.every(height => height > 40 && height < 140),
        heights.join(' '),
      );
    },
  ));
