import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {formatCount} from '../../../../../src/base/format-count.js';
import {guard} from '../../../../../src/base/guard.js';
import type {Problem} from '../../../../../src/base/problem.js';
import type {OpenProject} from '../../../../../src/prerender/open-project.js';
import {drawText, type ThumbnailFonts} from '../../../../../src/thumbnails/draw-text.js';
import {readFont} from '../../../../../src/thumbnails/font.js';
import type {Thumbnail} from '../../../../../src/thumbnails/page-thumbnail.js';
import type {OutputFolder} from '../output-folder.js';
import {ThumbnailWorkerPool} from './drawing-threads.js';
import {readOwnFont} from './own-font.js';
import {readPngNote} from './png.js';
import {drawSiteDesign, type SiteDesign} from './site-design.js';

interface ThumbnailOptions {
  /** Folder of the installed package's `dist`. */
  readonly dist: string;
  /** Real path of the project's folder. */
  readonly root: string;
  /** Output folder of the last run. Unchanged images are copied from it. */
  readonly last: string;
  readonly out: Pick<OutputFolder, 'write' | 'copy'>;
}

const family = 'Inter';

/**
 * Draws link previews while pages render. The note in each image is a hash of its input, by which the next run detects
 * changes.
 */
export class Thumbnails implements AsyncDisposable {
  readonly #options: ThumbnailOptions;
  readonly #threads: ThumbnailWorkerPool;
  readonly #design: Promise<SiteDesign>;
  readonly #fonts: ThumbnailFonts;
  readonly #drawing: Promise<unknown>[] = [];
  readonly #problems: Problem[] = [];
  readonly #untitled: Thumbnail[] = [];
  #drawn = 0;
  #kept = 0;

  constructor(project: OpenProject, options: ThumbnailOptions) {
    const file = (name: string) => join(options.dist, 'thumbnails', name);
    const [regular, semibold, bold] = ['regular.ttf', 'semibold.ttf', 'bold.ttf'].map(file) as [string, string, string];
    const read = (path: string) => readFont(readFileSync(path));
    const own = readOwnFont(project, options.root);
    const isOwn = own !== undefined && 'font' in own;
    if (own && !isOwn) this.#problems.push(own);
    this.#options = options;
    this.#fonts = isOwn
      ? {family: own.family, regular: own.font, semibold: own.font, bold: own.font}
      : {family, regular: read(regular), semibold: read(semibold), bold: read(bold)};
    this.#threads = new ThumbnailWorkerPool({
      script: join(options.dist, 'node/thumbnail-worker.js'),
      files: {
        wasm: fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')),
        fonts: isOwn ? [own.path] : [regular, semibold, bold],
        family: this.#fonts.family,
      },
    });
    this.#design = drawSiteDesign(project, options.root, this.#threads);
    // Mark the rejection as handled: `finish` awaits it and reports the error.
    this.#design.catch(() => {});
  }

  /** Adds an image to the queue. */
  draw(thumbnail: Thumbnail): void {
    const drawing = guard(thumbnail.path, () => this.#draw(thumbnail)).then(failed => {
      if (failed) this.#problems.push(failed.problem);
    });
    // Mark the rejection as handled: `finish` reports the error.
    drawing.catch(() => {});
    this.#drawing.push(drawing);
  }

  /** Waits until all images are drawn. Reports the progress. */
  async finish(
    progress?: (done: number, all: number) => void,
  ): Promise<{readonly drawn: number; readonly kept: number; readonly problems: readonly Problem[]}> {
    const design = await guard('docs.json', () => this.#design);
    const problems = 'problem' in design ? [design.problem] : design.problems;
    let done = 0;
    const all = this.#drawing.length;
    await Promise.all(this.#drawing.map(drawing => drawing.then(() => progress?.(++done, all))));
    const untitled = this.#untitled.length > 0 ? [withoutTitle(this.#untitled)] : [];
    return {drawn: this.#drawn, kept: this.#kept, problems: [...this.#problems, ...problems, ...untitled]};
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads.close();
  }

  async #draw(thumbnail: Thumbnail): Promise<undefined> {
    const {path, text} = thumbnail;
    const {out, last} = this.#options;
    // `finish` reports the error of the background once, not for each image.
    const design = await this.#design.catch(() => undefined);
    if (!design) return;
    const {palette, hasLogo, pixels, hash} = design;
    const {svg, isUntitled} = drawText(text, {palette, fonts: this.#fonts, hasLogo});
    if (isUntitled) this.#untitled.push(thumbnail);
    const note = createHash('sha256').update(hash).update(svg).digest('hex').slice(0, 32);
    if ((await readPngNote(join(last, path))) === note) {
      this.#kept++;
      await out.copy(join(last, path), path);
      return;
    }
    const result = await this.#threads.draw({svg, over: {pixels, note}});
    if ('failed' in result) throw new Error(`Lectern cannot draw the link preview ${path}: ${result.failed}.`);
    this.#drawn++;
    await out.write(path, Buffer.from(result.bytes));
  }
}

function withoutTitle(pages: readonly Thumbnail[]): Problem {
  const [first] = pages as [Thumbnail];
  const others = pages.length === 1 ? '' : ` and ${formatCount(pages.length - 1, 'more page')}`;
  return {
    code: 'thumbnail-letters',
    level: 'info',
    message: `The link previews of "${first.text.title}"${others} show the name of the site: their font has only Latin, Greek, and Cyrillic letters.`,
    fix: 'add "og:image": /image.png to the frontmatter of these pages.',
    place: {file: first.file, line: 1, column: 1},
  };
}
