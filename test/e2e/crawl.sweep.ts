import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {crawl} from '../tools/crawl/crawl.js';
import {crawlProject} from '../tools/crawl/crawl-project.js';
import {listen, static_} from '../tools/parity/sites.js';
import {shopText} from './endpoint-page.js';
import {docs, pixel, useBrowser} from './site.js';

// Crawls the first pages of a small project, and all of their links. `npm run crawl` opens every page of the demo.

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'crawled-'));
after(() => rmSync(folder, {recursive: true}));

const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;
const tabs = '<Tabs>\n<Tab title="One">\nFirst.\n</Tab>\n<Tab title="Two">\nSecond.\n</Tab>\n</Tabs>';
const project: Readonly<Record<string, string | Buffer>> = {
  'docs.json': docs({
    logo: '/images/dot.png',
    redirects: [{source: '/down/:rest', destination: '/guide/:rest/page'}],
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['start', 'guide/deep/page']},
        {tab: 'API', openapi: 'shop.json'},
      ],
    },
  }),
  'shop.json': shopText,
  'start.mdx': page('Start', `[Down](/down/deep#inside) ![Dot](/images/dot.png)\n\n${tabs}`),
  'guide/deep/page.mdx': page(
    'Deep',
    '[Home](/) [start](/start) [file](/images/dot.png) [gone](/gone) [part](/start#gone) ![Gone](gone.png)\n\n<Accordion title="More">\n\n## Inside\n\n$x^2$ <Icon icon="rocket" /> ![Dot](../../images/dot.png)\n\n</Accordion>',
  ),
  'images/dot.png': pixel,
};

function write(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), {recursive: true});
  writeFileSync(join(folder, path), content);
}

test('under any base and from a disk, with scripts and without, nothing leads nowhere and all panels have their text', async () => {
  for (const [path, content] of Object.entries(project)) write(`project/${path}`, content);
  const lacks = ['gone', 'guide/deep/gone.png', 'start#gone'];
  const found = await crawlProject(browser.open(), join(folder, 'project'), 4);
  assert.deepEqual(
    found.map(({name, pages, broken, lacking}) => [name, pages, broken, [...lacking].sort()]),
    ['/', '/docs/', '/a/b/', 'disk'].flatMap(base => [
      [`${base} with scripts`, 4, [], lacks],
      [`${base} without scripts`, 4, [], lacks],
    ]),
  );
});

test('the crawl finds links, parts, pictures, scripts and panels that are not there', async () => {
  const document_ = (body: string) => `<!doctype html><link rel="icon" href="/d.png"><docs-shell>${body}</docs-shell>`;
  write('site/404.html', 'nothing');
  write('site/d.png', pixel);
  write('site/bad.png', 'no picture');
  write('site/hidden.css', '.tab-panel { height: 0; }');
  write(
    'site/index.html',
    document_(
      '<a href="a/">a</a><a href="none/">b</a><a href="a/#none">c</a><a href="a/#part">d</a><a href="away/">e</a>',
    ),
  );
  write(
    'site/a/index.html',
    document_(
      '<h2 id="part">Part</h2><img src="/d.png"><img src="/bad.png"><link rel="stylesheet" href="/hidden.css"><div class="tab-panel" id="p">Text</div><script src="/none.js"></script>',
    ),
  );
  write('site/away/index.html', '<meta http-equiv="refresh" content="0; url=../far/">');
  const {url, close} = await listen(static_(join(folder, 'site')));
  try {
    const {pages, broken} = await crawl(browser.open(), {root: url, hasScript: false, most: 9});
    assert.equal(pages, 2);
    assert.deepEqual(
      broken.map(each => each.replaceAll(url, '/')),
      [
        '/a/: no picture in /bad.png',
        '/a/: nothing is seen of the panel p',
        '/ names /none/: it is not there',
        '/ names /a/#none: the page has no such part',
        '/a/ names /none.js: it is not there',
        '/away/ names /far/: it is not there',
      ],
    );
  } finally {
    close();
  }
});
