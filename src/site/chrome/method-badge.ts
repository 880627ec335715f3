import {getMethodTone} from '../../components/get-method-tone.js';

const short: ReadonlyMap<string, string> = new Map([
  ['DELETE', 'DEL'],
  ['OPTIONS', 'OPT'],
  ['WEBHOOK', 'HOOK'],
  ['RECEIVE', 'RECV'],
  ['CHANNEL', 'BOTH'],
]);

/** Returns a short text for an HTTP method, so that the labels after it align. `tone` is its color's name. */
export function formatMethodBadge(method: string): {readonly text: string; readonly tone: string} {
  const name = method.toUpperCase();
  return {text: short.get(name) ?? name, tone: getMethodTone(method)};
}
