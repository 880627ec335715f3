import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readMarkedMode} from '../../src/base/read-marked-mode.js';

type Given = Readonly<Record<string, string>>;

/** Returns an element whose ancestors have these attributes, nearest first. */
function below(...ancestors: readonly Given[]): Parameters<typeof readMarkedMode>[0] {
  const [first, ...rest] = ancestors;
  return {
    getAttribute: () => null,
    parentElement: first ? {...below(...rest), getAttribute: name => first[name] ?? null} : null,
  };
}

const cases: readonly (readonly [name: string, ancestors: readonly Given[], mode: string | undefined])[] = [
  ['a class among others', [{class: 'text dark wide'}], 'dark'],
  ['an attribute of a framework', [{}, {'data-bs-theme': 'Dark'}], 'dark'],
  ['the nearest of two', [{'data-theme': 'light'}, {class: 'dark'}], 'light'],
  ['a class that only begins so', [{class: 'darkness'}], undefined],
  ['nothing', [], undefined],
];

for (const [name, ancestors, mode] of cases)
  test(`the mode set by ancestors: ${name}`, () => assert.equal(readMarkedMode(below(...ancestors)), mode));
