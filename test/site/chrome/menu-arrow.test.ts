import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';

// Runs as build/test/site/chrome/menu-arrow.test.js.
const theme = join(import.meta.dirname, '../../../../elements/theme');
const sheets = new Map(
  readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.css'))
    .map(name => [name, readFileSync(join(theme, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')]),
);

test('every menu without a native arrow has ours', () => {
  const drawing = [...sheets].filter(([, css]) => /rotate: 45deg/.test(css));
  assert.deepEqual(
    drawing.map(([name]) => name),
    ['components/tabs.css'],
  );
  const [, boxes = ''] = /:is\(([^)]*)\)::after \{\s*content: ""/.exec(drawing[0]?.[1] ?? '') ?? [];
  const bare = [...sheets.values()].flatMap(css =>
    [...css.matchAll(/([^{}]*select[^{}]*)\{([^}]*appearance: none[^}]*)\}/g)]
      // Inputs in rows draw it as their background, like those of the form: they can be at any depth, without a box.
      .filter(([, , rules = '']) => !/background-image:\s*linear-gradient/.test(rules))
      .map(([, selector = '']) => selector.trim()),
  );
  // Each `select`, and the box around it.
  const boxOf: Readonly<Record<string, string>> = {
    '.tab-menu-select': '.tab-menu-box',
    'select.request-host': '.request-menu',
    '.update-operations > select': '.update-operations',
    '.history-select > select': '.history-select',
  };
  assert.deepEqual(bare.map(selector => boxOf[selector] ?? selector).sort(), boxes.split(', ').sort());
});
