import {recordServerPreset} from '../../../elements/api-reference/form/server-changes.js';
import {define} from '../../../elements/base/define.js';
import {userSession} from '../../../elements/base/user-session.js';
import {UserValue} from '../../../elements/content/user-value.js';
import {resolveUserInfoUrl} from '../../../src/base/user-info-url.js';
import {parseUserInfo, type UserInfo} from '../../../src/site/user-info.js';
import {userValue} from '../../../src/tree/user-value.js';
import {hideGroups, type PageGroups} from './hide-groups.js';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256_000;

/** Sidebar whose entries depend on the `groups` of the reader's session. */
interface Groups {
  readonly sidebar: HTMLElement;
  readonly pageGroups: PageGroups;
}

/** Status codes that mean that the reader has no session. */
const withoutSession = new Set([204, 401, 403]);

/**
 * Requests the reader's session once per page load, and updates the page. If there is none or the request fails, the
 * page does not change.
 */
export async function startUserSession(url: string, groups?: Groups): Promise<void> {
  const info = await askUserInfo(url);
  if (!info) return;
  userSession.addEventListener('change', () => recordServerPreset('session', hasServers()));
  userSession.start(info);
  define(userValue, UserValue);
  if (groups) hideGroups(groups.sidebar, groups.pageGroups);
  // End an expired session when the page returns from the back/forward cache, where timers do not run.
  addEventListener('pageshow', () => userSession.info ?? userSession.end());
}

function hasServers(): boolean {
  return (userSession.info?.inputs.server.size ?? 0) > 0;
}

/** Requests the session. Throws if a redirect leads to another origin. */
async function askUserInfo(written: string): Promise<UserInfo | undefined> {
  const url = resolveUserInfoUrl(written, globalThis.origin);
  if (!url) return undefined;
  try {
    const response = await fetch(url, {
      credentials: 'include',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      headers: {Accept: 'application/json'},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const {origin} = new URL(response.url);
    // Cancel the unread body, which would keep the connection open.
    if (origin !== url.origin || !response.ok) response.body?.cancel().catch(() => undefined);
    if (origin !== url.origin) return warn(`redirects to ${origin}`);
    if (withoutSession.has(response.status)) return undefined;
    if (!response.ok) return warn(`responded with status ${response.status}`);
    const text = await readText(response);
    if (text === undefined) return warn(`responded with more than ${MAX_BYTES} bytes`);
    const read = parseUserInfo(text, Date.now());
    if (read.state === 'wrong') return warn(`has an invalid response. Fix: Correct ${read.field}`);
    return read.state === 'session' ? read.info : undefined;
  } catch {
    return warn(`could not be read. Fix: Check that it allows ${location.origin} with credentials`);
  }
}

/** Reads a response's text. Resolves to undefined above the size limit. */
async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const {done, value} = (await reader?.read()) ?? {done: true, value: undefined};
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BYTES) {
      void reader?.cancel();
      return undefined;
    }
    text += decoder.decode(value, {stream: true});
  }
}

function warn(what: string): undefined {
  console.warn(`Lectern: integrations.lectern.userInfo ${what}.`);
}
