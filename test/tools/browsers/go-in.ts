import {after, before, describe, test} from 'node:test';
import type {Engine, StartEngine} from './engine.js';
import {goJourney, type Journey} from './journey.js';

/** Runs journeys in an engine, each as a test. Skips them if the engine is unavailable. */
export function goIn(name: string, start: StartEngine, wanted: readonly Journey[]): void {
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
