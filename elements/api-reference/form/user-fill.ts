import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import {resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import {needsNoCredentials, type UserInputs, type UserTexts} from '../../../src/api-reference/form/user-inputs.js';
import {userSession} from '../../base/user-session.js';

/** Returns the session values that a form may use. Undefined if its authentication is `none`. */
export function readUserInputs(form: Pick<RequestForm, 'ways'>): UserInputs | undefined {
  return needsNoCredentials(form) ? undefined : userSession.info?.inputs;
}

/** Adds server variables of the reader's session, unless the reader chose a value. */
export function addUserVariables(chosen: LinkedServer, inputs: UserInputs | undefined): LinkedServer {
  const known = chosen.server.variables.flatMap(({name}) => {
    const value = inputs?.server.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (known.length === 0) return chosen;
  return {server: chosen.server, variables: {...Object.fromEntries(known), ...chosen.variables}};
}

/** Returns the server variables without those of the session, which the reader did not choose. */
export function withoutUserVariables(
  variables: LinkedServer['variables'],
  inputs: UserInputs | undefined,
): LinkedServer['variables'] {
  return Object.fromEntries(Object.entries(variables).filter(([name, value]) => inputs?.server.get(name) !== value));
}

/**
 * Returns the only origin that may receive credentials of the reader's session: that of the first server, with the
 * session's variables. Any other server, or another value of a variable, gets none.
 */
export function findUserOrigin(
  {servers}: RequestForm,
  inputs: UserInputs | undefined,
  documentUrl: string,
): string | undefined {
  const [first] = servers;
  if (!first || !inputs) return undefined;
  const {server, variables} = addUserVariables({server: first, variables: {}}, inputs);
  const target = resolveServerUrl(server, variables, documentUrl);
  return 'origin' in target ? target.origin : undefined;
}

export const noUserTexts: UserTexts = new Map();
