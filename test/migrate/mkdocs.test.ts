import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fontAwesomeNames} from '../../src/migrate/text/material-icons.js';
import {bodyOf, moved, todosOf} from './source.js';

const config = (...extensions: readonly string[]) =>
  `site_name: T\nmarkdown_extensions:\n${extensions.map(name => `  - pymdownx.${name}\n`).join('')}`;

async function read(page: string, ...extensions: readonly string[]) {
  const made = await moved({'mkdocs.yml': config('snippets', ...extensions), 'docs/page.md': page});
  return {body: bodyOf(made, 'page.mdx'), todos: todosOf(made), text: made.texts.get('page.mdx') ?? ''};
}

test('inline syntax of Python-Markdown becomes HTML and icons', async () => {
  const all = ['emoji', 'keys', 'mark', 'caret', 'tilde'];
  for (const [source, expected] of [
    ['Press ++ctrl+alt+"x"++ or ++arrow-up++.', 'Press <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>x</kbd> or <kbd>Up</kbd>.'],
    [
      'A ==marked text==, ^^inserted^^, ~~gone~~, H~2~O, x^2^.',
      'A <mark>marked text</mark>, <ins>inserted</ins>, ~~gone~~, H<sub>2</sub>O, x<sup>2</sup>.',
    ],
    [
      'Go :material-rocket-launch:{ .lg .middle } :tada: :no_such_thing: at 12:30:45.',
      'Go <Icon icon="rocket" /> 🎉 :no_such_thing: at 12:30:45.',
    ],
    [
      ':fontawesome-brands-github: :simple-rust: :octicons-mark-github-16:',
      '<Icon icon="github" iconType="brands" /> <Icon icon="rust" iconType="brands" /> <Icon icon="github" iconType="brands" />',
    ],
    ['Code keeps `++a++ ==b== :tada:`.', 'Code keeps `++a++ ==b== :tada:`.'],
    ['In C++ and a == b, 2^10 and ~/x', 'In C++ and a == b, 2^10 and ~/x'],
  ] as const) {
    const {body, todos} = await read(source, ...all);
    assert.equal(body, expected);
    assert.deepEqual(todos, []);
  }
  const plain = '++ctrl++ ==x== :tada: a^2^';
  assert.equal((await read(plain)).body, plain);
});

test('a heading loses its icon, which a title cannot have', async () => {
  const {text} = await read('# :material-cog: Setup\n\n## :octicons-x-16:{ .red } More', 'emoji');
  assert.match(text, /^---\ntitle: "Setup"\n/);
  assert.match(text, /^## More$/m);
});

test('card grids of Material for MkDocs become cards', async () => {
  const page = `<div class="grid cards" markdown>

-   :material-clock-fast:{ .lg .middle } __Set up in 5 minutes__

    ---

    Install \`it\` and

    - run it

    [:octicons-arrow-right-24: Getting started](other.md)

-   **Plain**
-   Without a title

</div>`;
  const made = await moved({'mkdocs.yml': config('emoji'), 'docs/page.md': page, 'docs/other.md': '# Other'});
  assert.equal(
    bodyOf(made, 'page.mdx'),
    `<CardGroup>
<Card title="Set up in 5 minutes" icon="clock">
Install \`it\` and
- run it
[<Icon icon="arrow-right" /> Getting started](/other)
</Card>
<Card title="Plain">
</Card>
<Card>
Without a title
</Card>
</CardGroup>`,
  );
});

test('other text in a card grid stays as it is', async () => {
  const {body} = await read('<div class="grid cards">\n\nText.\n\n- a\n\n</div>');
  assert.equal(body, '<div class="grid cards">\nText.\n- a\n</div>');
});

test('the icons of converted shortcodes exist in Font Awesome', () => {
  const folder = join(import.meta.dirname, '../../../node_modules/@fortawesome/fontawesome-free/svgs/solid');
  assert.deepEqual(
    Object.values(fontAwesomeNames).filter(name => !existsSync(join(folder, `${name}.svg`))),
    [],
  );
});
