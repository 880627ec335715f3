import type {ViewSiteOptions} from '../api-reference/views/view-request.js';
import {isIconPath} from '../base/icon-path.js';
import type {Ports} from '../base/ports.js';
import {renderHighlightedCode} from '../markdown/render/html/highlighted-code.js';
import type {PageContent} from '../site/page/page-content.js';
import {collectAuthorExamples} from '../site/page/written-examples.js';
import type {Redirects} from '../site/routes/redirects.js';
import {drawIcon, type FindIcon, renderPictureIcon} from './draw-icon.js';
import {type FindSize, readSizeAttributes} from './find-size.js';
import {followLink} from './follow-link.js';
import type {Highlighter} from './highlighter.js';
import {type DocumentAccess, PageOperations} from './page-operations.js';
import {toBundlePath} from './slice-folder.js';
import {type CheckTypes, TypedBlocks} from './typed-blocks.js';

/** Services that all pages of a site share. */
export interface SitePorts {
  /** Name of the icon library. */
  readonly library: string;
  readonly findIcon: FindIcon;
  readonly findSize?: FindSize | undefined;
  readonly highlighter: Highlighter;
  /** Type-checks a code block. Absent if no compiler is available. */
  readonly types?: CheckTypes | undefined;
  /** Redirects to follow while rendering, for a copy of the site on a disk. */
  readonly redirects?: Redirects | undefined;
  /** Documents with several files, which are written bundled into one. */
  readonly bundles: ReadonlyMap<string, unknown>;
}

/** Services for rendering one page. Collects what the page requests. */
export class PagePorts {
  /** File names of the icons in the page. */
  readonly icons = new Set<string>();
  operations: PageOperations | undefined;
  /** True if the page contains code. */
  hasCode = false;
  readonly ports: Ports;
  readonly typed: TypedBlocks | undefined;
  readonly #site: SitePorts;
  #file = '';

  constructor(site: SitePorts, base: string) {
    this.#site = site;
    const {library, highlighter, findSize, redirects} = site;
    const find: FindIcon = file => {
      const shapes = site.findIcon(file);
      if (shapes) this.icons.add(file);
      return shapes;
    };
    const color = (code: string, language: string) => {
      this.hasCode = true;
      return highlighter.highlight(code, language);
    };
    this.typed = site.types && new TypedBlocks(site.types, color);
    this.ports = {
      icon: (name, type) =>
        isIconPath(name.trim()) ? renderPictureIcon(name, base) : drawIcon(name, type, library, find),
      highlight: (code, language, byLine) => {
        const tokens = color(code, language);
        return tokens && renderHighlightedCode(tokens, byLine);
      },
      ...(this.typed && {typed: this.typed.find}),
      operation: given => this.operations?.find(given),
      download: document => (site.bundles.has(document) ? `/${toBundlePath(document)}` : undefined),
      hidesExamples: () => this.operations?.hidesExamples === true,
      ...(findSize && {imageSize: (src, isLogo = false) => readSizeAttributes(src, isLogo, base, findSize)}),
      ...(redirects && {link: href => followLink(href, base, redirects)}),
    };
  }

  /** Allows the page to render operations. */
  read(file: string, options: ViewSiteOptions, documents: DocumentAccess): void {
    this.#file = file;
    const settled = async <T>(draw: () => Promise<T>) => {
      const rendered = await draw();
      return (await this.#site.highlighter.settle()) ? draw() : rendered;
    };
    this.operations = new PageOperations({file, options, documents, settled});
  }

  /** Loads what rendering requested. Returns false if nothing is missing. */
  async settle({nodes}: PageContent): Promise<boolean> {
    const hasTypes = await this.typed?.settle(this.#file);
    const hasOperations = await this.operations?.settle(() => collectAuthorExamples(nodes));
    return (await this.#site.highlighter.settle()) || hasOperations === true || hasTypes === true;
  }
}
