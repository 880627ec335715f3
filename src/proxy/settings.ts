import {originOf} from '../base/web-address.js';
/** Limits of the proxy. Sizes are in bytes, times in milliseconds. */
export interface ProxyLimits {
  readonly bodyIn: number;
  readonly bodyOut: number;
  /** Timeout for connecting. Only hosts with their own connections can enforce it. */
  readonly connect: number;
  /** Timeout from the end of the request to the first line of the response. */
  readonly headers: number;
  readonly total: number;
  /** Limits of pending requests per client and in total. */
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

/** Excludes TRACE and CONNECT, which pages cannot send. */
export const standardMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

/** One request in the log. Never contains a query, a header, or a body (security rule E7). */
export interface LogEntry {
  /** Duration in milliseconds. */
  readonly time: number;
  readonly method: string;
  /** Origin and path. Empty for an invalid URL. */
  readonly target: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The reason why the proxy refused or aborted the request. */
  readonly code?: string;
}

export interface ProxyOptions {
  /** Allowed origins, such as `https://api.example.com`. A URL represents its origin. */
  readonly origins: readonly string[];
  /** Other sites whose pages are allowed to call the proxy. */
  readonly allowOrigins?: readonly string[];
  /** Allows origins on this machine and in private networks. */
  readonly allowPrivate?: boolean;
  /** Also serves callers that send no origin: tools, and browsers on sites without HTTPS. */
  readonly anyCaller?: boolean;
  readonly methods?: readonly string[];
  readonly limits?: Partial<ProxyLimits>;
  readonly log?: (entry: LogEntry) => void;
}

/** Normalized options. */
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
    origins: new Set(options.origins.flatMap(each => originOf(each) ?? [])),
    allowOrigins: new Set((options.allowOrigins ?? []).flatMap(each => originOf(each) ?? [])),
    allowPrivate: options.allowPrivate ?? false,
    anyCaller: options.anyCaller ?? false,
    methods: (options.methods ?? standardMethods).filter(method => !/^(?:TRACE|TRACK|CONNECT)$/i.test(method)),
    limits: {...standardLimits, ...options.limits},
  };
}
