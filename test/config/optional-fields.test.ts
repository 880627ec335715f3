import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {formatProblem} from '../../src/base/problem.js';
import {readConfig} from '../../src/config/read-config.js';
import {buildSchema} from '../../src/config/schema.js';
import {collectNodeFacts} from '../../src/site/navigation/node-settings.js';

async function read(docs: object) {
  const text = JSON.stringify({name: 'A', navigation: {pages: ['index']}, ...docs}, null, 2);
  const {config, problems} = await readConfig(createMemoryFiles({'docs.json': text}));
  return {config, said: problems.map(formatProblem)};
}

test("the agent server is an absolute URL, or a path below the site's URL", async () => {
  const of = async (mcp: unknown, more: object = {}) =>
    (await read({integrations: {lectern: {mcp, ...more}}})).config.lectern.mcp;
  const siteUrl = 'https://docs.acme.example/x';
  assert.equal(await of('https://agents.acme.example/mcp'), 'https://agents.acme.example/mcp');
  assert.equal(await of('/mcp', {siteUrl}), 'https://docs.acme.example/x/mcp');
  for (const wrong of ['/mcp', 'mcp', '', '//evil.example/mcp', 'javascript:alert(1)', 'https://'])
    assert.equal(await of(wrong), undefined, wrong);
  for (const wrong of ['mcp', '//evil.example', '/\\evil.example', 'ftp://a.example'])
    assert.equal(await of(wrong, {siteUrl}), undefined, wrong);
});

test("agent actions become links if the agent server's URL is known", async () => {
  const contextual = {options: ['copy', 'mcp', 'cursor', 'vscode']};
  const {config, said} = await read({contextual, integrations: {lectern: {mcp: 'https://a.example/mcp'}}});
  assert.deepEqual(said, []);
  const [copy, mcp, cursor, vscode] = config.contextual.options.map(each =>
    typeof each === 'string' ? each : each.href,
  );
  assert.deepEqual([copy, mcp], ['copy', 'https://a.example/mcp']);
  const install = new URL(cursor ?? '');
  assert.equal(install.protocol + install.pathname, 'cursor:/mcp/install');
  assert.equal(install.searchParams.get('name'), 'A');
  assert.equal(atob(install.searchParams.get('config') ?? ''), '{"url":"https://a.example/mcp"}');
  assert.equal(
    decodeURIComponent(vscode ?? ''),
    'vscode:mcp/install?{"name":"A","type":"http","url":"https://a.example/mcp"}',
  );
  const without = await read({contextual, integrations: {lectern: {siteUrl: 'https://a.example'}}});
  assert.deepEqual(without.config.contextual.options.slice(0, 4), ['copy', 'mcp', 'cursor', 'vscode']);
});

test('every setting is read without messages', async () => {
  const {config, said} = await read({
    styling: {latex: false, codeblocks: {languages: {custom: ['/grammars/a.json']}}},
    thumbnails: {appearance: 'dark', fonts: {family: 'X', source: '/x.ttf'}},
    banner: {content: 'B', color: '#abcdef'},
    contextual: {options: ['copy', 'download-pdf', 'download-spec'], display: 'toc'},
    feedback: {thumbsRating: true, raiseIssue: true},
    seo: {organization: {name: 'Acme'}, trailingSlash: false},
    markdown: {schema: true, instructions: 'Read.'},
    api: {
      params: {expanded: 'all', post: ['x-tier']},
      url: 'full',
      examples: {defaults: 'all', prefill: false, autogenerate: false},
    },
    integrations: {
      intercom: {appId: 'i'},
      cookies: {key: 'k'},
      lectern: {counts: true, webFonts: true, detectLanguage: true, feedback: {endpoint: 'https://a.example/f'}},
    },
    navigation: {
      global: {
        languages: [
          {language: 'en', default: true},
          {language: 'fr', href: 'https://fr.example'},
        ],
      },
      languages: [
        {language: 'en', banner: {content: 'Hi'}, groups: [{group: 'G', boost: 2, searchable: true, pages: ['index']}]},
        {
          language: 'fr',
          anchors: [{anchor: 'A', color: {dark: '#fff'}, href: 'https://a.example'}],
          pages: ['fr/index'],
        },
      ],
    },
  });
  assert.deepEqual(said, []);
  const {api, banner, contextual, feedback, lectern, markdown, seo} = config;
  assert.equal(config.styling.latex, false);
  assert.deepEqual(config.code.grammars, ['/grammars/a.json']);
  assert.deepEqual(config.thumbnails, {appearance: 'dark', font: '/x.ttf'});
  assert.deepEqual(banner?.color, {light: '#abcdef', dark: '#abcdef'});
  assert.equal(contextual.display, 'toc');
  assert.deepEqual(feedback, {thumbsRating: true, raiseIssue: true, endpoint: 'https://a.example/f'});
  assert.deepEqual([seo.organization, seo.trailingSlash], [{name: 'Acme', sameAs: []}, false]);
  assert.deepEqual(markdown, {schema: true, instructions: ['Read.']});
  assert.deepEqual(api.fields, {isOpen: true, pills: ['x-tier'], hasWholeUrl: true});
  assert.deepEqual(api.samples, {defaults: 'all', prefill: false, autogenerate: false});
  assert.deepEqual([lectern.counts, lectern.webFonts, lectern.detectLanguage], [true, true, true]);
  assert.deepEqual(config.consentKey, ['k', undefined]);
  assert.deepEqual(
    [...collectNodeFacts(config).settings].map(([path, {boost, searchable, color}]) => [
      path,
      boost,
      searchable,
      color,
    ]),
    [
      ['navigation.languages[0].groups[0]', 2, true, undefined],
      ['navigation.languages[1].anchors[0]', undefined, undefined, {light: '#fff', dark: '#fff'}],
    ],
  );
  assert.deepEqual([...collectNodeFacts(config).chrome.keys()], ['language=en']);
  assert.deepEqual(config.navigation.global?.elsewhere, [
    {
      kind: 'language',
      choices: [
        {label: 'en', isDefault: true},
        {label: 'fr', isDefault: false, href: 'https://fr.example'},
      ],
    },
  ]);
  assert.deepEqual(config.contextual.options, [
    'copy',
    {tool: 'download-pdf', title: '', href: ''},
    {tool: 'download-spec', title: '', href: ''},
  ]);
  assert.deepEqual([...config.analytics.keys()], ['intercom']);
});

