import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {readFrontmatter, splitFrontmatter} from '../../src/markdown/frontmatter/frontmatter.js';
import {readFrontmatterYaml} from '../../src/markdown/frontmatter/read-yaml.js';
import {parseTree} from '../../src/markdown/syntax/parse-tree.js';
import {loadMessages} from '../../src/messages/load-messages.js';
import {writeChangelogText} from '../../src/site/changelog-text.js';
import {authored} from '../../src/site/page/authored.js';
import {createPageContext} from '../../src/site/page/create-page-context.js';
import {readContent} from '../../src/site/page/page-content.js';
import {api, dated, filesOf, operation, read} from '../api-reference/history/versions.js';

const slugOf = ({path}: {readonly path: string}) => (path === '/orders' ? 'reference/orders (new)' : undefined);

/** Renders the text of a page. */
async function render(text: string): Promise<string> {
  const {body, line} = splitFrontmatter(text);
  const page = {
    tree: parseTree(body, line),
    file: '',
    frontmatter: new Map(),
    files: createMemoryFiles({}),
    snippets: new Map(),
  };
  const content = await readContent({...page, authored: async () => authored});
  assert.deepEqual(content.problems, []);
  return content.render(createPageContext('index', '', {base: '/', router: 'history'})).html.text;
}

test('the changelog has an update per version, by level and operation', async () => {
  const text = writeChangelogText({history: await read(), messages: undefined, slugOf});
  assert.equal(
    text,
    `---
title: "Changelog"
description: "All changes to Shop, by version."
icon: history
---

<Update label={"2026-08"} tags={["Breaking changes","Non-breaking changes","Orders"]}>

**Breaking changes**

- <span className="change-operation">[<span className={"method method-post"}>POST</span> \`/orders\`](/reference/orders%20%28new%29)</span>
  - Request body \`note\`: maxLength changed from none to 9\\. The API may reject requests that were valid\\.
- <span className="change-operation"><span className={"method method-get"}>GET</span> \`/ping\`</span>
  - The operation was removed\\. Clients that call it get an error\\.

**Non\\-breaking changes**

- <span className="change-operation">[<span className={"method method-post"}>POST</span> \`/orders\`](/reference/orders%20%28new%29)</span>
  - Request body \`name\`: The property was deprecated\\.
  - Response 200 \`name\`: The property was deprecated\\.
  - Response 200 \`note\`: maxLength changed from none to 9\\.
- <span className="change-operation"><span className={"method method-get"}>GET</span> \`/orders/{id}\`</span>
  - The operation was added\\.

</Update>

<Update label={"2026-05"} tags={["Non-breaking changes","Orders"]}>

**Non\\-breaking changes**

- <span className="change-operation">[<span className={"method method-post"}>POST</span> \`/orders\`](/reference/orders%20%28new%29)</span>
  - Request body \`note\`: The property was added\\.
  - Response 200 \`note\`: The property was added\\.

</Update>

This changelog begins with the version of 2026\\-03\\.
`,
  );
  const html = await render(text);
  assert.match(html, /<button class="update-filter"[^>]*>Breaking changes<\/button>/);
  const row = (method: string, path: string) =>
    `<span class="method method-${method.toLowerCase()}">${method}</span> <code>${path}</code>`;
  assert.ok(html.includes(`<a href="/reference/orders%20(new)">${row('POST', '/orders')}</a>`));
  assert.ok(html.includes(`<span class="change-operation">${row('GET', '/orders/{id}')}</span>`));
});

test('the changelog is localized, and mentions unchanged versions', async () => {
  const same = api({'/orders': {post: operation({})}});
  const history = await read({
    versions: dated.slice(1),
    files: createMemoryFiles(filesOf({'old/2.json': same, 'shop.json': same})),
  });
  const text = writeChangelogText({history, messages: await loadMessages('de'), slugOf});
  assert.match(text, /^title: "Changelog"$/m);
  assert.match(text, /^Keine Änderungen für Clients\\\.$/m);
  assert.match(text, /^<Update label=\{"2026-08"\} tags=\{\[\]\}>$/m);
  const changed = writeChangelogText({history: await read(), messages: await loadMessages('de'), slugOf});
  assert.match(changed, /^ {2}- Body der Anfrage `name`: Veraltet\\: Eigenschaft\\\.$/m);
  assert.match(changed, /`note`: maxLength\\: – → 9\\\. Bisher gültige Anfragen/);
});

test('document text is escaped', async () => {
  const bad = '</Update><img src=x onerror=alert(1)>{1+1} `$2` [a](javascript:alert(1)) **b** &lt; "\'\\';
  const [before, after] = [{}, {[bad]: {type: 'string', enum: [bad], default: bad}}].map(properties =>
    api({[`/a/{${bad}}`]: {post: operation(properties, {tags: [bad]})}}, {info: {title: bad, version: '1'}}),
  );
  const history = await read({
    versions: dated.slice(0, 1),
    files: createMemoryFiles(filesOf({'old/1.json': before as object, 'shop.json': after as object})),
  });
  const text = writeChangelogText({history, messages: undefined, slugOf: () => bad});
  const html = await render(text);
  assert.doesNotMatch(html, /<img|href="javascript|<strong>b|<em>|&amp;lt; .*&amp;amp;lt;/);
  assert.equal(html.match(/<docs-update/g)?.length, 1);
  const shown = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
  for (const part of ['</Update>', 'onerror=alert(1)>', '{1+1}', '[a](javascript:alert(1))', '**b**'])
    assert.ok(shown.includes(part), part);
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, '', readFrontmatterYaml);
  assert.match(String(frontmatter.get('description')), /^All changes to /);
});
