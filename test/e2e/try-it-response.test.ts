import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {panel, shows, withResponse, withStub} from './response-page.js';
import {soon, useBrowser} from './site.js';

const browser = useBrowser();

test('a response has status, time and size, and a JSON tree with keyboard control', async () => {
  await withResponse(browser.open(), async host => {
    const {page, send, answers, read} = host;
    assert.deepEqual(await read('.nothing'), ['Send the request to see the response.']);
    await send('/trees?limit=3');
    await answers('200 OK');
    await shows(page, '.tree-row');
    const figures = await read('.figure');
    assert.match(figures[0] ?? '', /^\d+\sms$|^\d\.\d\d\ss$/);
    assert.match(figures[1] ?? '', /^[\d.]+ (?:bytes|kB)$/);
    assert.match((await read('[role="status"]'))[0] ?? '', /^200 OK, [\d.]+\s(?:ms|s), [\d.]+ (?:bytes|kB)$/);
    await page.focus(panel('.tree'));
    assert.equal(await page.getAttribute(panel('.tree'), 'aria-activedescendant'), 'json-0');
    // The accessibility tree must not contain the spacers for hidden lines.
    assert.equal(await page.getAttribute(panel('.tree-space'), 'role'), 'none');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(
      () => document.querySelector('try-it-response')?.shadowRoot?.querySelectorAll('.tree-row').length === 1,
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () =>
        document
          .querySelector('try-it-response')
          ?.shadowRoot?.querySelector('.tree')
          ?.getAttribute('aria-activedescendant') === 'json-1',
    );
    await page.keyboard.press('End');
    const last = (await read('.tree-row')).length - 1;
    assert.equal(await page.getAttribute(panel('.tree'), 'aria-activedescendant'), `json-${last}`);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: (text: string) => Promise.resolve(Object.assign(globalThis, {copied: text}))},
      });
    });
    await page.keyboard.press('Control+c');
    assert.equal(await page.evaluate(() => (globalThis as unknown as {copied: string}).copied), '12');
    await page.keyboard.press('Home');
    assert.equal((await read('[aria-selected="true"][role="treeitem"]')).length, 1);
    assert.deepEqual(await axeFindings(page), []);
  });
});

test('long texts in the JSON tree wrap below their keys', async () => {
  const detail = `${'The token is expired, so that this request needs a new one. '.repeat(3)}See https://example.com/${'a'.repeat(40)}.`;
  const list = Array.from({length: 80}, (_, at) => ({id: at, text: at % 3 === 0 ? detail : 'short'}));
  await withResponse(browser.open(), async ({page, send, answers}) => {
    const rows = () =>
      page.$$eval(panel('.tree-row'), all =>
        all.map(each => {
          const {top, bottom} = each.getBoundingClientRect();
          return {text: each.textContent ?? '', top, bottom, isCut: each.scrollWidth > each.clientWidth};
        }),
      );
    const fits = async () => {
      const all = await rows();
      return all.every(({top, isCut}, at) => !isCut && (at === 0 || Math.abs(top - (all[at - 1]?.bottom ?? 0)) < 1));
    };
    await withStub(
      (_, response) => {
        response.setHeader('access-control-allow-origin', '*');
        response.writeHead(401, {'content-type': 'application/json'}).end(JSON.stringify({detail, list}));
      },
      async url => {
        for (const width of [1280, 390]) {
          await page.setViewportSize({width, height: 900});
          await send(url);
          await answers('401');
          await shows(page, '.tree-row');
          await soon(fits, true);
          const row = (await rows()).find(({text}) => text.startsWith('detail'));
          assert.ok(row?.text.includes('a'.repeat(40)) && row.bottom - row.top > 60, JSON.stringify(row));
        }
        // The last row is in view, also if the rows above are higher than expected.
        await page.focus(panel('.tree'));
        for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'End', 'ArrowRight', 'End', 'ArrowRight', 'End']) {
          await page.keyboard.press(key);
          await page.waitForTimeout(50);
          await soon(fits, true);
        }
        const [tree, active] = await page.$eval(panel('.tree'), each => {
          const id = each.getAttribute('aria-activedescendant') ?? '';
          const box = each.querySelector(`#${id}`)?.getBoundingClientRect();
          return [each.getBoundingClientRect().bottom, box?.bottom ?? Number.POSITIVE_INFINITY];
        });
        assert.ok(active <= tree, `${active} ${tree}`);
      },
    );
  });
});

