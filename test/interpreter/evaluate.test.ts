// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources hold templates.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {evaluate} from './render-page.js';

const values = {
  n: 4,
  word: 'Hello',
  list: [3, 1, 2],
  rows: [
    {name: 'a', size: 1, tags: ['x', 'y']},
    {name: 'b', size: 2, tags: []},
  ],
  user: {name: 'Ann', 'a-b': 1},
  nothing: null,
};

const cases: Readonly<Record<string, readonly (readonly [source: string, expected: unknown])[]>> = {
  'reads literals': [
    ['0x1f', 31],
    ['.5e2', 50],
    ["'it\\'s \\u0041\\x42\\u{1F600}'", "it's AB😀"],
    ['/* nothing */', undefined],
    ['[1, , 2]', 'refused'],
    ['("a", "b")', 'b'],
    ['1 // one', 1],
  ],
  'fills the holes of templates': [
    ['`${word}, ${n + 1}`', 'Hello, 5'],
    ['`a${`b${n}`}c`', 'ab4c'],
    ['`\\${n} $n $`', '${n} $n $'],
    ['`${null} ${[1, [2, null]]}`', 'null 1,2,'],
    ['`${user}`', '[object Object]'],
  ],
  'reads members, own ones only': [
    ['user.name', 'Ann'],
    ['user["a-b"]', 1],
    ['user.missing', undefined],
    ['user.toString', undefined],
    ['list.length + word.length', 8],
    ['word[0] + list[2]', 'H2'],
    ['nothing.name', 'refused'],
    ['nothing?.name.first.second', undefined],
    ['user.missing?.[0].x', undefined],
    ['user.missing?.()', undefined],
    ['user?.name', 'Ann'],
  ],
  'follows the precedence of operators': [
    ['1 + 2 * 3 ** 2', 19],
    ['2 ** 3 ** 2', 512],
    ['10 - 4 - 3', 3],
    ['(1 + 2) * -n', -12],
    ['7 % 4 / 2', 1.5],
    ['1 < 2 === true', true],
    ['n > 3 ? "big" : n > 1 ? "middle" : "small"', 'big'],
    ['nothing ?? 0 || "x"', 'x'],
    ['!n || !!word && n', 4],
    ['"1" == 1 && "1" !== 1 && nothing == undefined', true],
    ['"b" >= "a"', true],
    ['"4" * "2"', 8],
    ['1 + "2"', '12'],
    ['typeof n + typeof nowhere + typeof user + typeof (() => 1)', 'numberundefinedobjectfunction'],
  ],
  'calls pure methods of lists without changing them': [
    ['list.map((x, i) => x * i)', [0, 1, 4]],
    ['rows.filter(row => row.size > 1).map(({name}) => name).join("")', 'b'],
    ['[...list].sort()', [1, 2, 3]],
    [
      '[list.reverse(), list]',
      [
        [2, 1, 3],
        [3, 1, 2],
      ],
    ],
    ['list.concat(4, [5, 6]).slice(-3)', [4, 5, 6]],
    ['rows.find(row => row.name === "b").size', 2],
    [
      '[list.some(x => x > 2), list.every(x => x > 2), list.includes(1), list.indexOf(2), list.at(-1)]',
      [true, false, true, 2, 2],
    ],
    ['rows.map(row => row.tags).flat()', ['x', 'y']],
    ['[0, 1, "", null, 2].filter(Boolean)', [1, 2]],
    ['["1", "2"].map(Number)', [1, 2]],
    ['list.entries().map(([i, x]) => i + x)', [3, 2, 4]],
    ['list.push(1)', 'refused'],
    ['list.map', undefined],
    ['[10, 9, 1].sort()', [1, 10, 9]],
  ],
  'calls pure methods of text': [
    ['word.toUpperCase() + word.toLowerCase().trim()', 'HELLOhello'],
    ['"a-b-c".split("-")', ['a', 'b', 'c']],
    ['"a-b-c".replace("-", "$&")', 'a$&b-c'],
    ['"a-b-c".replaceAll("-", "+")', 'a+b+c'],
    ['[word.includes("ell"), word.startsWith("H"), word.endsWith("x")]', [true, true, false]],
    ['"ab".repeat(2) + "x".charAt(0) + "7".padStart(3, "0") + "7".padEnd(2, "-")', 'ababx0077-'],
    ['(3.14159).toFixed(2)', '3.14'],
    ['word.replace(/l/g, "")', 'refused'],
    ['word.matchAll("l")', 'refused'],
  ],
  'knows the functions for keys and for changing types': [
    ['Object.keys(user)', ['name', 'a-b']],
    ['Object.values({a: 1, b: 2})', [1, 2]],
    ['Object.entries({a: 1}).map(([k, v]) => `${k}=${v}`)', ['a=1']],
    ['Number("5") + String(1) + Boolean("")', '51false'],
    ['Object.assign({}, user)', 'refused'],
    ['Object', 'refused'],
  ],
  'calls functions with destructured parameters': [
    ['(({a, b = 2, ...rest}) => [a, b, rest.c])({a: 1, c: 3})', [1, 2, 3]],
    ['(([first, , third = 9, ...rest]) => [first, third, rest])([1, 2, undefined, 4])', [1, 9, [4]]],
    ['(({user: {name: shown = "?"}}) => shown)({user: {}})', '?'],
    ['((a, ...more) => more)(...[1, 2], 3)', [2, 3]],
    ['(x => ({x}))(1).x', 1],
    ['(x => { const y = x * 2; if (y > 4) return "big"; else { return y } })(n)', 'big'],
    ['(function (x) { const f = y => y + 1; return f(x) })(1)', 2],
    ['(() => { let x = 1; x = 2; return x })()', 'refused'],
    ['(() => { for (;;) {} })()', 'refused'],
    ['() => 1', 'refused'],
  ],
  'spreads lists and objects': [
    ['[...list, ..."ab"]', [3, 1, 2, 'a', 'b']],
    ['Object.keys({...user, x: 1, ...nothing})', ['name', 'a-b', 'x']],
    ['[...n]', 'refused'],
  ],
  'refuses what is not pure or not known': [
    ['new Date()', 'refused'],
    ['await n', 'refused'],
    ['n = 1', 'refused'],
    ['n += 1', 'refused'],
    ['n++', 'refused'],
    ['++n', 'refused'],
    ['this', 'refused'],
    ['window.location', 'refused'],
    ['document', 'refused'],
    ['globalThis', 'refused'],
    ['fetch("/x")', 'refused'],
    ['alert(1)', 'refused'],
    ['/x/', 'refused'],
    ['word`x`', 'refused'],
    ['import("x")', 'refused'],
    ['useState(1)', 'refused'],
    ['delete user.name', 'refused'],
    ['async () => 1', 'refused'],
    ['{a() {}}', 'refused'],
    ['n n', 'refused'],
    ['"open', 'refused'],
    ['`open', 'refused'],
    ['(n', 'refused'],
  ],
  'reads a branch only when it is taken': [
    ['true || window', true],
    ['n ? 1 : window', 1],
    ['typeof window !== "undefined" && window.x', false],
  ],
};

for (const [name, table] of Object.entries(cases))
  test(name, () => {
    for (const [source, expected] of table) {
      // Objects of the interpreter have no prototype: compared as text.
      assert.equal(JSON.stringify(evaluate(source, values)), JSON.stringify(expected), source);
    }
  });
