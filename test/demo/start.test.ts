import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {test} from 'node:test';
import {ask} from './ask.js';

test("the demo starts its API, and the document names the API's origin", async () => {
  const env = {...process.env, PORT: '0', API_PORT: '0', CI: '1'};
  const program = join(import.meta.dirname, '../../demo/start.js');
  const demo = spawn(process.execPath, [program], {env, stdio: ['ignore', 'pipe', 'inherit']});
  try {
    let said = '';
    for await (const chunk of demo.stdout) {
      said += chunk;
      if (said.includes('Ctrl+C')) break;
    }
    const site = /site is at (http:\/\/localhost:\d+)/.exec(said)![1]!;
    const api = /calls: (http:\/\/127\.0\.0\.1:\d+)/.exec(said)![1]!;
    assert.equal((await ask(api, '/trees')).status, 200);
    const here = site.replace('localhost', '127.0.0.1');
    assert.ok((await ask(here, '/api/playground.yaml')).text.includes(`- url: ${api}\n`));
    assert.ok((await ask(here, '/docs.json')).text.includes('"source": "api/playground.yaml"'));
    const foreign = await ask(here, '/api/playground.yaml', {headers: {host: 'evil.example'}});
    assert.equal(foreign.status, 403);
  } finally {
    demo.kill();
  }
});
