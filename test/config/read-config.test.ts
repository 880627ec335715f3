import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles, type Files} from '../../src/base/files.js';
import {formatProblem} from '../../src/base/problem.js';
import {readConfig} from '../../src/config/read-config.js';
import {costOf} from '../cost.js';

const navigation = '"navigation": {"pages": ["index"]}';

async function read(files: Readonly<Record<string, string>>, path?: string) {
  const result = await readConfig(createMemoryFiles(files), path);
  return {...result, text: result.problems.map(formatProblem).join('\n')};
}

test('reads docs.json', async () => {
  const {config, text, missing, raw} = await read({'docs.json': `{"name": "Shop", ${navigation}}`});
  assert.equal(config.name, 'Shop');
  assert.equal(text, '');
  assert.deepEqual(missing, []);
  assert.deepEqual(raw, {name: 'Shop', navigation: {pages: ['index']}});
});

test('a byte order mark is accepted', async () => {
  const {config, text} = await read({
    'docs.json': `\uFEFF{"name": "Shop", "navigation": {"$ref": "n.json"}}`,
    'n.json': '\uFEFF{"pages": ["a"]}',
  });
  assert.equal(text, '');
  assert.equal(config.navigation.children.length, 1);
});

test('a missing docs.json is reported', async () => {
  const {config, text, missing} = await read({});
  assert.deepEqual(missing, ['file']);
  assert.equal(config.name, 'Documentation');
  assert.equal(
    text,
    `docs.json:1:1  error  config-file
  docs.json does not exist.
  Fix: Create docs.json with {"name": "My project", "navigation": {"pages": ["index"]}}, or show an API document without it: <script type="module" src="lectern.js" spec="openapi.json"></script>.`,
  );
});

test('the old name of docs.json is reported', async () => {
  const {problems} = await readConfig(createMemoryFiles({'docs/mint.json': '{}'}), 'docs/docs.json');
  assert.equal(problems[0]?.fix, 'rename docs/mint.json to docs/docs.json. Lectern reads its keys unchanged.');
});

test('an unreadable docs.json is reported with the reason', async () => {
  const files: Files = {read: async path => ({path, missing: 'failed', reason: 'The host answered 500.'})};
  const {problems} = await readConfig(files, 'docs/docs.json');
  assert.equal(problems[0]?.message, 'Lectern cannot read docs/docs.json: The host answered 500.');
});

test('the exceeded limit of docs.json is named', async () => {
  const {text, missing} = await read({'docs.json': ' '.repeat(10_000_001)});
  assert.deepEqual(missing, ['file']);
  assert.equal(
    text,
    `docs.json:1:1  error  config-limit
  docs.json is larger than 10 MB, the limit for a configuration file.
  Fix: Move parts of docs.json to other files, and reference them with {"$ref": "part.json"}.`,
  );
});

const syntaxCases: readonly (readonly [string, string, string])[] = [
  [
    '{\n  "name": "A"\n  "theme": "x"\n}',
    '3:3',
    'is not valid JSON: expected a comma, found "theme".\n  Fix: Add a comma before "theme".',
  ],
  [
    '{\n  // hi\n}',
    '2:3',
    'is not valid JSON: expected a key, value or bracket, found "// hi".\n  Fix: Delete the comment. JSON has no comments.',
  ],
  ['{"name" "A"}', '1:9', 'is not valid JSON: expected ":", found "A".\n  Fix: Add ":" before "A".'],
  ['{"name": "A"', '1:13', 'is not valid JSON: expected "}", found the end of the file.\n  Fix: Add "}" at the end.'],
  ['{"a": ["A"', '1:11', 'is not valid JSON: expected "]", found the end of the file.\n  Fix: Add "]" at the end.'],
  [
    '{"name": "A",}',
    '1:14',
    'is not valid JSON: expected a key in double quotes, found "}".\n  Fix: Delete the comma before "}".',
  ],
  ['{"a": ["A",]}', '1:12', 'is not valid JSON: expected a value, found "]".\n  Fix: Delete the comma before "]".'],
  [
    '{} {}',
    '1:4',
    'is not valid JSON: expected the end of the file, found "{".\n  Fix: Delete "{" and the text after it.',
  ],
  [
    '{"a": "b\n"}',
    '1:7',
    'is not valid JSON: expected a closing quote, found "b.\n  Fix: Add " after the last character of "b.',
  ],
  ['{"a": yes}', '1:7', 'is not valid JSON: expected a key or value, found "yes".\n  Fix: Write "yes".'],
  [
    '{"a": "\\q"}',
    '1:7',
    'is not valid JSON: expected a character that a backslash can escape, found "\\q".\n  Fix: Write \\\\ for a backslash.',
  ],
  [
    '{"a": "\u0001"}',
    '1:7',
    'is not valid JSON: expected a printable character, found "\u0001".\n  Fix: Write \\n for a line break, or \\t for a tab.',
  ],
];
for (const [json, place, says] of syntaxCases) {
  test(`the position of invalid JSON is reported: ${json}`, async () => {
    const {text, missing} = await read({'docs.json': json});
    assert.deepEqual(missing, ['syntax']);
    assert.equal(text, `docs.json:${place}  error  config-syntax\n  docs.json ${says}`);
  });
}

