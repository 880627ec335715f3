import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {evaluateForUser} from '../../../src/markdown/interpreter/evaluate-for-user.js';
import {hasUserInfo} from '../../../src/markdown/interpreter/has-user-info.js';
import {renderHtml} from '../../../src/markdown/render/html/render-html.js';
import {writeInline} from '../../../src/markdown/render/markdown/write-inline.js';
import {resolvePage} from '../../../src/markdown/resolve/resolve-page.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {getNodeText} from '../../../src/tree/render-tree.js';
import {context} from './render-page.js';

async function resolve(source: string, marks: boolean) {
  const files = createMemoryFiles({'snippets/hi.mdx': 'Hi {user.firstName ?? "you"}'});
  const tree = parseTree(source);
  const page = {tree, file: 'p.mdx', frontmatter: new Map(), files, snippets: new Map(), hasUserInfo: marks};
  return (await resolvePage(page)).nodes;
}

const render = async (source: string, marks = true) => renderHtml(await resolve(source, marks), context);

/** Removes the marks, which leaves the HTML for a reader without a session. */
function withoutMarks(html: string): string {
  let text = html;
  while (text.includes('<template>')) text = text.replace(/<template>(?:(?!<template>)[\s\S])*?<\/template>/g, '');
  return text.replace(/<\/?user-value[^>]*>/g, '');
}

const pages: readonly (readonly [name: string, source: string, html: string])[] = [
  ['a text with its source', 'Hi {user.firstName}!', '<p>Hi <user-value value="user.firstName"></user-value>!</p>'],
  [
    'a text with a fallback',
    'Hi {user.firstName ?? "there"}!',
    '<p>Hi <user-value value="user.firstName ?? &quot;there&quot;">there</user-value>!</p>',
  ],
  [
    'a text of a snippet',
    'import Hi from "/snippets/hi.mdx"\n\n<Hi />',
    '<p>Hi <user-value value="user.firstName ?? &quot;you&quot;">you</user-value></p>',
  ],
  [
    'a text in a component of the page',
    'export const Hello = ({greet}) => <b>{greet} {user.firstName ?? "you"}</b>\n\n<Hello greet="Hi" />',
    '<b>Hi <user-value value="user.firstName ?? &quot;you&quot;">you</user-value></b>',
  ],
  [
    'a member that only a session has',
    '{user.team.name}',
    '<user-value value="user.team.name">{user.team.name}</user-value>',
  ],
  [
    'a choice with both branches',
    '{user.plan === "pro" ? <b>Pro, {user.firstName}</b> : <a href="/up">Upgrade</a>}',
    '<user-value when="user.plan === &quot;pro&quot;" hidden><template><b>Pro, <user-value value="user.firstName"></user-value></b></template></user-value><a href="/up">Upgrade</a><user-value end hidden></user-value>',
  ],
  [
    'a condition whose branch needs a session',
    '{user.beta && <b>{user.team.name}</b>}',
    '<user-value when="user.beta" hidden><template><b><user-value value="user.team.name"></user-value></b></template></user-value><user-value end hidden></user-value>',
  ],
  [
    'a negated condition',
    '{!user.id && <a href="/login">Log in</a>}',
    '<user-value when="!user.id" yes hidden><template></template></user-value><a href="/login">Log in</a><user-value end hidden></user-value>',
  ],
  [
    'markup as the fallback',
    '{user.name ?? <a href="/login">Log in</a>}',
    '<user-value when="(user.name) != null" hidden><template><user-value value="user.name"></user-value></template></user-value><a href="/login">Log in</a><user-value end hidden></user-value>',
  ],
  [
    'the address of a link',
    '<a href={user.url ?? "/login"}>x</a>',
    '<user-value href="user.url ?? &quot;/login&quot;"><a href="/login">x</a></user-value>',
  ],
  ['no path in prose', 'Ask /users/{user}/posts', '<p>Ask /users/{user}/posts</p>'],
  ['no user of the page itself', 'export const user = {a: 1}\n\n{user.a ?? 2}', '1'],
  ['no other name', 'export const other = {user: 1}\n\n{other.user + 1}', '2'],
  ['no text of a prop', '<Badge color={user.color ?? "red"}>{1 + 1}</Badge>', ''],
];

for (const [name, source, html] of pages)
  test(`marks ${name}`, async () => {
    const marked = (await render(source)).html.text.trim();
    const plain = (await render(source, false)).html.text.trim();
    if (html) assert.equal(marked, html);
    else assert.doesNotMatch(marked, /user-value/);
    assert.doesNotMatch(plain, /user-value/);
    assert.equal(withoutMarks(marked), plain);
  });

test('marks change no Markdown, text or outline', async () => {
  const source = 'Hi {user.firstName ?? "there"}, {user.pro ? <b>pro</b> : <i>reader</i>}';
  const [marked, plain] = [await resolve(source, true), await resolve(source, false)];
  assert.equal(writeInline(marked, context), 'Hi there, _reader_');
  assert.equal(writeInline(plain, context), 'Hi there, _reader_');
  assert.equal(getNodeText(marked), 'Hi there, reader');
  const {outline} = await render('{user.pro ? <><h2>Pro</h2></> : <><h2>Reader</h2></>}');
  assert.deepEqual(
    outline.map(({text}) => text),
    ['Reader'],
  );
});

test('an expression for a reader is evaluated without access to the page', () => {
  const user = {firstName: 'Ada', team: {name: '<b>Core</b>'}, groups: ['a', 'b']};
  const cases: readonly (readonly [source: string, value: unknown])[] = [
    ['user.firstName ?? "there"', 'Ada'],
    ['user.team.name', '<b>Core</b>'],
    ['user.groups.join(", ")', 'a, b'],
    ['user.groups.includes("a")', true],
    ['user.missing', undefined],
  ];
  for (const [source, value] of cases) assert.deepEqual(evaluateForUser(source, user), {ok: true, value}, source);
  for (const source of ['user.team.name + other', '<b>x</b>', 'user.constructor.name', 'user.__proto__', 'fetch("/")'])
    assert.equal(evaluateForUser(source, user).ok, false, source);
});

test('the session URL is read from docs.json', async () => {
  const live = {run: [], config: '/docs/docs.json', root: '/docs/', interpreter: async () => ({}) as never};
  const of = (text?: string) => hasUserInfo(live, createMemoryFiles(text === undefined ? {} : {'docs.json': text}));
  assert.equal(await of('{"integrations": {"lectern": {"userInfo": "/me"}}}'), true);
  assert.equal(await of('{"integrations": {"lectern": {}}}'), false);
  assert.equal(await of('{"integrations": '), false);
  assert.equal(await of(), false);
});
