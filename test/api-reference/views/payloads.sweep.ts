import {test} from 'node:test';
import {withoutShared} from '../../shared.js';
import {checkPayloads} from './check-payloads.js';

test(
  'nothing of the payloads is live in a view, wherever they stand in a document',
  {skip: withoutShared('security/payloads.json')},
  () => checkPayloads(1),
);
