import {classesPath} from '../../../src/site/live/compile-order.js';
import {askServer} from './ask-server.js';

/** Has the server of the preview make the sheet of these classes. */
export async function classSheet(names: Iterable<string>): Promise<string> {
  return (await askServer(classesPath, {names: [...names]})).text();
}
