import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Finding} from '../../../src/check/report.js';
import {judge, type Made} from './judge.js';
import {kinds} from './kinds.js';
import {chooseMutations, roundsOf} from './mutate.js';
import type {Mutation} from './mutation.js';
import {Random, seedOf} from './random.js';
import {runProject} from './run-project.js';
import {shopFiles, shopProject} from './shop-project.js';
import {typo, typoInPath} from './typo.js';

test('equal seeds give equal faults, and other seeds give others', async () => {
  const choose = async (seed: number) => {
    const project = await shopProject();
    const pages = {kinds: kinds.page, sources: project.pages, count: 4, seed};
    const documents = {kinds: kinds.document, sources: project.documents, count: 4, seed};
    return [...chooseMutations(project, pages), ...chooseMutations(project, documents)].map(({mutation}) => mutation);
  };
  const first = await choose(7);
  assert.deepEqual(await choose(7), first);
  assert.notDeepEqual(await choose(8), first);
});

test('random numbers depend only on the seed, and are spread', () => {
  const random = new Random(1);
  assert.deepEqual(
    Array.from({length: 6}, () => random.below(100)),
    [62, 0, 52, 98, 96, 28],
  );
  assert.deepEqual(new Random(2).shuffled([1, 2, 3, 4, 5]).toSorted(), [1, 2, 3, 4, 5]);
  assert.equal(new Random(3).pick([]), undefined);
  assert.notEqual(seedOf(1, 'a'), seedOf(1, 'b'));
  assert.notEqual(seedOf(1, 'a'), seedOf(2, 'a'));
});

test('a typo always differs from the word, and keeps folder and extension', () => {
  for (let seed = 0; seed < 50; seed++) {
    const random = new Random(seed);
    for (const word of ['Card', 'aa', 'x', 'aaaa']) assert.notEqual(typo(word, random), word);
    assert.match(typoInPath('/guide/start.mdx', random), /^\/guide\/(?!start\.mdx)[star]+\.mdx$/);
  }
});

const mutation = (more: Partial<Mutation> = {}): Mutation => ({
  kind: 'k',
  file: 'a.mdx',
  start: 4,
  end: 4,
  text: 'x\n',
  line: 3,
  codes: ['link-missing'],
  follows: [],
  needs: [],
  ...more,
});
const text = 'a\nb\nc\nd\n';
const finding = (more: Partial<Finding> = {}): Finding => ({
  file: 'a.mdx',
  line: 3,
  column: 1,
  code: 'link-missing',
  level: 'error',
  message: 'M',
  fix: '',
  related: [],
  ...more,
});
const verdict = (before: readonly Finding[], after: readonly Finding[], each: Mutation = mutation()) => {
  const {found, missed, strays} = judge(before, after, [{mutation: each, text}]);
  return `${found.length} found, ${missed.length} missed, ${strays.map(({file, line, code}) => `${file}:${line} ${code}`)}`;
};

test('a fault is found by a new finding with its code, file and line', () => {
  assert.equal(verdict([], [finding()]), '1 found, 0 missed, ');
  assert.equal(verdict([], [finding({code: 'tag-unclosed'})]), '0 found, 1 missed, ');
  assert.equal(verdict([], []), '0 found, 1 missed, ');
  // At another line of the file, the fault counts as missed once. In another file, the finding is a stray.
  assert.equal(verdict([], [finding({line: 4})]), '0 found, 1 missed, ');
  assert.equal(verdict([], [finding({file: 'b.mdx'})]), '0 found, 1 missed, b.mdx:3 link-missing');
});

test('earlier findings are not new, even if the change moved them', () => {
  assert.equal(verdict([finding({line: 2})], [finding({line: 2})]), '0 found, 1 missed, ');
  assert.equal(verdict([finding({line: 3})], [finding({line: 4}), finding()]), '1 found, 0 missed, ');
  assert.equal(verdict([finding()], [finding(), finding({line: 4})]), '1 found, 0 missed, ');
});

test('another error or warning is false, unless the fault implies it', () => {
  const other = finding({line: 1, code: 'tag-unclosed'});
  assert.equal(verdict([], [finding(), other]), '1 found, 0 missed, a.mdx:1 tag-unclosed');
  assert.equal(verdict([], [finding(), {...other, level: 'info'}]), '1 found, 0 missed, ');
  assert.equal(verdict([], [finding(), other], mutation({follows: ['tag-unclosed']})), '1 found, 0 missed, ');
  const link = finding({file: 'b.mdx', code: 'link-anchor-missing', related: [{file: 'a.mdx', line: 1, column: 1}]});
  assert.equal(verdict([], [finding(), link]), '1 found, 0 missed, ');
  assert.equal(verdict([], [finding(), {...link, related: []}]), '1 found, 0 missed, b.mdx:3 link-anchor-missing');
});

test("a round has one fault per file, and none in another fault's link target", () => {
  const made = (file: string, needs?: string): Made => ({
    mutation: mutation({file, needs: needs ? [needs] : []}),
    text,
  });
  const rounds = roundsOf([made('a'), made('a'), made('b', 'a'), made('c', 'd'), made('d')]);
  const names = rounds.map(round => round.map(each => each.mutation.file).join(' '));
  assert.deepEqual(names, ['a c', 'a d', 'b']);
});

test('all faults in a valid project are found without false findings', async () => {
  const {faults, strays, errors} = await runProject(await shopProject(), {seed: 1, count: 3});
  assert.deepEqual(strays, []);
  assert.deepEqual(
    faults.filter(({outcome}) => outcome === 'missed'),
    [],
  );
  assert.equal(new Set(faults.map(({kind}) => kind)).size, Object.values(kinds).flat().length);
  assert.deepEqual([...errors], []);
});

test('findings of the unchanged project are counted separately', async () => {
  const broken = {...shopFiles, 'guide/orders.mdx': '[Nowhere](/none)\n'};
  const {strays, errors} = await runProject(await shopProject(broken), {seed: 1, count: 1});
  assert.deepEqual(strays, []);
  assert.deepEqual([...errors], [['link-missing', 1]]);
});
