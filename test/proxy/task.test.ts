import assert from 'node:assert/strict';
import {mock, test} from 'node:test';
import {refusals} from '../../src/proxy/refusal.js';
import {standardLimits} from '../../src/proxy/settings.js';
import {Task} from '../../src/proxy/task.js';

const clocks = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;

test('a body that ends after its rejection starts no timer', () => {
  const before = clocks();
  const task = new Task(standardLimits);
  assert.equal(clocks(), before + 1);
  task.stop(refusals.connectTime(1));
  task.end();
  task.sent();
  assert.equal(clocks(), before);
});

test('a missing response stops the request and is reported once', () => {
  mock.timers.enable({apis: ['setTimeout']});
  const task = new Task(standardLimits);
  const told: unknown[] = [];
  task.onStop(why => told.push(why.refusal));
  task.sent();
  mock.timers.tick(standardLimits.headers);
  mock.timers.tick(standardLimits.total);
  assert.deepEqual(told, [refusals.headersTime(standardLimits.headers)]);
  mock.timers.reset();
});