test('JSON runs from left to right on right-to-left pages', async () => {
  await withResponse(browser.open(), async ({page, send, answers}) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await send('/trees?limit=3');
    await answers('200 OK');
    await shows(page, '.tree-row');
    const styles = await page.$eval(panel('.tree'), tree => {
      const {direction, textAlign} = getComputedStyle(tree);
      return [direction, textAlign];
    });
    assert.deepEqual(styles, ['ltr', 'left']);
  });
});

test('20 MB of JSON are shown without parsing, with only visible lines in the DOM', async () => {
  await withResponse(browser.open(), async ({page, send, answers, read}) => {
    await page.evaluate(() => {
      const seen = {longest: 0};
      Object.assign(globalThis, {seen});
      const {parse} = JSON;
      JSON.parse = (text: string, ...rest: []) => {
        seen.longest = Math.max(seen.longest, text.length);
        return parse(text, ...rest) as unknown;
      };
    });
    await send('/big?mb=20');
    await answers('20 MB');
    await shows(page, '.tree-row');
    assert.match((await read('.tree-row'))[0] ?? '', /^\[…\] 3\d\d,\d{3} items$/);
    await page.focus(panel('.tree'));
    // Moves to the last item of the last range.
    for (const key of ['End', 'Enter', 'End', 'Enter', 'End']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(50);
    }
    assert.match((await read('.tree-row')).at(-1) ?? '', /^isHealthy: (?:true|false)$/);
    assert.ok((await read('.tree-row')).length <= 100);
    await page.click(panel('.views button:last-child'));
    await shows(page, '.slice');
    assert.ok((await read('.slice')).join('').length < 100_000);
    const longest = await page.evaluate(() => (globalThis as unknown as {seen: {longest: number}}).seen.longest);
    assert.ok(longest < 1000, `JSON.parse was given ${longest} characters`);
  });
});

test('long text renders near the scroll position', async () => {
  const text = Array.from({length: 200_000}, (_, index) => `line ${index}`).join('\n');
  await withStub(
    (_, response) =>
      response.writeHead(200, {'content-type': 'text/plain', 'access-control-allow-origin': '*'}).end(text),
    url =>
      withResponse(browser.open(), async ({page, send, answers, read}) => {
        await send(url);
        await answers('200');
        await shows(page, '.slice');
        const before = (await read('.slice')).length;
        assert.ok(before <= 4);
        await page.$eval(panel('.text'), each => each.scrollTo(0, each.scrollHeight));
        await page.waitForFunction(
          count =>
            (document.querySelector('try-it-response')?.shadowRoot?.querySelectorAll('.slice').length ?? 0) > count,
          before,
        );
      }),
  );
});

test('HTML, XML and SVG never run: they are text or an image', async () => {
  await withResponse(browser.open(), async ({page, send, answers, read, dialogs}) => {
    await send('/html');
    await answers('200');
    await shows(page, '.slice');
    assert.match((await read('.slice'))[0] ?? '', /<script>document\.title/);
    await send('/image.svg');
    await shows(page, '.media img');
    assert.match((await page.getAttribute(panel('.media img'), 'src')) ?? '', /^data:image\/svg\+xml,/);
    assert.equal(await page.$eval(panel('.media img'), image => (image as HTMLImageElement).naturalWidth > 0), true);
    await page.click(panel('.views button:last-child'));
    await shows(page, '.slice');
    assert.match((await read('.slice'))[0] ?? '', /<svg/);
    assert.equal(await page.title(), 'Panel');
    assert.equal(await page.$$eval(panel('.panel :is(script, iframe, object, embed, svg)'), found => found.length), 0);
    assert.deepEqual(dialogs, []);
  });
});

for (const type of ['text/html', 'application/xhtml+xml', 'image/svg+xml', 'text/xml', '', 'text/javascript'])
  test(`a script in a response of type ${type || 'unknown'} does not run`, async () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.fired=1;alert(1)"><script>globalThis.fired=1;alert(1)</script><image href="x" onerror="alert(1)"/></svg>';
    await withStub(
      (_, response) =>
        response.writeHead(200, {'access-control-allow-origin': '*', ...(type && {'content-type': type})}).end(text),
      url =>
        withResponse(browser.open(), async ({page, send, answers, dialogs}) => {
          await send(`${url}/<img src=x onerror=alert(1)>`);
          await answers('200');
          await page.click(panel('#tab-headers'));
          await page.click(panel('#tab-body'));
          await page.waitForTimeout(200);
          assert.deepEqual(dialogs, []);
          assert.equal(await page.evaluate(() => 'fired' in globalThis), false);
        }),
    );
  });

