import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findPageName} from '../../src/site/page-name.js';
import {drawPage} from '../components/draw.js';

test("a page's name is its title, sidebar title, first heading, or slug", async () => {
  const heading = 'x\n\n# Get *the*\n\n# Two';
  const cases: readonly (readonly [head: string, text: string, name: string])[] = [
    ['title: Title\nsidebarTitle: Short', heading, 'Title'],
    ['sidebarTitle: Short', heading, 'Short'],
    ['icon: x', heading, 'Get the'],
    ['icon: x', '<h1>Get <em>the</em> &lt;token&gt;</h1>', 'Get the <token>'],
    ['icon: x', '<h1></h1>', 'First steps'],
  ];
  for (const [head, text, name] of cases) {
    const page = await drawPage(`---\n${head}\n---\n${text}\n`);
    assert.equal(findPageName({...page, slug: 'guide/first-steps'}), name);
  }
});
