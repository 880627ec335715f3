import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {panel, withResponse, withStub} from './response-page.js';
import {useBrowser} from './site.js';

const browser = useBrowser();

test('server-sent events are listed as they come, until the reader stops them', async () => {
  await withResponse(browser.open(), async ({page, send, answers, read}) => {
    await send('/stream/events?n=1000&interval=20');
    await answers('Streaming', {isSending: true});
    await page.waitForFunction(
      () => (document.querySelector('try-it-response')?.shadowRoot?.querySelectorAll('.item').length ?? 0) >= 20,
    );
    const first = (await read('.item'))[0] ?? '';
    assert.match(first, /^1readingid 1\d\d:\d\d:\d\d\.\d{3} \{"n":1,/);
    assert.match((await read('.counter'))[0] ?? '', /^\d+ events$/);
    const isAtEnd = () =>
      page.$eval(panel('.items'), each => each.scrollHeight - each.scrollTop - each.clientHeight < 30);
    assert.ok(await isAtEnd());
    await page.$eval(panel('.items'), each => each.scrollTo(0, 50));
    await page.waitForTimeout(300);
    assert.ok(!(await isAtEnd()), 'whoever has scrolled up is left where he is');
    await page.evaluate(() => {
      const panel = document.querySelector('try-it-response') as unknown as {exchange: {stop(): void}};
      panel.exchange.stop();
    });
    await answers('Stopped');
    const count = (await read('.counter'))[0];
    await page.waitForTimeout(200);
    assert.equal((await read('.counter'))[0], count);
    await page.click(panel('.views button:last-child'));
    assert.match((await read('.slice'))[0] ?? '', /^: readings of the weather station id: 1/);
    assert.deepEqual(await axeFindings(page), []);
  });
});

test('of an endless stream the last 2,000 events are kept, and 200 are in the document', async () => {
  await withStub(
    (_, response) => {
      response.writeHead(200, {'content-type': 'application/jsonl', 'access-control-allow-origin': '*'});
      response.end(Array.from({length: 5000}, (_, index) => `{"n":${index + 1}}\n`).join(''));
    },
    url =>
      withResponse(browser.open(), async ({page, send, answers, read}) => {
        await send(url);
        await answers('200');
        await page.waitForFunction(() =>
          document
            .querySelector('try-it-response')
            ?.shadowRoot?.querySelector('.counter')
            ?.textContent?.startsWith('5,000 lines'),
        );
        assert.deepEqual(await read('.counter'), ['5,000 lines, only the last 2,000 are stored']);
        assert.equal((await read('.item')).length, 200);
        await page.$eval(panel('.items > .quiet'), each => (each as HTMLElement).click());
        await page.waitForFunction(
          () => document.querySelector('try-it-response')?.shadowRoot?.querySelectorAll('.item').length === 400,
        );
        assert.match((await read('.item'))[0] ?? '', /^4601\d\d:/);
      }),
  );
});

test('other text is shown as it arrives', async () => {
  await withResponse(browser.open(), async ({page, send, answers, read}) => {
    await send('/stream/chunks?n=1000&interval=20');
    await answers('Streaming', {isSending: true});
    await page.waitForFunction(() =>
      /30\. apple falls/.test(
        document.querySelector('try-it-response')?.shadowRoot?.querySelector('.slice')?.textContent ?? '',
      ),
    );
    assert.ok(await page.$eval(panel('.text'), each => each.scrollHeight - each.scrollTop - each.clientHeight < 30));
    await page.evaluate(() => {
      const panel = document.querySelector('try-it-response') as unknown as {exchange: {stop(): void}};
      panel.exchange.stop();
    });
    await answers('Stopped');
    assert.match((await read('.slice'))[0] ?? '', /^1\. apple falls 2\. apple falls/);
  });
});

test('an answer is read up to the limit and no further', async () => {
  await withResponse(browser.open(), async ({page, send, read}) => {
    await send('/big.bin?mb=60');
    await page.waitForFunction(
      () =>
        document
          .querySelector('try-it-response')
          ?.shadowRoot?.querySelector('.note')
          ?.textContent?.startsWith('Only the first'),
      undefined,
      {timeout: 20_000},
    );
    assert.equal(
      (await read('.note'))[0],
      'Only the first 50 MB of the response were read. Request less, such as one page of a list.',
    );
  });
});

test('an answer that comes late does not take the place of a newer one, and takes no focus', async () => {
  await withResponse(browser.open(), async ({page, send, answers, read}) => {
    await page.evaluate(() => {
      const input = document.createElement('input');
      document.querySelector('main')?.prepend(input);
      input.focus();
    });
    await send('/slow?ms=600');
    await send('/status/404');
    await answers('404');
    await page.waitForTimeout(900);
    assert.match((await read('.head'))[0] ?? '', /404 Not Found/);
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'input');
  });
});

test('of a stream of long lines fewer are kept', async () => {
  await withStub(
    async (_, response) => {
      response.writeHead(200, {'content-type': 'application/jsonl', 'access-control-allow-origin': '*'});
      for (let count = 0; count < 30; count++) response.write(`"${'a'.repeat(900_000)}"\n`);
      response.end();
    },
    url =>
      withResponse(browser.open(), async ({page, send, read}) => {
        await send(url);
        await page.waitForFunction(() =>
          document
            .querySelector('try-it-response')
            ?.shadowRoot?.querySelector('.counter')
            ?.textContent?.startsWith('30 '),
        );
        assert.deepEqual(await read('.counter'), ['30 lines, only the last 22 are stored']);
      }),
  );
});
