import {unpackText} from '../../../src/api-reference/form/pack-text.js';
import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {getOwnText} from '../../../src/base/json.js';
import {openTryIt} from './open-try-it.js';

/** Maximum size in bytes of a packed request in a link. */
const MAX_LINK_BYTES = 64_000;

/**
 * Packed requests that opened a form. Views render repeatedly, and several elements can show an operation: open each
 * link once.
 */
const opened = new Set<string>();

/**
 * Opens the form of an element with the values of a link, if the link is for the element's operation. Does not send.
 */
export async function openLinked(
  host: HTMLElement,
  place: HTMLElement,
  wanted: ViewRequest,
  packed: string,
): Promise<void> {
  const text = await unpackText(packed, MAX_LINK_BYTES);
  if (text === undefined) return;
  const session = await openTryIt(host, place, wanted, operation => {
    if (opened.has(packed) || readOperationName(text) !== operation) return false;
    opened.add(packed);
    return true;
  });
  await session?.tools.fillFromLink(text);
}

/** Returns method and path in a link's data. */
function readOperationName(text: string): string | undefined {
  try {
    return getOwnText(JSON.parse(text), 'o');
  } catch {
    return undefined;
  }
}
