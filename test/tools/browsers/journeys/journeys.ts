import type {Journey} from '../journey.js';
import {copying} from './copying.js';
import {elsewhere} from './elsewhere.js';
import {form} from './form.js';
import {frame} from './frame.js';
import {live} from './live.js';
import {opened} from './opened.js';
import {operations} from './operations.js';
import {prerendered} from './prerendered.js';
import {reading} from './reading.js';
import {routes} from './routes.js';
import {search} from './search.js';
import {worker} from './worker.js';

/** All journeys, identical in every engine. */
export const journeys: readonly Journey[] = [
  ...reading,
  ...search,
  ...copying,
  ...frame,
  ...routes,
  ...prerendered,
  ...operations,
  ...form,
  ...elsewhere,
  ...worker,
  ...live,
  ...opened,
];
