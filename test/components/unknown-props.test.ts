import assert from 'node:assert/strict';
import {test} from 'node:test';
import {components} from '../../src/components/table.js';
import {draw} from './draw.js';
import {dangersOf} from './html-tokens.js';

const unknown = [
  'zzz="canary"',
  'onClick={() => canary()}',
  'onclick="canary()"',
  'dangerouslySetInnerHTML={{__html: "<img src=x onerror=canary>"}}',
  'srcDoc="canary"',
  'style="background:url(canary)"',
  'slot="canary"',
  'is="canary"',
  '__proto__="canary"',
  'constructor="canary"',
  'toString="canary"',
  'data-rendered="canary"',
  '{...{canary: 1, onload: "canary"}}',
];

for (const {name} of components) {
  test(`<${name}> ignores unknown props`, async () => {
    const plain = await draw(`<${name}>\ntext\n</${name}>`);
    assert.equal(await draw(`<${name} ${unknown.join(' ')}>\ntext\n</${name}>`), plain);
  });
}

const payloads = [
  '"><img src=x onerror=alert(1)>',
  "'><script>alert(1)</script>",
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '</code></pre><svg onload=alert(1)>',
];

test('hostile prop values stay text or are dropped', async () => {
  for (const {name, props} of components) {
    for (const key of Object.keys(props)) {
      for (const payload of payloads) {
        const page = `<${name} ${key}={${JSON.stringify(payload)}}>\ntext\n</${name}>`;
        const inside = `<Tabs>\n<Tab ${key}={${JSON.stringify(payload)}}>\nx\n</Tab>\n</Tabs>`;
        const step = `<Steps>\n<Step ${key}={${JSON.stringify(payload)}}>\nx\n</Step>\n</Steps>`;
        for (const source of [page, inside, step]) assert.deepEqual(dangersOf(await draw(source)), [], source);
      }
    }
  }
});

test('a prop with any type of value renders something', async () => {
  for (const {name, props} of components) {
    for (const key of Object.keys(props)) {
      for (const value of [
        'null',
        'undefined',
        '[]',
        '{}',
        '[[1]]',
        '0',
        '-1',
        'true',
        'false',
        '""',
        '<b>x</b>',
        '1e99',
      ]) {
        const html = await draw(`<${name} ${key}={${value}}>\ntext\n</${name}>`);
        assert.ok(html.startsWith('<'), `${name} ${key}={${value}}`);
        assert.doesNotMatch(html, /undefined|\[object|NaN/, `${name} ${key}={${value}}: ${html}`);
      }
    }
  }
});
