import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {failureOf, panel, shows, withResponse, withStub} from './response-page.js';
import {until, useBrowser} from './site.js';

const browser = useBrowser();
const json = (text: string) => ({kind: 'json', value: JSON.parse(text), text}) as const;

test('response headers are listed as text', async () => {
  await withResponse(browser.open(), async ({page, send, answers, read, api}) => {
    await send('/headers', {
      headers: [
        ['Host', 'x'],
        ['X-A', 'b'],
      ],
      cookies: [['a', 'b']],
    });
    await answers('200');
    await page.focus(panel('#tab-body'));
    await page.keyboard.press('ArrowRight');
    await shows(page, '.headers');
    assert.ok((await read('.headers tr')).includes('x-markup<b>not bold</b>'));
    const notes = await read('.note');
    assert.ok(notes.includes('Headers not sent: Host. Browsers don’t let pages set them.'));
    assert.ok(notes.some(note => note.startsWith('Cookies were not sent')));
    const sent = api.requests.find(({method}) => method === 'GET');
    assert.ok(
      sent?.rawHeaders.some((name, index) => name.toLowerCase() === 'x-a' && sent.rawHeaders[index + 1] === 'b'),
    );
    assert.ok(!sent?.rawHeaders.some(name => /^(?:cookie|referer)$/i.test(name)));
    assert.deepEqual(await axeFindings(page), []);
  });
});

test('bodies arrive as built: text, files, parts with types', async () => {
  await withResponse(browser.open(), async ({send, answers, page, api}) => {
    await send('/bodies/photo', {
      method: 'POST',
      body: {
        kind: 'multipart',
        type: 'multipart/form-data',
        fields: [
          {name: 'title', value: 'Ö', isFile: false},
          {name: 'data', value: '{"a":1}', isFile: false, contentType: 'application/json'},
          {name: 'photo', value: 'a.txt', isFile: true, fileId: 4},
        ],
      },
      files: {4: 'bytes of it'},
    });
    await answers('200');
    await page.click(panel('.views button:last-child'));
    const {parts} = JSON.parse(
      await page.$eval(panel('.text'), each => each.textContent?.replace('Show from the start', '') ?? ''),
    ) as {
      parts: {name: string; filename: string | null; contentType: string | null; text: string | null; size: number}[];
    };
    assert.deepEqual(
      parts.map(({name, filename, contentType, text, size}) => [name, filename, contentType, text, size]),
      [
        ['title', null, null, 'Ö', 2],
        ['data', null, 'application/json', '{"a":1}', 7],
        ['photo', 'a.txt', 'text/plain', null, 11],
      ],
    );
    await send('/bodies/file', {
      method: 'PUT',
      headers: [['Content-Type', 'image/png']],
      body: {kind: 'binary', file: 'a', fileId: 1},
      files: {1: 'abc'},
    });
    await until(() => api.requests.some(({method, body}) => method === 'PUT' && body.toString() === 'abc'));
    const put = api.requests.find(({method}) => method === 'PUT');
    assert.equal(put?.rawHeaders[put.rawHeaders.findIndex(name => /^content-type$/i.test(name)) + 1], 'image/png');
  });
});

test('a pending request shows its time after a moment, and can be stopped', async () => {
  await withResponse(browser.open(), async host => {
    const {page, send, answers} = host;
    await send('/hang');
    const silent = await page.evaluate(async () => {
      const panel = document.querySelector('try-it-response') as unknown as HTMLElement & {
        exchange: {state: {since: number}};
      };
      const isSilent = () => !panel.shadowRoot?.querySelector('.status')?.textContent?.trim();
      while (isSilent()) await new Promise(requestAnimationFrame);
      return performance.now() - panel.exchange.state.since;
    });
    assert.ok(silent >= 300, `${silent} ms`);
    await answers('Waiting for a response, 1 s', {isSending: true});
    await page.evaluate(() => {
      const panel = document.querySelector('try-it-response') as unknown as {exchange: {stop(): void}};
      panel.exchange.stop();
    });
    const {code, text} = await failureOf(host);
    assert.equal(code, 'stopped');
    assert.equal(text, 'You stopped the request before a response arrived.Send the request again.');
    assert.deepEqual(await axeFindings(page), []);
  });
});

test('a timeout shows its reason', async () => {
  await withResponse(browser.open(), async host => {
    await host.send('/hang', {timeoutMs: 300});
    assert.equal((await failureOf(host)).code, 'timeout');
    await host.send('http://127.0.0.1:9/nothing');
    await host.page.waitForSelector(panel('[data-code="unreachable"]'));
    await host.send('/close');
    await host.page.waitForSelector(panel('[data-code="broken-off"]'));
    await host.send('/trees', {headers: [['X A', 'b']]});
    await host.page.waitForSelector(panel('[data-code="header-name"]'));
    await host.send('/trees', {proxy: '/_proxy'});
    await host.page.waitForSelector(panel('[data-code="proxy-missing"]'));
    await host.send('/trees', {proxy: 'http://127.0.0.1:9/_proxy'});
    await host.page.waitForSelector(panel('[data-code="proxy-unreachable"]'));
    await host.page.context().setOffline(true);
    await host.send('http://api.example.com/');
    await host.page.waitForSelector(panel('[data-code="offline"]'));
    assert.deepEqual(host.uncaught, []);
  });
});

