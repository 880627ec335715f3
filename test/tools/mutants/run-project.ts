import {checkProject} from '../../../src/check/check-project.js';
import type {Finding} from '../../../src/check/report.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {judge, type Made} from './judge.js';
import {kinds} from './kinds.js';
import {chooseMutations, roundsOf} from './mutate.js';
import {changed, type Mutation} from './mutation.js';
import {type Rewriting, rewritings} from './neutral.js';
import {Random, seedOf} from './random.js';
import type {SampleProject} from './sample-project.js';

export interface Fault {
  readonly kind: string;
  /** File path with the project's name. */
  readonly file: string;
  readonly line: number;
  readonly outcome: 'found' | 'missed';
}

/** A false finding. */
export interface Stray {
  readonly cause: string;
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

export interface ProjectResult {
  readonly name: string;
  readonly faults: readonly Fault[];
  readonly strays: readonly Stray[];
  /** Number of errors in the unchanged project, by code. */
  readonly errors: ReadonlyMap<string, number>;
}

export interface Amount {
  readonly seed: number;
  /** Number of faults of each kind in one project, for pages and documents. A third as many for docs.json. */
  readonly count: number;
}

/** Inserts faults into a project, and compares the check's findings. */
export async function runProject(project: SampleProject, {seed, count}: Amount): Promise<ProjectResult> {
  const run = new Run(project);
  const none = new Map<string, string>();
  const whole = await findingsOf(project.with(none));
  const heads = await findingsOf(project.heads(none));
  const texts = {kinds: kinds.page, sources: [...project.pages, ...project.snippets], count, seed};
  const pages = chooseMutations(project, texts);
  for (const round of roundsOf(pages)) await run.judge(whole, round, texts => project.with(texts));
  const documents = chooseMutations(project, {kinds: kinds.document, sources: project.documents, count, seed});
  for (const round of roundsOf(documents)) await run.judge(heads, round, texts => project.heads(texts));
  const inConfig = {kinds: kinds.config, sources: [project.config], count: Math.ceil(count / 3), seed};
  for (const each of chooseMutations(project, inConfig)) await run.judge(heads, [each], texts => project.heads(texts));
  const random = new Random(seedOf(seed, project.name));
  for (const each of rewritings) await run.rewrite(each, each.of === 'page' ? whole : heads, random);
  return {name: project.name, faults: run.faults, strays: run.strays, errors: errorsByCode(whole)};
}

class Run {
  readonly faults: Fault[] = [];
  readonly strays: Stray[] = [];
  readonly #project: SampleProject;

  constructor(project: SampleProject) {
    this.#project = project;
  }

  async judge(
    before: readonly Finding[],
    made: readonly Made[],
    files: (texts: ReadonlyMap<string, string>) => ProjectFiles,
  ): Promise<void> {
    const texts = new Map(made.map(({mutation, text}) => [mutation.file, changed(text, mutation)]));
    const {found, missed, strays} = judge(before, await findingsOf(files(texts)), made);
    for (const each of found) this.faults.push(this.#fault(each, 'found'));
    for (const each of missed) this.faults.push(this.#fault(each, 'missed'));
    for (const each of strays) {
      const cause = made.find(({mutation}) => mutation.file === each.file)?.mutation ?? made[0]?.mutation;
      this.#note(`${cause?.kind} (${cause?.file}:${cause?.line})`, each);
    }
  }

  /** Rewrites files in another notation. Compares only the number of findings, because lines can move. */
  async rewrite({name, of, write, most}: Rewriting, before: readonly Finding[], random: Random): Promise<void> {
    const {pages, config, documents} = this.#project;
    const sources = {page: pages, config: [config], document: documents}[of];
    const texts = new Map(
      random
        .shuffled(sources)
        .slice(0, most)
        .flatMap(source => {
          const text = write(source);
          return text === undefined ? [] : [[source.file, text] as const];
        }),
    );
    if (texts.size === 0) return;
    const after = await findingsOf(of === 'page' ? this.#project.with(texts) : this.#project.heads(texts));
    const known = new Map<string, number>();
    for (const each of before) known.set(keyOf(each), (known.get(keyOf(each)) ?? 0) + 1);
    for (const each of after) {
      const count = known.get(keyOf(each)) ?? 0;
      known.set(keyOf(each), count - 1);
      if (count <= 0) this.#note(name, each);
    }
  }

  #fault({kind, file, line}: Mutation, outcome: Fault['outcome']): Fault {
    return {kind, file: `${this.#project.name}/${file}`, line, outcome};
  }

  #note(cause: string, {file, line, code, message}: Finding): void {
    this.strays.push({cause, file: `${this.#project.name}/${file}`, line, code, message});
  }
}

function keyOf({file, code}: Finding): string {
  return `${file} ${code}`;
}

async function findingsOf(files: ProjectFiles): Promise<readonly Finding[]> {
  return (await checkProject(files, {version: '0'})).findings;
}

function errorsByCode(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {level, code} of findings) if (level === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
