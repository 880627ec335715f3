import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {buildPageHref} from '../../../src/base/link.js';
import {normalizeSlug} from '../../../src/base/slug.js';
import {buildNavigation} from '../../../src/site/navigation/build-navigation.js';
import {findNavigationProblems} from '../../../src/site/navigation/find-navigation-problems.js';
import {locatePage} from '../../../src/site/navigation/locate-page.js';
import {listPageFileCandidates} from '../../../src/site/routes/page-files.js';
import {buildRoutes, resolveRoute} from '../../../src/site/routes/routes.js';
import {sharedPath} from '../../shared.js';
import {nodeFrom, type Written} from './node-from.js';

const corpus = sharedPath('corpus');
const projects = existsSync(corpus)
  ? readdirSync(corpus).filter(name => existsSync(join(corpus, name, 'docs.json')))
  : [];

/** Maximum number of entries whose file the project itself lacks, or has at another path. */
const allowedMissing = 5;

describe('real projects', {skip: projects.length === 0 && `no projects in ${corpus}`}, () => {
  for (const name of projects) {
    const written = JSON.parse(readFileSync(join(corpus, name, 'docs.json'), 'utf8')) as Written;
    const navigation = buildNavigation({name, navigation: nodeFrom(written['navigation'] as Written)});
    const listed = [...navigation.entries.values()].flatMap(({slug, generated}) => (generated ? [] : [slug]));

    test(`${name}: every page in docs.json is listed, resolved and located`, () => {
      const slugs = slugsIn(written['navigation']);
      assert.ok(slugs.size > 0);
      assert.deepEqual([...listed].sort(), [...slugs].sort());
      const routes = buildRoutes({redirects: []}, navigation);
      for (const slug of slugs) {
        const found = resolveRoute(routes, buildPageHref({slug}, {base: '/', router: 'history'}));
        assert.deepEqual([found.kind, 'slug' in found && found.slug], ['page', slug]);
        assert.equal(locatePage(navigation, slug).entry?.slug, slug);
      }
    });

    test(`${name}: its files are among the candidates`, () => {
      const missing = listed.filter(
        slug => !listPageFileCandidates(slug).some(file => existsSync(join(corpus, name, file))),
      );
      assert.ok(missing.length <= allowedMissing, missing.join(', '));
    });

    test(`${name}: the navigation has no errors`, () => {
      const problems = findNavigationProblems({navigation: nodeFrom(written['navigation'] as Written)}, navigation);
      assert.deepEqual(
        problems.filter(({level}) => level === 'error'),
        [],
      );
    });
  }
});

/** Returns all strings in all `pages`, without the tested code. Leaves out entries that name operations. */
function slugsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'root' && typeof inner === 'string') found.add(normalizeSlug(inner)!);
    if (key === 'pages' && Array.isArray(inner)) {
      for (const page of inner) if (typeof page === 'string' && !page.includes(' /')) found.add(normalizeSlug(page)!);
    }
    slugsIn(inner, found);
  }
  return found;
}
