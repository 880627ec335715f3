import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dangersOf, startTags} from '../../components/html-tokens.js';
import {sharedPath} from '../../shared.js';
import {readerOf} from './draw.js';
import {hostileDocument} from './hostile-document.js';

const file = sharedPath('security/payloads.json');

/** Tags of our own markup. Any other tag comes from the document. */
const own = new Set(
  (
    'div section h2 h3 h4 h5 h6 p a code pre span b button svg path details summary dl dt dd ul ol li wbr table thead tbody ' +
    'tr th td blockquote em strong br hr img sub sup kbd del s u i small code-block copy-text docs-tabs request-example ' +
    'response-example select option'
  ).split(' '),
);

/** Returns patterns that the markup must never contain. */
function dangers(html: string): string[] {
  const found = dangersOf(html);
  for (const {name, attributes} of startTags(html)) {
    if (!own.has(name)) found.push(`<${name}>`);
    if (attributes.has('style')) found.push(`<${name} style>`);
    const id = attributes.get('id');
    if (id !== undefined && /["'<>\s]/.test(id)) found.push(`<${name} id="${id}">`);
    if (
      name === 'a' &&
      attributes.has('href') &&
      !/^#|operation-item/.test(`${attributes.get('href')}${attributes.get('class')}`)
    )
      if (attributes.get('rel') !== 'noopener noreferrer nofollow' && !attributes.has('download'))
        found.push('<a rel>');
    if (name === 'img' && (attributes.get('referrerpolicy') !== 'no-referrer' || attributes.get('loading') !== 'lazy'))
      found.push('<img referrerpolicy>');
  }
  return found;
}

/**
 * Renders every view of documents that contain a payload in each location. Fails if a payload is active. Uses every
 * `every`th payload.
 */
export async function checkPayloads(every: number): Promise<void> {
  const payloads = JSON.parse(readFileSync(file, 'utf8')) as readonly {id: string; payload: string}[];
  assert.ok(payloads.length > 50);
  for (const {id, payload} of payloads.filter((_, at) => at % every === 0)) {
    const reader = readerOf(hostileDocument(payload));
    const {index} = await reader.index();
    assert.ok(index, id);
    const answers = [await reader.overview({}), await reader.schema(payload, {})];
    for (const {method, path, kind} of index.operations) {
      const name = {method: kind === 'webhook' ? 'WEBHOOK' : method, path};
      const options = {baseUrls: [payload], auth: {method: 'key', name: payload}} as const;
      answers.push(await reader.operation(name, options));
      const {main, aside} = await reader.rest(name, options);
      assert.deepEqual(dangers(main + aside), [], `${id}: ${payload}`);
      for (const row of ['b0/', 'p0/', 'r0-0/', 'h0-0/', 'c0'])
        assert.deepEqual(dangers(await reader.rows(name, row, 0, {})), [], `${id} ${row}`);
    }
    for (const answer of answers) {
      assert.equal(answer.state, 'ready', id);
      if (answer.state === 'ready')
        assert.deepEqual(dangers(answer.view.main + (answer.view.aside ?? '')), [], `${id}: ${payload}`);
    }
  }
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
}
