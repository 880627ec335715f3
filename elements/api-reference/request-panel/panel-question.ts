import {findMissingValues} from '../../../src/api-reference/form/missing-values.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {formatList} from '../../../src/messages/format.js';
import type {RequestSession} from '../try-it/request-session.js';

/** Input that the panel asks the reader for. With `credentials`, the last missing token sends the request. */
export type PanelQuestion = 'values' | 'credentials' | 'other credentials';

/**
 * Returns what the panel asks before it sends. Asks for credentials only once: some operations respond without the
 * documented credentials, so a second press of Send sends without them.
 */
export function findQuestion(session: RequestSession, asked: PanelQuestion | undefined): PanelQuestion | undefined {
  if (findMissing(session).length > 0) return 'values';
  return isLackingCredentials(session) && asked !== 'credentials' ? 'credentials' : undefined;
}

/** Returns the required values that the reader has not entered. */
export function findMissing({state}: RequestSession): ReturnType<typeof findMissingValues> {
  return findMissingValues(state.form, state.warnings);
}

/** Returns whether the operation documents credentials, and the reader has entered none for its server. */
export function isLackingCredentials({mock, target, credentials}: RequestSession): boolean {
  return !mock.isOn && target !== undefined && 'origin' in target && credentials.isLacking(target.origin);
}

/** Returns the message of a question. Empty for a question without one. */
export function describeQuestion(session: RequestSession, question: PanelQuestion | undefined): string {
  const {messages} = session;
  if (question === 'credentials') return messages.signInFirst;
  if (question !== 'values') return '';
  const names = findMissing(session).map(({name}) => name);
  return fillMessage(messages.fillFirst, {names: formatList(names, messages.locale)});
}