test('too deeply nested text is handled without an exception', async () => {
  const {missing} = await read({'docs.json': '['.repeat(500_000)});
  assert.deepEqual(missing, ['syntax']);
  const deep = `{"name": 1, ${navigation}, "integrations": ${'['.repeat(100_000)}${']'.repeat(100_000)}, "$ref": 1}`;
  assert.deepEqual((await read({'docs.json': deep})).missing, []);
});

test('each missing key is one error', async () => {
  const {text, missing} = await read({'docs.json': '\n{}'});
  assert.deepEqual(missing, ['name', 'navigation']);
  assert.equal(
    text,
    `docs.json:2:1  error  config-required
  docs.json has no "name".
  Fix: Add "name": "My project".
docs.json:2:1  error  config-required
  docs.json has no "navigation".
  Fix: Add "navigation": {"pages": ["index"]}.`,
  );
});

test('findings point to a wrong key or to a wrong value', async () => {
  const {text} = await read({
    'docs.json': `{
  "name": "A",
  ${navigation},
  "thme": "x",
  "zzzzzz": 1,
  "chat": {},
  "modeToggle": {},
  "fonts": {"body":  {"family": "My Font"}},
  "contextual": {"options": ["copy", "assistant"]},
  "description":   5
}`,
  });
  assert.equal(
    text,
    `docs.json:4:3  warning  config-unknown
  thme is not a setting. It has no effect.
  Fix: Write "theme" instead of "thme".
docs.json:5:3  warning  config-unknown
  zzzzzz is not a setting. It has no effect.
  Fix: Delete "zzzzzz".
docs.json:6:3  info  config-unknown
  Lectern does not support the setting chat. It has no effect.
  Fix: Delete "chat" if no other tool needs it.
docs.json:7:3  info  config-legacy
  modeToggle is the old form of appearance. If both exist, Lectern uses appearance.
  Fix: Rename "modeToggle" to "appearance".
docs.json:8:22  info  config-font
  fonts.body has no "source", so only devices with the font "My Font" show it.
  Fix: Add "source": "/fonts/my-font.woff2" with the path of your font file.
docs.json:9:38  info  config-value
  contextual.options[1] is "assistant", which Lectern does not support. It has no effect.
  Fix: Delete "assistant" if no other tool needs it.
docs.json:10:20  error  config-type
  description is 5, not a string.
  Fix: Write "description": "5".`,
  );
});

test('of duplicate keys, the last one counts and is reported', async () => {
  const {text} = await read({'docs.json': `{"name": 1,\n"name": 2, ${navigation}}`});
  assert.match(text, /^docs\.json:2:9 .*\n {2}name is 2,/);
});

test('references work anywhere, relative to their own file', async () => {
  const {config, text, raw} = await read({
    'docs.json': '{"name": {"$ref": "config/name.json"}, "navigation": {"$ref": "./config/nav.json"}}',
    'config/name.json': '"Shop"',
    'config/nav.json': '{"tabs": [{"$ref": "tabs/a.json"}, {"$ref": "../b.json"}]}',
    'config/tabs/a.json': '{"tab": "A", "pages": ["a"]}',
    'b.json': '{"tab": "B", "pages": ["b"]}',
  });
  assert.equal(text, '');
  assert.equal(config.name, 'Shop');
  assert.deepEqual(raw, {
    name: 'Shop',
    navigation: {
      tabs: [
        {tab: 'A', pages: ['a']},
        {tab: 'B', pages: ['b']},
      ],
    },
  });
});

