import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {sharedPath, withoutShared} from '../shared.js';
import {drawPage} from './draw.js';
import {dangersOf} from './html-tokens.js';

// Runs as build/test/components/payloads.test.js.
const file = sharedPath('security/payloads.json');
const skip = withoutShared('security/payloads.json');

interface Payload {
  readonly id: string;
  readonly context: string;
  readonly payload: string;
}

/** Pages with a payload, by the payload's context. */
const pages: Readonly<Record<string, (payload: string) => readonly string[]>> = {
  markdown: payload => [
    payload,
    `- ${payload}`,
    `> ${payload}`,
    `# ${payload}`,
    `<Note>\n${payload}\n</Note>`,
    `| ${payload} |\n|---|\n| ${payload} |`,
  ],
  html: payload => [
    payload,
    `a ${payload} b`,
    `<Card>\n${payload}\n</Card>`,
    `\`\`\`html ${payload}\n${payload}\n\`\`\``,
  ],
  mdx: payload => [payload, `<Note>\n\n${payload}\n\n</Note>`, `a ${payload}`],
  name: payload => [
    `---\ntitle: ${JSON.stringify(payload)}\ndescription: ${JSON.stringify(payload)}\napi: GET /${payload}\n---\n\na`,
    `# ${payload}`,
    `<Card title={${JSON.stringify(payload)}} icon={${JSON.stringify(payload)}} href={${JSON.stringify(payload)}}>a</Card>`,
    `<ParamField query={${JSON.stringify(payload)}} type={${JSON.stringify(payload)}}>a</ParamField>`,
    `<Tabs>\n<Tab title={${JSON.stringify(payload)}}>\na\n</Tab>\n</Tabs>`,
  ],
  url: payload => [
    `[a](<${payload}>)`,
    `![a](<${payload}>)`,
    `<Card href={${JSON.stringify(payload)}} img={${JSON.stringify(payload)}}>a</Card>`,
    `<a href={${JSON.stringify(payload)}}>a</a>`,
    `<img src={${JSON.stringify(payload)}} srcset={${JSON.stringify(payload)}} />`,
    `<iframe src={${JSON.stringify(payload)}} />`,
    `<video src={${JSON.stringify(payload)}} poster={${JSON.stringify(payload)}} />`,
    `<my-element src={${JSON.stringify(payload)}} href={${JSON.stringify(payload)}} />`,
  ],
};

test('no hostile payload becomes active in a page', {skip}, async () => {
  const payloads = JSON.parse(readFileSync(file, 'utf8')) as readonly Payload[];
  const contexts = new Set<string>();
  for (const {id, context, payload} of payloads) {
    contexts.add(context);
    for (const page of pages[context]?.(payload) ?? []) {
      const {top, content} = await drawPage(page);
      assert.deepEqual(dangersOf(top.text + content.text), [], `${id}: ${page}\n${content.text}`);
    }
  }
  for (const context of Object.keys(pages)) assert.ok(contexts.has(context), context);
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
});
