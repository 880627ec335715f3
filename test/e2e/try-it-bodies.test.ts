import assert from 'node:assert/strict';
import {test} from 'node:test';
import {foreign} from './endpoint-page.js';
import type {Visit} from './site.js';
import {soon, useBrowser} from './site.js';
import {type Host, headerOf, send, withHost} from './try-it-host.js';
import {button, openForm, sampleWith, sentOf, showOperation, textOf, warnings} from './try-it-page.js';

// Every kind of body, compared byte by byte on the server.

const browser = useBrowser();
const open = (use: (host: Host & Visit) => Promise<void>) =>
  withHost(
    browser.open(),
    ({api}) => ({
      'page.html': foreign({body: `<openapi-endpoint spec="${api.origin}/openapi.yaml"></openapi-endpoint>`}),
    }),
    use,
    {path: 'page.html'},
  );
const file = (name: string, mimeType: string, ...bytes: number[]) => ({name, mimeType, buffer: Buffer.from(bytes)});

test('JSON fields and text are one body, and invalid JSON is sent unchanged', () =>
  open(async ({page, api, uncaught}) => {
    await showOperation(page, 'post', '/bodies/order');
    const dialog = await openForm(page);
    const raw = dialog.locator('textarea.raw');
    const id = (path: string) => dialog.locator(`[id="body-${path}"]`);

    await dialog.getByLabel('Example', {exact: true}).selectOption('parcel');
    assert.equal(await id('customer-name').inputValue(), 'Ada Ferrer');
    await id('customer-name').fill('Grace');
    await id('lines-0-count').fill('3');
    await button(dialog, 'Remove item 2 of lines').click();
    await dialog.getByLabel('Type of delivery').selectOption({label: 'pickup'});
    await id('delivery-day').fill('2026-12-01');
    await sentOf(dialog, 'wrapped').waitFor({state: 'detached'});
    await sentOf(dialog, 'gift').check();
    await id('gift-wrapped').selectOption({label: 'true'});
    const order = {
      customer: {name: 'Grace', email: 'ada@orchard.example'},
      lines: [{tree: 'tree-1', count: 3, size: 'half-standard'}],
      delivery: {kind: 'pickup', day: '2026-12-01'},
      gift: {wrapped: true},
    };
    const sent = await send(page, api);
    assert.deepEqual(headerOf(sent, 'content-type'), ['application/json']);
    assert.equal(sent.body.toString(), JSON.stringify(order, null, 2));
    assert.match(await textOf(dialog.locator('try-it-response .response')), /200/);

    await button(dialog.locator('.form'), 'Raw').click();
    assert.deepEqual(JSON.parse(await raw.inputValue()), order);
    await raw.fill(JSON.stringify({...order, customer: {email: 'b@c.example'}}));
    await button(dialog, 'Fields').click();
    assert.equal(await id('customer-email').inputValue(), 'b@c.example');
    assert.equal(await sentOf(dialog, 'name').isChecked(), false);

    // Numbers beyond JavaScript's precision, duplicate keys, white space: the form sends exactly the typed text.
    await button(dialog.locator('.form'), 'Raw').click();
    const exact = '{"id": 12345678901234567890, "price": 1.0,\n  "id":  7 }';
    await raw.fill(exact);
    assert.equal((await send(page, api)).body.toString(), exact);

    const broken = '{\n  "customer": {},\n  "lines": [1,]\n}';
    await raw.fill(broken);
    assert.ok(
      (await warnings(dialog)).includes('The body isn’t valid JSON (line 3, column 15). It will be sent as it is.'),
    );
    await button(dialog, 'Fields').click();
    await dialog.getByText('The body isn’t valid JSON, so there are no fields to show.').waitFor();
    await button(dialog.locator('.form'), 'Raw').click();
    assert.equal(await raw.inputValue(), broken);
    await sampleWith(dialog, '"lines": [1,]');
    const wrong = await send(page, api);
    assert.equal(wrong.body.toString(), broken);
    assert.deepEqual(headerOf(wrong, 'content-type'), ['application/json']);
    await button(dialog, 'Reset').click();
    assert.equal((JSON.parse(await raw.inputValue()) as {customer: {name: string}}).customer.name, 'Ada Ferrer');
    assert.deepEqual(uncaught, []);
  }));

