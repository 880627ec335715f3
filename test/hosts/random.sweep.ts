import assert from 'node:assert/strict';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import type {Redirect} from '../../src/config/config.js';
import {hosts} from '../../src/hosts/host.js';
import type {HostInput} from '../../src/hosts/host-format.js';
import {engines, matcher} from './engines.js';
import {follow} from './follow.js';

const work = mkdtempSync(join(tmpdir(), 'hosts-'));
chmodSync(work, 0o755);
after(() => rmSync(work, {recursive: true}));

/** Returns a seeded generator of numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const alphabets: readonly (readonly string[])[] = [
  ['a', 'b', 'c', 'é', 'x y', 'v1.2', 'a-b'],
  ['a', '"q"', '$1', '%25', '{b}', 'é;', '(z)+', 'x,y', "it's", '~t!'],
];

interface Asked extends HostInput {
  readonly asks: readonly string[];
}

function randomSite(random: () => number, names: readonly string[]): Asked {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!;
  const name = () => pick(names);
  const list = <T>(most: number, make: (at: number) => T) =>
    Array.from({length: 1 + Math.floor(random() * most)}, (_, at) => make(at));
  const redirect = (): Redirect => {
    const parts = list(3, at => pick([name(), name(), name(), `:p${at}`, `:p${at}.html`, `x-:p${at}`]));
    const source = `/${parts.join('/')}${random() < 0.25 ? pick(['/*', '/:rest*']) : ''}`;
    const values = source.match(/\*|:[a-z]\w*\*?/g) ?? [];
    const path = list(3, () => (random() < 0.5 && values.length > 0 ? pick(values) : pick([name(), `n-${name()}`])));
    const origin = random() < 0.1 ? 'https://other.example' : '';
    const destination = `${origin}/${path.join('/')}${random() < 0.1 ? '#here' : ''}`;
    return {source, destination, permanent: random() < 0.6};
  };
  const path = () => list(4, () => pick([name(), name(), `${name()}.html`, `x-${name()}`, `n-${name()}`])).join('/');
  const addresses = [...new Set(list(8, path))];
  return {
    base: pick(['/', '/docs/']),
    slugs: ['index', ...addresses.map(address => address.replaceAll('%25', '%'))],
    redirects: list(5, redirect),
    asks: Array.from({length: 60}, () => `${random() < 0.2 ? pick(addresses) : path()}${random() < 0.2 ? '/' : ''}`),
  };
}

describe('hosts answer sites that nobody has thought of as the matcher does, or say that they cannot', () => {
  const sites = alphabets.flatMap((names, at) => {
    const random = randomOf(at + 1);
    return Array.from({length: 40}, () => randomSite(random, names));
  });
  for (const {name, open} of engines.filter(engine => engine.name !== 'matcher'))
    test(open ? name : `${name} is not installed`, {skip: !open}, async () => {
      const {asks, stop} = await open!(sites, work);
      const wrong: string[] = [];
      let same = 0;
      try {
        for (const [at, site] of sites.entries()) {
          const hasSaid = name !== 'serve' && name !== 'matcher' && hosts[name].build(site).problems.length > 0;
          for (const address of site.asks) {
            const wanted = await follow(matcher(site), site.base + address);
            const found = await follow(asks[at]!, site.base + address);
            if (found === wanted || found === wanted.replace(/^(?:redirect|temporary) /, 'moved ')) same++;
            else if (!hasSaid) wrong.push(`${JSON.stringify(site.redirects)} ${address}: ${found}, not ${wanted}`);
          }
        }
      } finally {
        await stop();
      }
      assert.deepEqual(wrong, []);
      assert.ok(same > 4000, `only ${same} of 4800 answers are the same`);
    });
});
