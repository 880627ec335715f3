import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, pages, useBrowser} from './site.js';

const browser = useBrowser();
const files = {'docs.json': docs({navigation: {pages: ['index', 'other']}}), ...pages('index', 'other')};

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`title and sidebar marker move to the next page's: ${reducedMotion}`, () =>
    inBoth(
      browser.open(),
      files,
      'index',
      async ({page: tab}) => {
        const moved = await tab.evaluate(async () => {
          const seen = new Set<string>();
          const look = () => {
            for (const {effect} of document.getAnimations())
              if (effect instanceof KeyframeEffect && effect.pseudoElement?.includes('group'))
                seen.add(effect.pseudoElement);
            if (document.title.includes('Other') && performance.now() > end) return;
            requestAnimationFrame(look);
          };
          const end = performance.now() + 900;
          look();
          (document.querySelector('.nav-link[data-slug=other]') as HTMLElement).click();
          await new Promise(done => setTimeout(done, 1000));
          return [...seen].sort();
        });
        const group = (name: string) => `::view-transition-group(${name})`;
        assert.equal(await tab.textContent('h1'), 'Other');
        assert.deepEqual(
          moved,
          reducedMotion === 'reduce' ? [] : [group('open-page'), group('page-title'), group('root')],
        );
      },
      {context: {reducedMotion}},
    ));
