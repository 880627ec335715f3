/** A site path in parts, not decoded. `query` begins with `?`, `hash` has no `#`. Both are empty if absent. */
interface SitePath {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** Splits a path such as `/guide/intro?x=1#here`. */
export function splitPath(text: string): SitePath {
  const hashAt = text.indexOf('#');
  const before = hashAt < 0 ? text : text.slice(0, hashAt);
  const queryAt = before.indexOf('?');
  return {
    path: queryAt < 0 ? before : before.slice(0, queryAt),
    query: queryAt < 0 ? '' : before.slice(queryAt),
    hash: hashAt < 0 ? '' : text.slice(hashAt + 1),
  };
}
