/** An open task: a part of the source that could not be converted, or only in part. */
export interface OpenTask {
  readonly file: string;
  readonly line: number;
  /** Subject and reason, without a final period. */
  readonly what: string;
  /** Advice for the author. */
  readonly todo: string;
}

/** Adds an open task, with advice for the author. */
export type ReportLoss = (what: string, todo: string) => void;

/** Maximum number of open tasks to list. A longer list does not help an author. */
const limit = 5000;

/** Collects everything that could not be converted. */
export class MigrationReport {
  readonly #found = new Map<string, OpenTask>();

  add(file: string, line: number, what: string, todo: string): void {
    const key = `${file}\n${line}\n${what}`;
    if (this.#found.size < limit && !this.#found.has(key)) this.#found.set(key, {file, line, what, todo});
  }

  /** Returns a function that adds open tasks for a file, without a line number. */
  reporterFor(file: string): ReportLoss {
    return (what, todo) => this.add(file, 1, what, todo);
  }

  get all(): readonly OpenTask[] {
    return [...this.#found.values()];
  }
}

export function sortLeftovers(all: readonly OpenTask[]): readonly OpenTask[] {
  return [...all].sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}

/** Writes the open tasks as a Markdown file for the author. It is not a page of the new site. */
export function writeReport(all: readonly OpenTask[], tool: string): string {
  const head = `# Open tasks after the move from ${tool}\n\n`;
  if (all.length === 0) return `${head}Lectern converted everything. Check the site, and delete this file.\n`;
  const parts = [
    `${head}${all.length} ${all.length === 1 ? 'place needs' : 'places need'} your attention. Files and lines refer to the old project.`,
  ];
  for (const file of new Set(all.map(each => each.file))) {
    parts.push(`## ${file}`);
    const own = all.filter(each => each.file === file);
    const alike = new Map<string, OpenTask[]>();
    for (const each of own) {
      const text = `${each.what}. ${each.todo}`;
      alike.set(text, [...(alike.get(text) ?? []), each]);
    }
    parts.push([...alike].map(([text, places]) => `- ${formatLines(places)}: ${text}`).join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

function formatLines(places: readonly OpenTask[]): string {
  const lines = [...new Set(places.map(({line}) => line))];
  return `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}`;
}
