import {unpackText} from '../../../src/api-reference/form/pack-text.js';
import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {ownText} from '../../../src/base/json.js';
import {openTryIt} from './open-try-it.js';

/** Maximum size of the data of a link, in bytes. */
const MAX_LINK_BYTES = 64_000;

/** Opened links. A view can render several times, and several elements can show one operation. */
const opened = new Set<string>();

/** Opens the form of an element with the values of a link, if the link is for its operation. It never sends. */
export async function openLinked(
  host: HTMLElement,
  place: HTMLElement,
  wanted: ViewRequest,
  packed: string,
): Promise<void> {
  const text = await unpackText(packed, MAX_LINK_BYTES);
  if (text === undefined) return;
  const session = await openTryIt(host, place, wanted, operation => {
    if (opened.has(packed) || operationOf(text) !== operation) return false;
    opened.add(packed);
    return true;
  });
  await session?.tools.fillFromLink(text);
}

/** Returns the operation of a link. */
function operationOf(text: string): string | undefined {
  try {
    return ownText(JSON.parse(text), 'o');
  } catch {
    return undefined;
  }
}
