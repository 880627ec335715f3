import {classesPath} from '../../../src/site/live/compile-order.js';
import {askServer} from './ask-server.js';

/** Requests the style sheet of classes from the preview server. */
export async function fetchClassSheet(names: Iterable<string>): Promise<string> {
  return (await askServer(classesPath, {names: [...names]})).text();
}
