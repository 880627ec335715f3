import type {Problem} from '../../base/problem.js';
import {findPlace, type Source} from '../../base/source.js';
import {isUnknownElement} from '../../components/html-elements.js';
import type {Names} from '../interpreter/names.js';

/** Source file of a page or snippet, for the positions of problems. */
export interface ReportedFile {
  readonly file: string;
  readonly source?: string | undefined;
}

/** A problem found while resolving a page. */
export interface ResolveProblem extends Problem {
  /** Name of the component, or source of the expression, that has the problem. */
  readonly subject?: string;
  /** True if the missing name comes from a package or unsupported file. Running components would not help then. */
  readonly isInSnippet?: boolean;
  /** True if running components would solve the problem. */
  readonly canRun?: boolean;
  /** Whether an unknown component has no content, so that readers see nothing. */
  readonly isEmpty?: boolean;
}

type ReportText = Omit<ResolveProblem, 'place'>;

/** Says what readers see of an unknown component. */
export function describeUnknownEffect({isEmpty}: Pick<ResolveProblem, 'isEmpty'>): string {
  return isEmpty ? 'Readers see nothing.' : 'Readers see only its content.';
}

/** Maximum nesting depth at which an author's component or snippet is resolved. Counts elements and components. */
export const MAX_NESTING = 20;

const setting = 'Set "integrations": {"lectern": {"run": ["components"]}} in docs.json.';

/** Collects the problems of a page and its snippets, with their positions. */
export class Reports {
  readonly problems: ResolveProblem[] = [];
  /** Line of the current block in its file. */
  line = 1;
  readonly #page: ReportedFile;
  /** Number of reports per text, to give each occurrence its own position. */
  readonly #counts = new Map<string, number>();

  constructor(page: ReportedFile) {
    this.#page = page;
  }

  unknown(name: string, names: Names, isEmpty: boolean): void {
    if (partsOfPages.has(name.toLowerCase())) return;
    const isElement = isUnknownElement(name);
    const effect = describeUnknownEffect({isEmpty});
    this.#report(`<${name}`, names, {
      code: 'component-unknown',
      level: isElement ? 'info' : 'warning',
      message: isElement
        ? `<${name}> is neither an HTML element nor a component. ${effect}`
        : `The component <${name}> does not exist. ${effect}`,
      fix: `Import ${name} from a .jsx file, or delete <${name}>.`,
      subject: name,
      isEmpty,
    });
  }

  recursion(name: string, names: Names, isCycle: boolean): void {
    this.#report(`<${name}`, names, {
      code: 'snippet-recursion',
      level: 'error',
      ...(isCycle
        ? {
            message: `<${name}> contains itself, directly or through other components.`,
            fix: `Delete <${name}> from its own content.`,
          }
        : {
            message: `<${name}> is nested more than ${MAX_NESTING} levels deep.`,
            fix: 'Merge some of the components that contain it.',
          }),
      subject: name,
    });
  }

  unsupported(name: string, names: Names, from?: string): void {
    this.#report(`<${name}`, names, {
      code: 'code-unsupported',
      level: 'warning',
      message: `${describeUnsupported(name, from)} Readers see only its name.`,
      fix: buildComponentFix(name, from),
      subject: name,
      isInSnippet: from !== undefined,
      canRun: from === undefined,
    });
  }

  unsupportedExpression(source: string, names: Names): void {
    this.#report(`{${source}`, names, {
      code: 'code-unsupported',
      level: 'warning',
      message: `{${shorten(source.trim().replace(/\s+/g, ' '))}} needs code, but pages run no code. Readers do not see its value.`,
      fix: names.values.has('props') ? 'Move the expression to a component in a .jsx file.' : setting,
      subject: source,
      canRun: !names.values.has('props'),
    });
  }

  unreadable(source: string, names: Names): void {
    this.#report(`{${source}`, names, {
      code: 'expression-unreadable',
      level: 'warning',
      message: `Lectern cannot evaluate {${shorten(source)}}. Readers see its source.`,
      fix: 'Write the value instead, or write \\{ to show the brace.',
      subject: source,
    });
  }

  /** Reports an expression without a value that begins with a defined name. */
  unread(
    source: string,
    names: Names,
    {name, from, canRun}: {readonly name: string; readonly from: string | undefined; readonly canRun: boolean},
  ): void {
    const isInSnippet = from !== undefined && !/\.mdx?$/.test(from) && !isScript(from);
    const why = isInSnippet
      ? `"${name}" comes from the package "${from}", but pages load no packages`
      : from === undefined
        ? `the page defines no constant "${name}"`
        : `${from} exports no constant "${name}"`;
    this.#report(`{${source}`, names, {
      code: 'expression-unreadable',
      level: 'warning',
      message: `{${shorten(source)}} has no value: ${why}.`,
      fix: isInSnippet
        ? 'Write the value instead.'
        : `Define a constant${from === undefined ? '' : ` in ${from}`}, such as export const ${name} = 1, or write the value instead.`,
      subject: source,
      isInSnippet,
      canRun: canRun && from === undefined && !names.values.has('props'),
    });
  }

  #report(at: string, {origin}: Names, messages: ReportText): void {
    const {line} = this;
    const {file, source} = this.#page;
    const text: Source | undefined = origin ?? (source === undefined ? undefined : {file, text: source});
    const key = `${origin?.file ?? ''} ${line} ${at}`;
    const count = this.#counts.get(key) ?? 0;
    this.#counts.set(key, count + 1);
    this.problems.push({
      ...messages,
      place: text ? findPlace(text, at, line, count) : {file, line, column: 1},
    });
  }
}

function describeUnsupported(name: string, from: string | undefined): string {
  if (from === undefined) return `<${name}> needs code, but pages run no code.`;
  return isScript(from)
    ? `<${name}> is not a component that ${from} exports.`
    : `<${name}> comes from the package "${from}", but pages load no packages.`;
}

function buildComponentFix(name: string, from: string | undefined): string {
  if (from === undefined) return setting;
  return isScript(from)
    ? `Add "export function ${name}() {…}" to ${from}.`
    : `Write "export function ${name}() {…}" in a .jsx file, and import it.`;
}

function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

function shorten(source: string): string {
  return source.length > 40 ? `${source.slice(0, 40)}…` : source;
}

/** HTML elements that pages cannot contain. No author means a component by one of these names. */
const partsOfPages: ReadonlySet<string> = new Set(
  'html body head form label fieldset select option textarea title desc'.split(' '),
);
