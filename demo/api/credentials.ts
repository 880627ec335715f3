import {cookiesOf, type Exchange} from './exchange.js';
import type {Tokens} from './oauth-tokens.js';

/** Identity of a request's sender. */
export interface Identity {
  readonly user: string;
  /** The scheme that proved the identity. */
  readonly scheme: string;
  readonly scopes?: readonly string[];
}

/** An authentication scheme: how to identify the sender, and the challenge for a request without credentials. */
export interface Check {
  /** Value of the `WWW-Authenticate` header. */
  readonly challenge: string;
  identify(exchange: Exchange): Identity | undefined;
}

// These credentials are in the API document, for every reader to try.
const bearerToken = 'orchard-demo-token';
const apiKey = 'key-to-the-orchard';
const ticket = 'one-day-at-the-harvest';
const people: ReadonlyMap<string, string> = new Map([
  ['ada', 'apple-pie'],
  ['Jürgen', 'grüner Apfel'],
]);

export const bearer: Check = {
  challenge: 'Bearer realm="orchard"',
  identify: exchange => (sent(exchange, 'bearer') === bearerToken ? {user: 'ada', scheme: 'bearer'} : undefined),
};

export const basic: Check = {
  challenge: 'Basic realm="orchard", charset="UTF-8"',
  identify(exchange) {
    const pair = Buffer.from(sent(exchange, 'basic') ?? '', 'base64').toString();
    const colon = pair.indexOf(':');
    const user = pair.slice(0, colon);
    const password = people.get(user);
    return password !== undefined && pair.slice(colon + 1) === password ? {user, scheme: 'basic'} : undefined;
  },
};

/** A scheme that is not in the IANA registry. */
export const ticketScheme: Check = {
  challenge: 'Ticket realm="orchard"',
  identify: exchange => (sent(exchange, 'ticket') === ticket ? {user: 'guest', scheme: 'ticket'} : undefined),
};

export const keyInHeader = keyIn('header', ({request}) => request.headers['x-orchard-key'] as string | undefined);
export const keyInQuery = keyIn('query', ({query}) => query.get('api_key') ?? undefined);
export const keyInCookie = keyIn('cookie', ({request}) => cookiesOf(request).get('orchard_key'));

/** Accepts an access token of our own token endpoint with this scope. */
export function granted(tokens: Tokens, scope: string): Check {
  return {
    challenge: `Bearer realm="orchard", scope="${scope}"`,
    identify(exchange) {
      const grant = tokens.grantOf(sent(exchange, 'bearer') ?? '');
      if (!grant?.scopes.includes(scope)) return undefined;
      return {user: grant.user, scheme: 'oauth2', scopes: grant.scopes};
    },
  };
}

export function both(first: Check, second: Check): Check {
  return {
    challenge: `${first.challenge}, ${second.challenge}`,
    identify(exchange) {
      const [one, two] = [first.identify(exchange), second.identify(exchange)];
      return one && two && {user: one.user, scheme: `${one.scheme} and ${two.scheme}`};
    },
  };
}

export function either(first: Check, second: Check): Check {
  return {
    challenge: `${first.challenge}, ${second.challenge}`,
    identify: exchange => first.identify(exchange) ?? second.identify(exchange),
  };
}

function keyIn(place: string, read: (exchange: Exchange) => string | undefined): Check {
  return {
    challenge: `ApiKey realm="orchard", in="${place}"`,
    identify: exchange => (read(exchange) === apiKey ? {user: 'gardener', scheme: `apiKey in ${place}`} : undefined),
  };
}

function sent({request}: Exchange, scheme: string): string | undefined {
  const found = /^(\S+) +(.+)$/.exec(request.headers.authorization ?? '');
  return found && found[1]!.toLowerCase() === scheme ? found[2] : undefined;
}