test('docs.json can be a single reference', async () => {
  const {config, text} = await read({
    'docs.json': '{"$ref": "real.json"}',
    'real.json': `{"name": "Shop", ${navigation}, "search": 1}`,
  });
  assert.equal(config.name, 'Shop');
  assert.match(text, /^real\.json:1:\d+ {2}error {2}config-type\n {2}search is 1,/);
});

test('keys beside $ref override those of the file', async () => {
  const {config, text} = await read({
    'docs.json': `{"name": "A", ${navigation},\n"colors": {"$ref": "colors.json", "primary": "#000", "dark": "red"}}`,
    'colors.json': '{"primary": "#fff",\n\n"light": "blue", "__proto__": {"dark": "#000"}}',
  });
  assert.equal(config.colors.primary, '#000');
  assert.match(text, /docs\.json:2:\d+ .*config-color\n {2}colors\.dark is "red"/);
  assert.match(text, /colors\.json:3:10 .*config-color\n {2}colors\.light is "blue"/);
  assert.equal(({} as {dark?: unknown}).dark, undefined);
});

test('a file can be referenced twice', async () => {
  const {config, text} = await read({
    'docs.json': `{"name": "A", ${navigation}, "footer": {"links": [{"$ref": "c.json"}, {"$ref": "c.json"}]}}`,
    'c.json': '{"items": [{"$ref": "link.json"}]}',
    'link.json': '{"label": "L", "href": "/l"}',
  });
  assert.equal(text, '');
  assert.deepEqual(config.footer.links[1], {items: [{label: 'L', href: '/l'}]});
});

test('a problem is reported in the file that contains it', async () => {
  const {problems} = await read({
    'docs.json': '{"name": "A", "navigation": {"groups": {"$ref": "nav/groups.json"}}}',
    'nav/groups.json': '[\n  {"group": "G", "pages": ["a"], "icno": "x"}\n]',
  });
  assert.deepEqual(problems[0]?.place, {file: 'nav/groups.json', line: 2, column: 34});
  assert.equal(problems[0]?.fix, 'write "icon" instead of "icno".');
});

const refused: readonly (readonly [string, string])[] = [
  ['/etc/x.json', 'a path from the root of the disk'],
  ['../x.json', 'a path out of the project'],
  ['a/../../x.json', 'a path that leaves the project on the way'],
  ['https://evil.example/x.json', 'an address'],
  ['//evil.example/x.json', 'an address without scheme'],
  ['file:x.json', 'a file address'],
  ['..\\x.json', 'a path of backslashes'],
  ['a/%2e%2e/x.json', 'an encoded path'],
  ['x.json#/a', 'a part of a file'],
  ['', 'nothing'],
];
for (const [target, what] of refused) {
  test(`rejects a reference to ${what}: ${target}`, async () => {
    const asked: string[] = [];
    const json = `{"name": "A", ${navigation},\n"footer": {"$ref": ${JSON.stringify(target)}}}`;
    const {problems, config} = await readConfig({
      async read(path) {
        asked.push(path);
        return {path, text: json};
      },
    });
    assert.deepEqual(asked, ['docs.json']);
    assert.deepEqual(problems.map(formatProblem), [
      `docs.json:2:11  error  config-ref
  docs.json references the file ${JSON.stringify(target)}, which is outside the project.
  Fix: Copy the file into the project, and write its path relative to docs.json.`,
    ]);
    assert.deepEqual(config.footer.links, []);
  });
}

test('a broken reference is reported with its file, instead of a missing key', async () => {
  const {problems, missing, text} = await read({'docs.json': '{"name": "A",\n"navigation": {"$ref": "n/nav.json"}}'});
  assert.deepEqual(missing, ['navigation']);
  assert.equal(
    text,
    `docs.json:2:15  error  config-ref
  docs.json references the file "n/nav.json", which does not exist.
  Fix: Add n/nav.json, or correct the path.`,
  );
  assert.equal(problems[0]?.related, undefined);
});

