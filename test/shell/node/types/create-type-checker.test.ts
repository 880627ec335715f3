import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, before, test} from 'node:test';
import {createTypeChecker} from '../../../../shell/node/types/create-type-checker.js';
import {removeTypeMarks} from '../../../../src/markdown/code/without-type-marks.js';
import type {CheckTypes} from '../../../../src/prerender/typed-blocks.js';
import {compiler} from './compiler.js';

const top = mkdtempSync(join(tmpdir(), 'types-'));
const folder = join(top, 'project');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(top, path)), {recursive: true});
  writeFileSync(join(top, path), text);
};
let check: CheckTypes;
before(() => {
  process.env.LECTERN_TYPESCRIPT = compiler;
  write('project/node_modules/shop/package.json', '{"name": "shop", "types": "./index.d.ts"}');
  write(
    'project/node_modules/shop/index.d.ts',
    '/** Sends an order. */\nexport declare function order(id: number): Promise<string>;',
  );
  write('project/private.ts', 'export const key = "k-secret-1" as const;');
  write('outside/index.d.ts', 'export declare const key: "k-secret-2";');
  write('outside/package.json', '{"name": "away", "types": "./index.d.ts"}');
  symlinkSync(join(top, 'outside'), join(folder, 'node_modules/away'));
  check = createTypeChecker(folder);
});
after(() => {
  delete process.env.LECTERN_TYPESCRIPT;
  rmSync(top, {recursive: true});
});

test('types of names and queries are shown', async () => {
  const {code, types, notes, problem} = await check('const total = 1 + 2;\n//    ^?\nconst name = total + "a";', 'ts');
  assert.equal(code, 'const total = 1 + 2;\nconst name = total + "a";');
  assert.deepEqual(
    types.map(({start, length, text}) => [code.slice(start, start + length), text]),
    [
      ['total', 'const total: number'],
      ['name', 'const name: string'],
      ['total', 'const total: number'],
    ],
  );
  assert.deepEqual(notes, [{kind: 'query', line: 1, text: 'const total: number'}]);
  assert.equal(problem, undefined);
});

test("declarations of the project's packages are used with their documentation", async () => {
  const {types, problem} = await check("import {order} from 'shop';\nconst sent = await order(1);", 'ts');
  assert.ok(types.some(({text}) => text === 'const sent: string'));
  assert.ok(
    types.some(({text}) => /\(alias\) function order\(id: number\): Promise<string>[\s\S]*Sends an order\./.test(text)),
  );
  assert.equal(problem, undefined);
});

test('nothing else is read, inside or outside the project', async () => {
  for (const from of ['./private', '/project/private', join(folder, 'private'), 'away', '../outside/index'])
    assert.doesNotMatch(
      JSON.stringify(await check(`import {key} from '${from}';\nconst it = key;\n//    ^?`, 'ts')),
      /k-secret/,
      from,
    );
});

test('unexpected errors are findings too, and the code is always shown', async () => {
  const wrong = 'const count: number = "one";';
  const said = "Type 'string' is not assignable to type 'number'.";
  const expected = await check(`// @errors: 2322\n${wrong}`, 'ts');
  assert.deepEqual(
    [expected.code, expected.notes, expected.problem],
    [wrong, [{kind: 'error', line: 1, text: said}], undefined],
  );
  assert.deepEqual(expected.faults, [{start: 6, length: 5}]);
  const unexpected = await check(wrong, 'ts');
  assert.equal(unexpected.code, wrong);
  assert.deepEqual(unexpected.problem, {
    message: `The compiler reports: ${said} (TS2322)`,
    fix: 'correct the code, or add "// @errors: 2322" to show the error.',
  });
});

test('with invalid annotations, the plain code is shown with a reason', async () => {
  const broken = await check('const = ;', 'ts');
  assert.equal(broken.code, 'const = ;');
  assert.match(broken.problem?.message ?? '', /Variable declaration expected/);
  const nowhere = await check('let a = 1;\n//     ^?', 'ts');
  assert.deepEqual([nowhere.code, nowhere.types], ['let a = 1;', []]);
  assert.match(nowhere.problem?.message ?? '', /^Invalid quick info query: /);
  assert.match((await check('// ---cut-end---\nlet a;', 'ts')).problem?.message ?? '', /^Mismatched cut markers: /);
});

test('endless types are stopped, and the next block continues', {timeout: 60_000}, async () => {
  const endless =
    'type Add<T extends 0[]> = [...T, 0];\ntype N<A extends 0[], B extends 0[] = []> = B["length"] extends 900 ? A : N<Add<A>, Add<B>>;\n' +
    Array.from(
      {length: 4000},
      (_, at) =>
        `type T${at} = N<[${'0,'.repeat(at % 90)}0, ${at % 2 ? '0' : '0, 0'}]>; declare const v${at}: T${at}; const w${at}: N<T${at}> = v${at};`,
    )
      .join('\n')
      .slice(0, 49_000);
  const impatient = createTypeChecker(folder, 3000);
  const {code, types, problem} = await impatient(endless, 'ts');
  assert.match(code, /^type Add/);
  assert.deepEqual(types, []);
  assert.match(problem?.message ?? '', /needs more than 3 seconds|crashed/);
  const next = () => impatient('const next = 1;\n//    ^?', 'ts');
  let {notes} = await next();
  // On a busy machine, the compiler's restart can take longer than the time limit of a block.
  for (let turn = 0; notes.length === 0 && turn < 5; turn++) ({notes} = await next());
  assert.equal(notes[0]?.text, 'const next: 1');
});

test('without a usable compiler, the code is shown with a fix', async () => {
  for (const [named, message] of [
    [join(top, 'none'), /^TypeScript is not installed/],
    // The compiler of this package.
    ['typescript', /^TypeScript 7[\d.]* has no compiler API/],
  ] as const) {
    process.env.LECTERN_TYPESCRIPT = named;
    const {code, problem} = await createTypeChecker(folder)('let a = 1;\n//  ^?', 'ts');
    process.env.LECTERN_TYPESCRIPT = compiler;
    assert.equal(code, 'let a = 1;');
    assert.match(problem?.message ?? '', message);
    assert.match(problem?.fix ?? '', /npm i -D typescript-6@npm:typescript@6/);
  }
});

test('a browser shows the same code without a compiler', async () => {
  const blocks = [
    'let a = 1;\n//  ^?\nlet b = a;',
    '// @errors: 2322\n// @strict: false\n// @noErrors\nconst a: number = "";',
    'import x from "y";\n// ---cut---\nlet a = x;',
    'let hidden;\n// ---cut-before---\nlet a;\n// ---cut-after---\nlet b;',
    'let a;\n// ---cut-start---\nlet hidden;\n// ---cut-end---\nlet b;',
    '// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nimport {a} from "./a";\n  //    ^^^ this one',
    '// @ts-expect-error\nlet a: number = "";\n// A comment with ^ and @name in it\n  // @indented: stays',
    'console.l\n//       ^|\n',
    '// @deprecated\nlet a;',
  ];
  for (const block of blocks) {
    const {code} = await check(block, 'ts');
    assert.equal(removeTypeMarks(block).replace(/\n+$/, ''), code, block);
  }
});
