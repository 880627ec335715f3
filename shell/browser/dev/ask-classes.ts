import {classesPath} from '../../../src/live/compile-order.js';

/** Has the server of the preview make the sheet of these classes. */
export async function classSheet(names: Iterable<string>): Promise<string> {
  const answer = await fetch(`/${classesPath}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({names: [...names]}),
  });
  if (!answer.ok) throw new Error(`The preview has answered with ${answer.status}.`);
  return answer.text();
}