test('forms, text, XML and empty bodies arrive unchanged', () =>
  open(async ({page, api, uncaught}) => {
    const id = (path: string) => page.locator(`try-it dialog[open] [id="body-${path}"]`);
    await showOperation(page, 'post', '/bodies/form');
    let dialog = await openForm(page);
    await id('name').fill('Jörg & Söhne');
    await id('species-1').selectOption({label: 'plum'});
    await id('colors-0').fill('r|d');
    await id('size-width').fill('61');
    await id('place-shaded').selectOption({label: 'true'});
    await sentOf(dialog, 'agreed').uncheck();
    const form = await send(page, api);
    assert.deepEqual(headerOf(form, 'content-type'), ['application/x-www-form-urlencoded']);
    assert.equal(
      form.body.toString(),
      'name=J%C3%B6rg%20%26%20S%C3%B6hne&species=apple&species=plum&colors=r%7Cd%7Cgreen&size%5Bheight%5D=180&size%5Bwidth%5D=61&place=%7B%22row%22%3A4%2C%22shaded%22%3Atrue%7D',
    );
    await page.keyboard.press('Escape');

    await showOperation(page, 'post', '/bodies/text');
    dialog = await openForm(page);
    assert.equal(await id('raw').inputValue(), 'Prune in February.\nNot when it freezes.\n');
    await id('raw').fill('Äpfel 🍏\n\n  {"no": json} ');
    const text = await send(page, api);
    assert.deepEqual(headerOf(text, 'content-type'), ['text/plain']);
    assert.equal(text.body.toString(), 'Äpfel 🍏\n\n  {"no": json} ');
    await page.keyboard.press('Escape');

    await showOperation(page, 'post', '/bodies/xml');
    dialog = await openForm(page);
    assert.match(await id('raw').inputValue(), /<delivery id="d-7">[\s\S]*<tree>Boskoop<\/tree>/);
    await id('raw').fill('<delivery id="d-8"/>');
    const xml = await send(page, api);
    assert.deepEqual(
      [headerOf(xml, 'content-type'), xml.body.toString()],
      [['application/xml'], '<delivery id="d-8"/>'],
    );
    await page.keyboard.press('Escape');

    await showOperation(page, 'post', '/echo');
    dialog = await openForm(page);
    await dialog.getByLabel('Include body').uncheck();
    const nothing = await send(page, api);
    assert.deepEqual([headerOf(nothing, 'content-type'), nothing.body.length], [[], 0]);
    await dialog.getByLabel('Include body').check();
    await dialog.getByLabel('Body media type').selectOption('text/plain');
    assert.equal((await send(page, api)).body.toString(), 'an apple a day');
    await dialog.getByLabel('Body media type').selectOption('application/json');
    assert.deepEqual(JSON.parse((await send(page, api)).body.toString()), {basket: ['apple', 'pear']});
    assert.deepEqual(uncaught, []);
  }));

