import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {useBrowser, writeProject} from '../e2e/site.js';
import {cache, installAll} from '../embed-hosts/install.js';
import {checkAdapter, checkChunk} from './adapter-suite.js';
import {manualSample} from './manual-samples.js';
import {freePort, withApp} from './running-app.js';
import {checkShown, sampleDocument} from './shown-reference.js';

// Runs the manual's samples with the frameworks from npm. Each passes the suite of all adapters, shows the reference in
// a browser, and receives a request.

const root = join(import.meta.dirname, '../../..');
const skip = existsSync(join(root, 'dist/oauth.html')) ? false : 'dist is not built';
const browser = useBrowser();

const frameworks: Readonly<Record<string, {readonly packages: readonly string[]; readonly prefix?: string}>> = {
  Node: {packages: [], prefix: '/any/place'},
  Express: {packages: ['express']},
  Fastify: {packages: ['fastify']},
  Hono: {packages: ['hono', '@hono/node-server']},
  Koa: {packages: ['koa']},
  Nest: {packages: ['@nestjs/core', '@nestjs/common', '@nestjs/platform-express', 'reflect-metadata', 'rxjs']},
};

before(
  () =>
    skip
      ? undefined
      : installAll(
          root,
          Object.values(frameworks).flatMap(({packages}) => packages),
        ),
  {
    timeout: 240_000,
  },
);

for (const [name, {packages, prefix = '/reference'}] of Object.entries(frameworks))
  test(`${name}: the sample of the manual passes the suite and shows the reference`, {
    skip,
    timeout: 120_000,
  }, async () => {
    const folder = join(cache, 'frameworks', name.toLowerCase());
    writeProject(folder, {
      'package.json': '{"private": true, "type": "module"}',
      'app.js': manualSample(name),
      'document.js': `export const document = ${JSON.stringify(sampleDocument)};\n`,
    });
    for (const each of packages)
      console.log(
        `${each} ${JSON.parse(readFileSync(join(cache, 'node_modules', each, 'package.json'), 'utf8')).version}`,
      );
    const chunks = readdirSync(join(cache, 'node_modules/lectern/dist/chunks'));
    await withApp({folder, command: process.execPath, args: ['app.js']}, await freePort(), async origin => {
      await checkAdapter(origin, prefix);
      await checkChunk(origin, prefix, `chunks/${chunks.find(each => each.startsWith('core-'))}`);
      await checkShown(browser.open(), `${origin}${prefix}`);
    });
  });