test('images, sounds, files, empty bodies and malformed data are displayed appropriately', async () => {
  await withResponse(browser.open(), async ({page, send, answers, read}) => {
    await send('/image.png');
    await shows(page, '.media img');
    assert.ok(await page.$eval(panel('.media img'), image => (image as HTMLImageElement).decode().then(() => true)));
    await send('/audio.wav');
    await shows(page, '.media audio');
    await send('/big.bin?mb=1');
    await answers('1.0 MB');
    assert.deepEqual(await read('.note'), [
      'No preview for application/octet-stream (1.0 MB). Download the file to open it.',
    ]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(panel('.tools .quiet'))]);
    assert.equal(download.suggestedFilename(), 'big.bin');
    await send('/empty');
    await answers('204 No Content');
    assert.deepEqual(await read('.note'), ['The response has no body.']);
    await send('/broken-json');
    await shows(page, '.slice');
    assert.deepEqual(await read('.note'), [
      'The API labels the body as JSON, but it isn’t valid JSON (line 1, column 35). Showing the body as text.',
    ]);
    assert.deepEqual(await read('.views'), []);
    await send('/malformed-utf8');
    await page.waitForFunction(() =>
      document.querySelector('try-it-response')?.shadowRoot?.querySelector('.slice')?.textContent?.startsWith('pear'),
    );
    assert.deepEqual(await read('.slice'), ['pear\uFFFD\uFFFD\uFFFD(']);
    await send('/trees', {method: 'HEAD'});
    await answers('200');
    assert.deepEqual(await read('.note'), ['HEAD requests return headers only, so there is no body.']);
    await send('/status/503');
    await answers('503 Service Unavailable');
    assert.equal(await page.$eval(panel('.status'), each => each.className), 'status is-server');
  });
});

test('the panel needs no inline style or script', async () => {
  await withResponse(
    browser.open(),
    async ({page, send, answers, messages}) => {
      await send('/trees');
      await answers('200');
      await shows(page, '.tree-row');
      assert.deepEqual(messages, []);
    },
    {
      headers: {
        'content-security-policy':
          "default-src 'self'; connect-src *; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'",
      },
    },
  );
});

test("an image that the page's policy blocks is offered as a file", async () => {
  await withResponse(
    browser.open(),
    async ({page, send, read}) => {
      for (const [path, type] of [
        ['/image.png', 'image/png'],
        ['/image.svg', 'image/svg+xml'],
        ['/audio.wav', 'audio/wav'],
      ] as const) {
        await send(path);
        await page.waitForFunction(
          text =>
            document.querySelector('try-it-response')?.shadowRoot?.querySelector('.note')?.textContent?.includes(text),
          type,
        );
        assert.deepEqual(await read('.note'), [
          `Can’t preview ${type} here: the browser or the page’s security policy blocks it. Download the file to open it.`,
        ]);
      }
    },
    {headers: {'content-security-policy': "default-src 'self'; connect-src *"}},
  );
});

test('tabs and tools share a line, the status line wraps, and failures have no box', async () => {
  await withResponse(browser.open(), async ({page, send, answers}) => {
    await page.$eval('main', found => {
      found.style.width = '300px';
    });
    await send('/trees?limit=3', {curl: 'curl https://example.com'});
    await answers('200 OK');
    await shows(page, '.tree-row');
    const box = (selector: string) =>
      page.$eval(panel(selector), found => found.getBoundingClientRect().toJSON() as DOMRect);
    const [tab, tools, head, copy] = await Promise.all(
      ['[aria-selected="true"]', '.tools', '.head', '.head > .quiet'].map(box),
    );
    assert.ok((tools?.top ?? 0) < (tab?.bottom ?? 0) && (tools?.right ?? 999) <= (head?.right ?? 0));
    // A narrow panel has one button, which switches the view there and back.
    const pressed = () => page.$eval(panel('.views button:last-child'), found => found.ariaPressed);
    assert.equal(await page.isVisible(panel('.views button:first-child')), false);
    for (const isRaw of ['true', 'false']) {
      await page.click(panel('.views button:last-child'));
      assert.equal(await pressed(), isRaw);
    }
    assert.ok(Math.abs((head?.right ?? 0) - (copy?.right ?? 0) - 8) <= 1, `${copy?.right} in ${head?.right}`);
    await send('http://127.0.0.1:9/nothing');
    await shows(page, '.failure');
    const [frame, failure] = await Promise.all(['.response', '.failure'].map(box));
    assert.ok((frame?.width ?? 0) - (failure?.width ?? 0) <= 2);
  });
});
