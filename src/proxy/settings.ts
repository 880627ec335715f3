import {parseOrigin} from '../base/web-url.js';
/** Limits of the proxy. Sizes are in bytes, and times in milliseconds. */
export interface ProxyLimits {
  readonly bodyIn: number;
  readonly bodyOut: number;
  /** Maximum time to connect. Only hosts that open connections themselves can enforce it. */
  readonly connect: number;
  /** Maximum time from the end of the request to the first line of the response. */
  readonly headers: number;
  readonly total: number;
  /** Maximum number of pending requests, per client and (`inAll`) in total. */
  readonly perClient: number;
  readonly inAll: number;
}

export const standardLimits: ProxyLimits = {
  bodyIn: 10_000_000,
  bodyOut: 50_000_000,
  connect: 5_000,
  headers: 15_000,
  total: 60_000,
  perClient: 20,
  inAll: 200,
};

/** Methods that pages can send. Excludes TRACE and CONNECT, which browsers forbid. */
export const standardMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

/** Log entry of one request. Never contains a query, a header, or a body (security rule E7). */
export interface LogEntry {
  /** Duration in milliseconds. */
  readonly time: number;
  readonly method: string;
  /** Origin and path of the target. Empty for an invalid URL. */
  readonly target: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Code of the refusal, if the proxy refused or aborted the request. */
  readonly code?: string;
}

export interface ProxyOptions {
  /** Origins that requests may be sent to, such as `https://api.example.com`. A URL stands for its origin. */
  readonly origins: readonly string[];
  /** Other sites whose pages may use the proxy. */
  readonly allowOrigins?: readonly string[];
  /** If true, origins on this machine and in private networks are allowed, too. */
  readonly allowPrivate?: boolean;
  /** If true, clients without an `Origin` header are served, too: tools, and browsers on sites without HTTPS. */
  readonly anyCaller?: boolean;
  readonly methods?: readonly string[];
  readonly limits?: Partial<ProxyLimits>;
  readonly log?: (entry: LogEntry) => void;
}

/** Options after validation, with defaults. */
export interface ProxySettings {
  readonly origins: ReadonlySet<string>;
  readonly allowOrigins: ReadonlySet<string>;
  readonly allowPrivate: boolean;
  readonly anyCaller: boolean;
  readonly methods: readonly string[];
  readonly limits: ProxyLimits;
}

export function readSettings(options: ProxyOptions): ProxySettings {
  return {
    origins: new Set(options.origins.flatMap(each => parseOrigin(each) ?? [])),
    allowOrigins: new Set((options.allowOrigins ?? []).flatMap(each => parseOrigin(each) ?? [])),
    allowPrivate: options.allowPrivate ?? false,
    anyCaller: options.anyCaller ?? false,
    methods: (options.methods ?? standardMethods).filter(method => !/^(?:TRACE|TRACK|CONNECT)$/i.test(method)),
    limits: {...standardLimits, ...options.limits},
  };
}