test('files arrive alone, as a part, and several under one name', () =>
  open(async ({page, api, uncaught}) => {
    const id = (path: string) => page.locator(`try-it dialog[open] [id="body-${path}"]`);
    await showOperation(page, 'put', '/bodies/image');
    let dialog = await openForm(page);
    // Reports nothing as missing before the reader's first action.
    assert.deepEqual(await warnings(dialog), []);
    assert.equal((await send(page, api)).body.length, 0);
    assert.ok((await warnings(dialog)).includes('A value is required.'));
    await dialog.getByLabel('Body media type').selectOption('image/jpeg');
    await id('file').setInputFiles(file('p.png', 'image/png', 0, 255, 13, 10, 0xc3));
    await dialog.getByText('p.png', {exact: true}).waitFor();
    const image = await send(page, api);
    assert.deepEqual([headerOf(image, 'content-type'), [...image.body]], [['image/jpeg'], [0, 255, 13, 10, 0xc3]]);
    assert.equal(await textOf(dialog.locator('.drop')), 'p.png 5 bytes');
    await button(dialog, 'Remove p.png').click();
    await dialog.getByText('Choose a file', {exact: true}).waitFor();
    assert.equal((await send(page, api)).body.length, 0);
    // The browser's file control covers the box, and receives dropped files.
    const covers = await dialog.locator('.drop').evaluate(box => {
      const {left, top, width, height} = box.getBoundingClientRect();
      return (box.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2)?.localName;
    });
    assert.equal(covers, 'input');
    await page.keyboard.press('Escape');

    await showOperation(page, 'post', '/bodies/album');
    dialog = await openForm(page);
    await id('details-title').fill('Spring "26"\nÄ');
    await id('cover').setInputFiles(file('cö"v.png', 'image/webp', 1, 2));
    // A list of files accepts several at once. Each can be replaced or removed afterwards.
    await dialog
      .getByLabel('Add an item to photos', {exact: true})
      .setInputFiles([file('a.jpg', 'image/jpeg', 13, 10, 45, 45), file('no', '', 1), file('c', '', 2)]);
    await button(dialog, 'Remove c').click();
    await id('photos-1').setInputFiles(file('b', '', 9));
    const shown = () =>
      dialog.locator('.list .file-name').evaluateAll(names => names.map(each => each.textContent?.trim()));
    await soon(shown, ['a.jpg', 'b', 'Choose files']);
    // A list of files does not push the description away from the name.
    const listed = dialog.locator('.row:has(.list .file-name)');
    const [head, about] = [
      await listed.locator('.row-head').boundingBox(),
      await listed.locator('.about').boundingBox(),
    ];
    assert.ok(head && about && about.y - head.y - head.height <= 4, `${about?.y} below ${head?.y}`);
    // Controls start at one edge, at any depth.
    const edges = await dialog
      .locator('.form .row input:not([type="checkbox"], [type="file"], .add-property input)')
      .evaluateAll(controls => controls.map(each => Math.round(each.getBoundingClientRect().left)));
    assert.equal(new Set(edges).size, 1, edges.join(', '));
    const album = await send(page, api);
    const [type = ''] = headerOf(album, 'content-type');
    const boundary = /^multipart\/form-data; boundary=(lectern-[0-9a-f]{32})$/.exec(type)?.[1];
    const parts = album.body.toString('latin1').split(`--${boundary}`);
    const utf8 = (text: string) => Buffer.from(text).toString('latin1');
    assert.equal(parts[0], '');
    assert.equal(parts.at(-1), '--\r\n');
    const [details, ...files] = parts.slice(1, -1);
    assert.match(
      details ?? '',
      /^\r\nContent-Disposition: form-data; name="details"\r\nContent-Type: application\/json\r\n\r\n/,
    );
    const said = JSON.parse(Buffer.from(details?.split('\r\n\r\n')[1] ?? '', 'latin1').toString()) as {title: string};
    assert.match(said.title, /^Spring "26".Ä$/s);
    assert.deepEqual(files, [
      '\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\r\n--\r\n',
      '\r\nContent-Disposition: form-data; name="photos"; filename="b"\r\nContent-Type: application/octet-stream\r\n\r\n\t\r\n',
      utf8(
        '\r\nContent-Disposition: form-data; name="cover"; filename="cö%22v.png"\r\nContent-Type: image/png\r\n\r\n\x01\x02\r\n',
      ),
    ]);
    assert.deepEqual(uncaught, []);
  }));
