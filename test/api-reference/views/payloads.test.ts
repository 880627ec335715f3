import {test} from 'node:test';
import {withoutShared} from '../../shared.js';
import {checkPayloads} from './check-payloads.js';

test(
  'no hostile payload becomes active in a view (every fourth payload)',
  {skip: withoutShared('security/payloads.json')},
  () => checkPayloads(4),
);
