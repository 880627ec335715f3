import {openReader} from '../api-reference/views/local-reader.js';
import type {ApiReader} from '../api-reference/views/reader.js';
import {writeGeneratedPageText} from '../markdown/frontmatter/generated-page.js';
import {getInterfaceLanguage} from '../messages/language.js';
import {getPageLanguage} from '../site/get-page-language.js';
import {locatePage} from '../site/navigation/locate-page.js';
import {buildViewOptions} from '../site/site.js';
import {createNotingContext, type NotedParts} from './noted-parts.js';
import {readPage} from './page-file.js';
import type {CheckedProject} from './project.js';

/** Ids on a generated page, for checking links to it. */
export interface GeneratedIds {
  readonly document: string;
  readonly ids: readonly string[];
  /** True if some rows load on demand: they have additional ids. */
  readonly hasMoreRows: boolean;
}

interface NotingReader {
  readonly reader: ApiReader;
  /** Returns the ids and rows that the last rendering recorded. */
  readonly parts: () => NotedParts;
}

/** Renders generated pages as readers see them, to check the fragments of links to them. */
export class GeneratedPages {
  readonly #project: CheckedProject;
  readonly #readers = new Map<string, NotingReader>();
  readonly #known = new Map<string, Promise<GeneratedIds | undefined>>();

  constructor(project: CheckedProject) {
    this.#project = project;
  }

  /** Returns the ids of a generated page. Undefined if they are unknown. */
  idsOf(slug: string): Promise<GeneratedIds | undefined> {
    const known = this.#known.get(slug) ?? this.#draw(slug);
    this.#known.set(slug, known);
    return known;
  }

  async #draw(slug: string): Promise<GeneratedIds | undefined> {
    const {site} = this.#project;
    const generated = site.navigation.entries.get(slug)?.generated;
    const [document] = generated?.documents ?? [];
    if (generated?.state !== 'ready' || generated.isChangelog || document === undefined) return undefined;
    // Skip pages in other languages: their ids come from translated titles, which the check does not load.
    if (getInterfaceLanguage(getPageLanguage(site, locatePage(site.navigation, slug))) !== undefined) return undefined;
    const {reader, parts} = this.#readerOf(document);
    const {operation: name} = generated;
    const options = {...buildViewOptions(site), isBound: true};
    const noted: NotedParts[] = [];
    const result = await (name ? reader.operation(name, options) : reader.overview(options));
    if (result.state === 'failed') return undefined;
    noted.push(parts());
    if (name) {
      await reader.rest(name, options);
      noted.push(parts());
    }
    const page = await readPage(
      {file: `${slug}.mdx`, text: writeGeneratedPageText(generated)},
      this.#project,
      new Map(),
    );
    return {
      document,
      ids: ['page-title', ...page.ids, ...noted.flatMap(({ids}) => [...ids])],
      hasMoreRows: noted.some(each => each.hasMoreRows),
    };
  }

  #readerOf(document: string): NotingReader {
    const known = this.#readers.get(document);
    if (known) return known;
    const {documents, read} = this.#project;
    const {Context, parts} = createNotingContext();
    const opened = {
      reader: openReader(document, documents.files, {remote: read.config.lectern.remote, Context}),
      parts,
    };
    this.#readers.set(document, opened);
    return opened;
  }
}
