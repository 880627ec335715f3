import {classesPath} from '../../../src/site/live/compile-order.js';
import {askServer} from './ask-server.js';

/** Asks `lectern dev` for the rules of CSS classes. */
export async function fetchClassSheet(names: Iterable<string>): Promise<string> {
  return (await askServer(classesPath, {names: [...names]})).text();
}
