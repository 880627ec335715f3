import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseTitleParts, renderTitle} from '../../src/components/parse-title-parts.js';
import {renderOperationHead} from '../../src/components/render-operation-head.js';
import {draw, pageOptions} from './draw.js';

test('titles break between words of an operationId, path segments and code', () => {
  assert.deepEqual(parseTitleParts('PostAccountsAccount_idHTML'), ['Post', 'Accounts', 'Account_', 'id', 'HTML']);
  assert.deepEqual(parseTitleParts('GET /users/{id}'), ['GET /users/', '{id}']);
  assert.deepEqual(parseTitleParts('Get `a/B` now'), ['Get ', '`a/B`', ' now']);
  assert.deepEqual(parseTitleParts('Plain words'), ['Plain words']);
});

test('markup in a title is text, with code between its marks', () => {
  assert.equal(renderTitle('getUser').text, 'get<wbr>User');
  assert.equal(renderTitle('Use `<b>` & go').text, 'Use <wbr><code>&lt;b&gt;</code><wbr> &amp; go');
});

test('long names of components and operations break after punctuation', async () => {
  for (const [source, shown] of [
    ['<Card title="Typescript/Javascript" href="/a">a</Card>', 'Typescript/<wbr>Javascript</a>'],
    ['<Card title="Use **Go**/Rust">a</Card>', 'Use <strong>Go</strong>/Rust</p>'],
    [
      '<ParamField path="AUTH_CLIENT_SECRET_OF_APP">a</ParamField>',
      'AUTH_<wbr>CLIENT_<wbr>SECRET_<wbr>OF_<wbr>APP</code>',
    ],
    ['<ParamField path="user_id">a</ParamField>', '>user_id</code>'],
    ['## `shop.server.auth_providers`', '<code>shop.<wbr>server.<wbr>auth_<wbr>providers</code>'],
    [
      'See `scripts/data_migrations/relabelScores/run.py`.',
      '<code>scripts/<wbr>data_<wbr>migrations/<wbr>relabel<wbr>Scores/<wbr>run.<wbr>py</code>',
    ],
    ['See `shop.server.auth_providers`.', '<code>shop.server.auth_providers</code>'],
    ['## `user_id` and `a b.c d_e.f g_h`', '<code>user_id</code> and <code>a b.c d_e.f g_h</code>'],
  ] as const)
    assert.ok((await draw(source)).includes(shown), `${source}\n${await draw(source)}`);
  const {context} = pageOptions();
  const head = renderOperationHead(
    {method: 'GET', target: '/v1/users/{user_id}/jobs'},
    await context('index', 'index.mdx'),
  );
  assert.match(
    head.text,
    />\/v1\/<wbr>users\/<wbr><span class="path-parameter">\{user_id\}<\/span>\/<wbr>jobs<\/code>/,
  );
});