test('a CORS failure names the headers to set, and only probes the root', async () => {
  await withResponse(browser.open(), async host => {
    const headers = [
      ['Content-Type', 'application/json'],
      ['X-Api-Key', 'marked'],
    ] as const;
    await host.send('/no-cors/trees?key=marked', {method: 'POST', headers, body: json('{"a":1}'), isSigned: true});
    assert.equal((await failureOf(host)).code, 'cors');
    const paste = await host.page.$eval(panel('.paste pre'), each => each.textContent);
    const page = new URL(host.page.url()).origin;
    assert.equal(
      paste,
      `Access-Control-Allow-Origin: ${page}\nAccess-Control-Allow-Methods: POST\nAccess-Control-Allow-Headers: Content-Type, X-Api-Key\nAccess-Control-Expose-Headers: *`,
    );
    const probes = host.api.requests.filter(({method}) => method === 'HEAD');
    assert.deepEqual(
      probes.map(({url}) => url),
      ['/'],
    );
    assert.ok(probes.every(({rawHeaders}) => !rawHeaders.join(' ').includes('marked')));
    assert.deepEqual(await axeFindings(host.page), []);
  });
});

test('a page policy that blocks the request is named', async () => {
  await withResponse(
    browser.open(),
    async host => {
      await host.send('/trees');
      assert.equal((await failureOf(host)).code, 'policy');
      assert.equal(host.api.requests.length, 0);
    },
    {headers: {'content-security-policy': "default-src 'self'; connect-src 'self'"}},
  );
});

test('redirects are not followed with credentials', async () => {
  const reached: string[] = [];
  await withStub(
    (request, response) => {
      reached.push(`${request.method} ${request.url} ${request.headers['x-api-key'] ?? ''}`);
      response.writeHead(200, {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}).end('there');
    },
    url =>
      withResponse(browser.open(), async host => {
        const path = `/redirect/away?to=${encodeURIComponent(`${url}/else`)}`;
        await host.send(path, {headers: [['X-Api-Key', 'marked']], isSigned: true});
        await host.answers('Redirect');
        const {code, text} = await failureOf(host);
        assert.equal(code, 'redirect');
        assert.match(text, /Lectern stopped there: the credentials are for http:\/\/127/);
        assert.deepEqual(reached, []);
        // Without credentials, the redirect is followed.
        await host.send(path);
        await host.answers('200');
        assert.deepEqual(reached, ['GET /else ']);
        assert.match(
          (await host.read('.note')).join(' '),
          /The browser followed a redirect\. The response came from http:\/\/127[\d.:]+\/else\./,
        );
      }),
  );
});

test('the proxy sends cookies, explains its rejections, and shows redirect targets', async () => {
  const seen: string[] = [];
  await withStub(
    (request, response) => {
      const to = new URL(request.url ?? '/', 'http://a').searchParams.get('url') ?? '';
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'x-lectern-cookie',
        'access-control-expose-headers': '*',
      };
      if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
      else if (to.endsWith('/refuse'))
        response
          .writeHead(403, {...cors, 'x-lectern-proxy-error': 'target-origin'})
          .end('{"code":"target-origin","message":"No API of ours.","fix":"name it."}');
      else if (to.endsWith('/redirect'))
        response
          .writeHead(200, {...cors, 'x-lectern-limit': '50', 'x-lectern-status': '302', 'x-lectern-location': '/there'})
          .end();
      else {
        seen.push(`${to} ${request.headers['x-lectern-cookie']}`);
        response
          .writeHead(200, {...cors, 'x-lectern-limit': '50', 'x-own': '1', 'content-disposition': 'attachment'})
          .end('ok');
      }
    },
    url =>
      withResponse(browser.open(), async ({page, send, answers, read}) => {
        const proxy = `${url}/_proxy`;
        await send('https://api.example/a?b=c', {
          proxy,
          cookies: [
            ['s', '1'],
            ['t', '2'],
          ],
        });
        await answers('200');
        assert.deepEqual(seen, ['https://api.example/a?b=c s=1; t=2']);
        await page.click(panel('#tab-headers'));
        const names = await read('.headers th');
        assert.ok(
          names.includes('x-own') && !names.some(name => /^x-lectern|^access-control|content-disposition/.test(name)),
        );
        await send('https://api.example/refuse', {proxy});
        await page.waitForSelector(panel('[data-code="target-origin"]'));
        assert.deepEqual(await read('.failure'), ['No API of ours.Name it.']);
        await send('https://api.example/redirect', {proxy, isSigned: true});
        await answers('302 Found');
        assert.match((await read('.failure'))[0] ?? '', /redirected this request to \/there\. Lectern stopped there/);
      }),
  );
});