test("the host's reason for a missing file is reported", async () => {
  const host = (missing: 'failed' | 'refused'): Files => ({
    async read(path) {
      if (path === 'docs.json') return {path, text: `{"name": "A", ${navigation}, "seo": {"$ref": "s.json"}}`};
      return {path, missing, reason: 'It is a link.'};
    },
  });
  const say = async (missing: 'failed' | 'refused') =>
    (await readConfig(host(missing))).problems.map(({message, fix}) => [message, fix]);
  assert.deepEqual(await say('failed'), [
    [
      'docs.json references the file "s.json", which Lectern cannot read: It is a link.',
      'Check that s.json exists, and that Lectern can read it.',
    ],
  ]);
  assert.deepEqual(await say('refused'), [
    [
      'docs.json references the file "s.json", which Lectern cannot read: It is a link.',
      'Check that s.json exists, and that Lectern can read it.',
    ],
  ]);
});

test('a circular reference is reported where it closes', async () => {
  const {text} = await read({
    'docs.json': `{"name": "A", ${navigation}, "seo": {"$ref": "a.json"}}`,
    'a.json': '{"metatags": {"$ref": "b.json"}}',
    'b.json': '{"$ref": "a.json"}',
  });
  assert.equal(
    text,
    `b.json:1:1  error  config-ref
  b.json references the file "a.json", which leads back to b.json.
  Fix: Delete this reference, or another reference of the cycle.`,
  );
});

test('invalid JSON in a referenced file is reported with the referrer', async () => {
  const {problems} = await read({
    'docs.json': `{"name": "A", ${navigation},\n"seo": {"$ref": "a.json"}}`,
    'a.json': '{"metatags": }',
  });
  assert.deepEqual(problems, [
    {
      code: 'config-syntax',
      level: 'error',
      message: 'a.json is not valid JSON: expected a value, found "}".',
      fix: 'write a value here, such as "text".',
      place: {file: 'a.json', line: 1, column: 14},
      related: [{file: 'docs.json', line: 2, column: 8}],
    },
  ]);
});

test('reading stops at the limit of files', async () => {
  const pages = Array.from({length: 501}, () => '{"$ref": "page.json"}').join();
  const {text} = await read({
    'docs.json': `{"name": "A", "navigation": {"pages": [${pages}]}}`,
    'page.json': '"index"',
  });
  assert.match(
    text,
    /config-limit\n {2}docs\.json references the file "page\.json", one file more than the limit of 500\.\n {2}Fix: Copy the content of some of these files into the files that reference them\.$/,
  );
});

test('reading stops at the limit of chained references', async () => {
  const chain = Array.from({length: 120}, (_, at) => [`${at}.json`, `{"$ref": "${at + 1}.json"}`]);
  const {text} = await read({
    ...Object.fromEntries(chain),
    'docs.json': `{"name": "A", ${navigation}, "seo": {"$ref": "0.json"}}`,
  });
  assert.match(
    text,
    /config-limit\n {2}99\.json references the file "100\.json", the end of a chain longer than the limit of 100 files\.\n {2}Fix: Reference 100\.json from docs\.json\.$/,
  );
});

test('the limit that a file exceeds is named', async () => {
  const {text} = await read({
    'docs.json': `{"name": "A", ${navigation}, "seo": {"$ref": "a.json"}}`,
    'a.json': ' '.repeat(10_000_001),
  });
  assert.match(
    text,
    /config-limit\n {2}docs\.json references the file "a\.json", which is larger than 10 MB, the limit for a configuration file\.\n {2}Fix: Move parts of a\.json to other files, and reference them with \{"\$ref": "part\.json"\}\.$/,
  );
});

test('the positions of 5,000 problems are found in one pass', async () => {
  const redirects = Array.from({length: 5000}, () => '{"source": "/a", "destination": 1}').join(',\n');
  const cost = await costOf(async () => {
    const {problems} = await read({'docs.json': `{"name": "A", ${navigation}, "redirects": [\n${redirects}]}`});
    assert.equal(problems.length, 5000);
    assert.deepEqual(problems[4999]?.place, {file: 'docs.json', line: 5001, column: 33});
  });
  assert.ok(cost < 80, `${cost}`);
});

test('a docs.json in UTF-16 is named as such', async () => {
  for (const text of ['\ufffd\ufffd{\0"\0', '{\0"\0n\0']) {
    const {problems, missing} = await readConfig(createMemoryFiles({'docs.json': text}));
    assert.deepEqual(missing, ['syntax']);
    assert.match(problems[0]?.message ?? '', /UTF-16/);
    assert.match(problems[0]?.fix ?? '', /UTF-8/);
  }
});
