import {listCredentialSecrets} from '../../../src/api-reference/form/credential.js';
import {resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import {listUserSecrets} from '../../../src/api-reference/form/user-inputs.js';
import {userSession} from '../../base/user-session.js';
import type {TryItSetting} from './try-it-setting.js';

/** Returns the secrets of all credentials that the form could send, for any of its servers. Used to mask them. */
export function collectSecrets({form, documentUrl, credentials, given}: TryItSetting): readonly string[] {
  const schemes = form.ways.flat().map(({scheme}) => scheme.key);
  const origins = form.servers
    .map(server => resolveServerUrl(server, {}, documentUrl))
    .flatMap(each => ('origin' in each ? [each.origin] : []));
  const entered = schemes.flatMap(scheme => [
    given?.(scheme),
    ...origins.map(origin => credentials?.get(origin, scheme)),
  ]);
  const {inputs} = userSession.info ?? {};
  return [
    ...entered.flatMap(each => (each ? listCredentialSecrets(each) : [])),
    ...(inputs ? listUserSecrets(inputs) : []),
  ];
}