test('a provider with one setting can be a string', async () => {
  const {config, said} = await read({integrations: {intercom: 'APP', frontchat: 'x', hightouch: 'y'}});
  assert.deepEqual(
    [...config.analytics].map(([name, texts]) => [name, ...(texts ?? [])]),
    [
      ['intercom', ['appId', 'APP']],
      ['frontchat', ['snippetId', 'x']],
    ],
  );
  assert.equal(said.length, 1);
  assert.match(String(said[0]), /error {2}config-type\n {2}integrations\.hightouch is "y",/);
});

test('obsolete settings without successor cause a note', async () => {
  const {said} = await read({
    backgroundImage: '/b.svg',
    colors: {primary: '#000000', ultraLight: '#ffffff'},
    api: {paramFields: {expanded: true}},
    colours: {},
  });
  assert.deepEqual(
    said.map(each => each.split('  ')[1]),
    ['info', 'info', 'info', 'warning'],
  );
});

test('wrong values are reported with position and fix, and defaults apply', async () => {
  const {config, said} = await read({
    styling: {latex: 'yes'},
    banner: {content: 'B', color: 'red'},
    contextual: {display: 'left'},
    feedback: {thumbsRating: 1},
    api: {params: {expanded: 'none'}, examples: {defaults: 'some'}},
    navigation: {groups: [{group: 'G', searchable: 'no', pages: ['index']}]},
    seo: {organisation: {}},
  });
  assert.deepEqual(
    said.map(each => each.replace(/^docs\.json:\d+:\d+ /, '').replace(/\n\s+/g, ' | ')),
    [
      ' error  config-type | navigation.groups[0].searchable is "no", not true or false. | Fix: Write "searchable": false.',
      ' error  config-type | styling.latex is "yes", not true or false. | Fix: Write "latex": true.',
      ' error  config-color | banner.color is "red", not a hex color with 3, 6, or 8 digits. | Fix: Write "color": "#ff0000".',
      ' error  config-value | contextual.display is "left". Allowed values: "header", "toc". | Fix: Write "display": "header", or another allowed value.',
      ' error  config-type | feedback.thumbsRating is 1, not true or false. | Fix: Write "thumbsRating": true.',
      ' error  config-value | api.params.expanded is "none". Allowed values: "all", "closed". | Fix: Write "expanded": "all", or another allowed value.',
      ' error  config-value | api.examples.defaults is "some". Allowed values: "required", "all". | Fix: Write "defaults": "required", or another allowed value.',
      ' warning  config-unknown | seo.organisation is not a setting. It has no effect. | Fix: Write "organization" instead of "organisation".',
    ],
  );
  assert.equal(config.styling.latex, undefined);
  assert.equal(config.banner?.color, undefined);
  assert.deepEqual([config.contextual.display, config.feedback.thumbsRating], ['header', false]);
  assert.deepEqual([config.api.fields.isOpen, config.api.samples], [false, {prefill: true, autogenerate: true}]);
});

test('the published schema contains these settings', () => {
  const {properties, definitions} = buildSchema() as {
    properties: Record<string, {properties: Record<string, object>}>;
    definitions: {node: {properties: Record<string, object>}};
  };
  assert.deepEqual(properties.contextual?.properties.display, {
    description: 'Shows the menu beside the page title, or below the table of contents.',
    default: 'header',
    enum: ['header', 'toc'],
  });
  assert.ok(properties.contextual?.properties.options);
  assert.ok(properties.feedback?.properties.thumbsRating);
  assert.ok(definitions.node.properties.boost && definitions.node.properties.pages);
});

test('the fix for a value without content is an example for its key', async () => {
  const {said} = await read({name: null, logo: null, navigation: {pages: null}});
  const fixes = said.map(each => /Fix: (.*)/.exec(each)?.[1]);
  assert.deepEqual(fixes, ['Write "name": "My project".', 'Write "pages": ["index"].', 'Write "logo": "/logo.svg".']);
});
