import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {startChromium} from './chromium.js';
import type {Engine, EngineName, StartEngine} from './engine.js';
import {startFirefox} from './firefox.js';
import {goJourney, type Journey} from './journey.js';
import {journeys} from './journeys/journeys.js';
import {startWebKit} from './webkit.js';

// `npm run browsers -- --engine webkit --only search --shots FOLDER --json FILE`: runs every journey in every engine.

const starts: Readonly<Record<EngineName, StartEngine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
const {values} = parseArgs({
  options: {
    engine: {type: 'string', multiple: true},
    only: {type: 'string'},
    shots: {type: 'string'},
    json: {type: 'string'},
  },
});

interface Result {
  readonly name: EngineName;
  readonly version: string;
  readonly journeys: number;
  readonly failed: {readonly journey: string; readonly why: string}[];
  readonly seconds: number;
}

async function goAll(engine: Engine, wanted: readonly Journey[]): Promise<Result> {
  const failed: {journey: string; why: string}[] = [];
  const started = Date.now();
  const shots = values.shots && `${values.shots}/${engine.name}`;
  if (shots) mkdirSync(shots, {recursive: true});
  for (const journey of wanted) {
    const from = Date.now();
    const why = await goJourney(engine.tab, journey, shots).then(
      () => undefined,
      (error: Error) => error.message,
    );
    console.log(`${engine.name}  ${why ? 'FAILED' : 'passed'}  ${journey.name} (${Date.now() - from} ms)`);
    if (why) {
      console.log(why.replace(/^/gm, '  '));
      failed.push({journey: journey.name, why});
      if (shots) await engine.tab.screenshot(`${shots}/failed-${failed.length}.png`).catch(() => {});
    }
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  return {name: engine.name, version: engine.version, journeys: wanted.length, failed, seconds};
}

const wanted = journeys.filter(({name}) => name.includes(values.only ?? ''));
const results: Result[] = [];
const skipped: string[] = [];
for (const name of (values.engine as EngineName[] | undefined) ?? (Object.keys(starts) as EngineName[])) {
  const engine = await starts[name]();
  if ('reason' in engine) {
    skipped.push(`${name} is skipped: ${engine.reason}`);
    continue;
  }
  try {
    results.push(await goAll(engine, wanted));
  } finally {
    await engine.close();
  }
}
for (const {name, version, journeys, failed, seconds} of results)
  console.log(`${name} ${version}: ${journeys - failed.length} of ${journeys} journeys, ${seconds} s`);
for (const text of skipped) console.log(text);
if (values.json) writeFileSync(values.json, JSON.stringify({engines: results, skipped}, null, 2));
process.exit(results.some(({failed}) => failed.length > 0) || results.length === 0 ? 1 : 0);
