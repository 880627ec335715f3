import type {HistoryEntry} from './operation-history.js';

/** Label next to a field, a section, or the operation: new, changed, or deprecated. */
export interface FieldMark {
  readonly kind: 'new' | 'changed' | 'deprecated';
  /** Date of the version with the last such change. */
  readonly date: string;
}

/**
 * Returns an operation's labels by location: `query/limit`, `body/items[].price`, `200/total`, and an empty text for
 * the operation itself. Removed fields have none. `entries` must be sorted newest first.
 */
export function buildFieldMarks(entries: readonly HistoryEntry[]): ReadonlyMap<string, readonly FieldMark[]> {
  const marks = new Map<string, FieldMark[]>();
  for (const entry of entries) {
    const kind = findMarkKind(entry.rule);
    const key = kind && markKey(entry);
    if (!kind || key === undefined) continue;
    const known = marks.get(key);
    const mark = {kind, date: entry.date};
    if (!known) marks.set(key, [mark]);
    else if (!known.some(each => each.kind === kind)) known.push(mark);
  }
  return marks;
}

function findMarkKind(rule: string): FieldMark['kind'] | undefined {
  if (/-removed$|-rejected$/.test(rule) && !/(?:value|alternative|choice|condition|pattern|enum)-removed$/.test(rule))
    return undefined;
  if (/(?:operation|webhook|property|parameter|body|status)-added$/.test(rule)) return 'new';
  return /(?:^|-)deprecated$/.test(rule) && !rule.includes('no-longer') ? 'deprecated' : 'changed';
}

/** Returns the key of a changed location. Undefined for a location that pages do not render as a field. */
export function markKey({place, field}: Pick<HistoryEntry, 'place' | 'field'>): string | undefined {
  const inside = field.replace(/\([^()]*\)/g, '').replace(/^(?:\[\])*\.?/, '');
  if (place === '') return '';
  const [, where, name] = /^(path|query|querystring|header|cookie) parameter (.+)$/.exec(place) ?? [];
  if (where) return `${where}/${[name, inside].filter(Boolean).join('.')}`;
  const [, status, header] = /^response (\S+)(?: header (.+))?/.exec(place) ?? [];
  if (status) return header === undefined ? `${status}/${inside}` : `${status} header/${header}`;
  return place.startsWith('request body') ? `body/${inside}` : undefined;
}
