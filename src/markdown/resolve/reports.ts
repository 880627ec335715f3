import type {Problem} from '../../base/problem.js';
import {placeOf, type Source} from '../../base/source.js';
import {isUnknownElement} from '../../components/html-elements.js';
import type {Names} from '../interpreter/names.js';

/** The source file of a page, for positions of problems. */
export interface ReportedFile {
  readonly file: string;
  readonly source?: string | undefined;
}

/** A problem found while resolving a page, with its subject as data. */
export interface ResolveProblem extends Problem {
  /** The component or expression with the problem. */
  readonly subject?: string;
  /** The missing name comes from a package or unsupported file, so running components would not help. */
  readonly isElsewhere?: boolean;
  /** The problem disappears if components run. */
  readonly canRun?: boolean;
}

type ReportText = Omit<ResolveProblem, 'place'>;

const setting = 'Set integrations.lectern.run to ["components"].';

/** Collects the problems of a page and its snippets, with their positions. */
export class Reports {
  readonly problems: ResolveProblem[] = [];
  /** Line of the current block in its own file. */
  line = 1;
  readonly #page: ReportedFile;
  /** Number of reports per text, so that each occurrence gets its own position. */
  readonly #counts = new Map<string, number>();

  constructor(page: ReportedFile) {
    this.#page = page;
  }

  unknown(name: string, names: Names): void {
    if (partsOfPages.has(name.toLowerCase())) return;
    const isElement = isUnknownElement(name);
    this.#report(`<${name}`, names, {
      code: 'component-unknown',
      level: isElement ? 'info' : 'warning',
      message: isElement
        ? `<${name}> is neither an HTML element nor a component. Its content is shown as it is.`
        : `There is no component <${name}>. Its content is shown without it.`,
      fix: `Import ${name}, or use a component that exists.`,
      subject: name,
    });
  }

  recursion(name: string, names: Names): void {
    this.#report(`<${name}`, names, {
      code: 'snippet-recursion',
      level: 'error',
      message: `<${name}> brings in itself.`,
      fix: `Take <${name}> out of its own text.`,
      subject: name,
    });
  }

  unsupported(name: string, names: Names, from?: string): void {
    this.#report(`<${name}`, names, {
      code: 'code-unsupported',
      level: 'warning',
      message: `<${name}> is shown as its name only. ${whyUnsupported(from)}`,
      fix: fixOfComponent(name, from),
      subject: name,
      isElsewhere: from !== undefined,
      canRun: from === undefined,
    });
  }

  unsupportedExpression(source: string, names: Names): void {
    this.#report(`{${source}`, names, {
      code: 'code-unsupported',
      level: 'warning',
      message: `{${shortened(source.trim().replace(/\s+/g, ' '))}} is left out. It needs a JavaScript runtime, and pages run no code.`,
      fix: names.values.has('props') ? 'Put it into a component of a .jsx file.' : setting,
      subject: source,
      canRun: !names.values.has('props'),
    });
  }

  unreadable(source: string, names: Names): void {
    this.#report(`{${source}`, names, {
      code: 'expression-unreadable',
      level: 'warning',
      message: `{${shortened(source)}} cannot be worked out here. It is shown as it was written.`,
      fix: 'Write \\{ for the sign itself, or put the value there.',
      subject: source,
    });
  }

  /** Reports an expression that begins with a defined name but has no value. */
  unread(
    source: string,
    names: Names,
    {name, from, canRun}: {readonly name: string; readonly from: string | undefined; readonly canRun: boolean},
  ): void {
    const isElsewhere = from !== undefined && !/\.mdx?$/.test(from) && !isScript(from);
    const why = from === undefined ? `"${name}" is more than plain data` : `"${name}" cannot be read from "${from}"`;
    this.#report(`{${source}`, names, {
      code: 'expression-unreadable',
      level: 'warning',
      message: `{${shortened(source)}} has no value: ${why}.`,
      fix: isElsewhere
        ? 'Put the value here: pages load no packages and no other files.'
        : `Write ${name} as plain data where it is exported, or put the value here.`,
      subject: source,
      isElsewhere,
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
      place: text ? placeOf(text, at, line, count) : {file, line, column: 1},
    });
  }
}

function whyUnsupported(from: string | undefined): string {
  if (from === undefined) return 'It needs a JavaScript runtime, and pages run no code.';
  return isScript(from)
    ? `${from} has nothing of that name to show.`
    : `It comes from "${from}": pages load no packages.`;
}

function fixOfComponent(name: string, from: string | undefined): string {
  if (from === undefined) return setting;
  return isScript(from)
    ? `Export ${name} from ${from} as a function.`
    : `Write what ${name} does in a .jsx file of the project.`;
}

function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

function shortened(source: string): string {
  return source.length > 40 ? `${source.slice(0, 40)}…` : source;
}

/** HTML elements that pages cannot contain, and that no author means as components. */
const partsOfPages: ReadonlySet<string> = new Set(
  'html body head form label fieldset select option textarea title desc'.split(' '),
);
