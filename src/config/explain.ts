import {type Files, isFile, type NoFile} from '../base/files.js';
import {buildUnreadableFix} from '../base/fix-unreadable.js';
import {limits} from '../base/limits.js';
import type {Place, Problem} from '../base/problem.js';
import {type ConfigFinding, toKeys} from './finding.js';
import {isNewerKey} from './newer-keys.js';
import {describeFinding, describeReference} from './problem-text.js';
import {type BadReference, type ConfigOrigin, type ExpandedConfig, toOriginKey} from './references.js';

/** Converts findings to problems with line and column, in the order of the file. Loaded only if there are problems. */
export async function explain(
  file: string,
  text: string,
  expanded: ExpandedConfig,
  findings: readonly ConfigFinding[],
): Promise<Problem[]> {
  // Import the JSON parser with positions only here: browsers then never download it for a valid project.
  const {JsonPlaces} = await import('./json-place.js');
  const places = new JsonPlaces(new Map([...expanded.texts, [file, text]]));
  const problems = withoutRepeats(findings).map((finding): Problem => {
    const onKey = finding.code === 'config-unknown' || finding.code === 'config-legacy';
    const origin = findOrigin(toKeys(finding.at), file, expanded);
    const place = places.placeOf(origin, onKey ? 'key' : 'value');
    return {code: finding.code, level: getLevel(finding), ...describeFinding(finding, origin.file), place};
  });
  const references = await Promise.all(
    expanded.bad.map(bad => explainReference(bad, places.placeOf(bad.origin, 'value'), expanded)),
  );
  return [...problems, ...references].sort((a, b) => comparePlaces(a.place, b.place, file));
}

function isNewer({code, at}: ConfigFinding): boolean {
  return code === 'config-unknown' && isNewerKey(at?.key);
}

/**
 * Returns the level of a finding. A key of a newer docs.json version is only a note, unless it refers to another
 * repository: the pages of that are missing.
 */
function getLevel(finding: ConfigFinding): Problem['level'] {
  if (!isNewer(finding)) return finding.level;
  return finding.at?.key === 'sourceRef' ? 'warning' : 'info';
}

/** Removes repeated reports about the same key of a newer docs.json version. */
function withoutRepeats(findings: readonly ConfigFinding[]): readonly ConfigFinding[] {
  const seen = new Set<unknown>();
  return findings.filter(finding => {
    const key = isNewer(finding) && finding.at?.key;
    if (!key || key === 'sourceRef') return true;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** Script tag that a fix suggests for a site without docs.json. */
const specTag = '<script type="module" src="lectern.js" spec="openapi.json"></script>';

export async function explainFile(files: Files, file: string, {reason, cause}: Partial<NoFile>): Promise<Problem> {
  const older = reason ? undefined : await files.read(file.replace(/[^/]*$/, 'mint.json'));
  return {
    ...createStartPlace(file),
    code: 'config-file',
    message: reason ? `Lectern cannot read ${file}: ${reason.replace(/\.$/, '')}.` : `${file} does not exist.`,
    fix: reason
      ? buildUnreadableFix(file, cause)
      : older && isFile(older)
        ? `rename ${older.path} to ${file}. Lectern reads its keys unchanged.`
        : `Create ${file} with {"name": "My project", "navigation": {"pages": ["index"]}}, or show an API document without it: ${specTag}.`,
  };
}

export function explainSize(file: string): Problem {
  return {
    ...createStartPlace(file),
    code: 'config-limit',
    message: `${file} is larger than ${limits.config / 1_000_000} MB, the limit for a configuration file.`,
    fix: `move parts of ${file} to other files, and reference them with {"$ref": "part.json"}.`,
  };
}

export async function explainSyntax(file: string, text: string): Promise<Problem> {
  if (isUtf16(text))
    return {
      code: 'config-syntax',
      level: 'error',
      message: `${file} is in UTF-16, not in UTF-8.`,
      fix: 'Save the file with the encoding UTF-8. In PowerShell, write it with -Encoding utf8.',
      place: {file, line: 1, column: 1},
    };
  const {describeJsonSyntax} = await import('./json-syntax.js');
  const {line, column, reason, fix} = describeJsonSyntax(text);
  const message = `${file} is not valid JSON${reason && `: ${reason}`}.`;
  return {code: 'config-syntax', level: 'error', message, fix, place: {file, line, column}};
}

/** Returns whether a text was read as UTF-8, but is UTF-16: its bytes begin with FF FE or FE FF, or every second one is zero. */
function isUtf16(text: string): boolean {
  return /^(?:\ufffd{2}|[{[]\0|\0[{[])/.test(text);
}

async function explainReference(bad: BadReference, from: Place, {texts}: ExpandedConfig): Promise<Problem> {
  const text = bad.file && texts.get(bad.file);
  if (bad.why === 'syntax' && bad.file && text !== undefined) {
    return {...(await explainSyntax(bad.file, text)), related: [from]};
  }
  const related =
    bad.file && bad.why !== 'absent' && bad.file !== bad.origin.file
      ? {related: [{file: bad.file, line: 1, column: 1}]}
      : {};
  const code = bad.why.startsWith('too') ? 'config-limit' : 'config-ref';
  return {code, level: 'error', ...describeReference(bad), place: from, ...related};
}

/** Finds where a value was before `$ref` was expanded: in the file of the nearest enclosing `$ref`. */
export function findOrigin(keys: readonly (string | number)[], file: string, {origins}: ExpandedConfig): ConfigOrigin {
  for (let length = origins.size ? keys.length : -1; length >= 0; length--) {
    const origin = origins.get(toOriginKey(keys.slice(0, length)));
    if (origin) return {file: origin.file, keys: [...origin.keys, ...keys.slice(length)]};
  }
  return {file, keys};
}

function createStartPlace(file: string): {level: 'error'; place: Place} {
  return {level: 'error', place: {file, line: 1, column: 1}};
}

function comparePlaces(a: Place, b: Place, first: string): number {
  if (a.file !== b.file) return a.file === first ? -1 : b.file === first ? 1 : a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
