import {isFile} from '../base/files.js';
import {createUnreadableError} from '../base/guard.js';
import {omitUndefined} from '../base/omit-undefined.js';
import type {TreeCache} from '../markdown/resolve/resolve-page.js';
import {writeSiteChangelog} from '../site/changelog-text.js';
import {openEntryPage} from '../site/entry-page.js';
import {listVersions} from '../site/navigation/dated-versions.js';
import {findEntryDocument} from '../site/navigation/find-entry-document.js';
import {authored} from '../site/page/authored.js';
import {createPageContext} from '../site/page/create-page-context.js';
import {addDate, buildPage, type PageDocument, type PageOptions, type PageReady} from '../site/page/open-page.js';
import {addPartHrefs} from '../site/part-href.js';
import {writeRemovedPageText} from '../site/removed-page.js';
import {buildViewOptions, listCandidateDocuments} from '../site/site.js';
import {addTitle} from '../site/titled-page.js';
import type {LiveDrawing} from './island-drawing.js';
import type {OpenProject, SourcePage} from './open-project.js';
import type {DocumentAccess} from './page-operations.js';
import type {PlacedSite} from './placed-site.js';
import {createSliceFinder} from './slices-for.js';
import type {WriteOptions} from './write-options.js';

/** Opens a project's pages, from their file or API document. */
export class PageSources {
  readonly #project: OpenProject;
  readonly #options: Pick<WriteOptions, 'drawLive' | 'ending' | 'modified' | 'siteUrl'>;
  readonly #documents: DocumentAccess;
  readonly #snippets: TreeCache = new Map();

  constructor(project: OpenProject, options: WriteOptions) {
    this.#project = project;
    this.#options = options;
    this.#documents = {
      readerOf: project.readerOf,
      ...(options.names.script && {slicesFor: createSliceFinder(project)}),
      hasHistory: document => listVersions(project.site.config, document).length > 0,
    };
  }

  async open({slug, file, entry, removed}: SourcePage, site: PlacedSite): Promise<PageDocument> {
    const pageResult = await openEntryPage(slug, entry, {
      open: async () => {
        if (removed) return this.#build(slug, '', writeRemovedPageText(site, removed), site);
        const result = file === undefined ? undefined : await this.#project.pageFiles.read(file);
        if (result && !isFile(result) && result.missing !== 'absent') throw createUnreadableError(result.path, result);
        return this.#build(slug, file ?? '', result && isFile(result) ? result.text : '', site);
      },
      build: (of, text) => this.#build(of, '', text, site),
      changelog: async document => writeSiteChangelog(site, document, await this.#project.historyOf(document)),
    });
    const source = file ?? findEntryDocument(entry);
    return addDate(addTitle(pageResult.page, site), source === undefined ? undefined : this.#options.modified(source));
  }

  /** Builds a page from text, including the output of components of the project. */
  async #build(slug: string, file: string, text: string, site: PlacedSite): Promise<PageReady> {
    const {base} = site.place;
    const {ending, drawLive} = this.#options;
    const drawing = drawLive?.({slug, file, files: this.#project.files, base, ending});
    const built = await buildPage(slug, file, text, this.#pageOptions(file, site, drawing));
    return {state: 'ready', page: (await drawing?.fill(built)) ?? built};
  }

  #pageOptions(path: string, site: PlacedSite, drawing?: LiveDrawing): PageOptions {
    site.drawn.read(
      path,
      {...addPartHrefs(buildViewOptions(site), site), ...omitUndefined({root: this.#options.siteUrl})},
      this.#documents,
    );
    return {
      settle: content => site.drawn.settle(content),
      files: this.#project.files,
      extension: '.mdx',
      snippets: this.#snippets,
      context: (of, file) => createPageContext(of, file, site.place),
      documents: (slug, named) => listCandidateDocuments(site, slug, named),
      authored: async () => ({
        ...authored,
        resolvePage: page =>
          authored.resolvePage({
            ...page,
            ...omitUndefined({live: drawing?.live}),
            hasUserInfo: site.config.lectern.userInfo !== undefined,
          }),
      }),
    };
  }
}
