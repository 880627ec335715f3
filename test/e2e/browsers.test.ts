import {after, before, describe, test} from 'node:test';
import {startChromium} from '../browsers/chromium.js';
import type {Engine, StartEngine} from '../browsers/engine.js';
import {startFirefox} from '../browsers/firefox.js';
import {goJourney, type Journey} from '../browsers/journey.js';
import {journeys} from '../browsers/journeys/journeys.js';
import {worker} from '../browsers/journeys/worker.js';
import {startWebKit} from '../browsers/webkit.js';

// The ways of readers in the engines of Firefox and Safari; `npm run browsers` goes all of them in all three.

function goIn(name: string, start: StartEngine, wanted: readonly Journey[]): void {
  describe(name, () => {
    let engine: Engine | {readonly reason: string};
    before(async () => {
      engine = await start();
    });
    after(async () => {
      if ('close' in engine) await engine.close();
    });
    for (const journey of wanted)
      test(`${journey.name} (${name})`, async t => {
        if ('reason' in engine) t.skip(engine.reason);
        else await goJourney(engine.tab, journey);
      });
  });
}

const gate = journeys.filter(({isGate}) => isGate);
goIn('Firefox', startFirefox, gate);
goIn('WebKit', startWebKit, gate);
goIn('Chromium', startChromium, worker);
