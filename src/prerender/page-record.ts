import {guard} from '../base/guard.js';
import type {Problem} from '../base/problem.js';
import {documentOf} from '../navigation/document-of.js';
import type {Thumbnail} from '../thumbnails/page-thumbnail.js';
import type {PageWriter} from './page-writer.js';
import type {Slot} from './plan.js';
import {markdownPath} from './site-files.js';

/**
 * What is kept of a page that was written: all that the files about the whole site need of it. Plain data, so that pages can
 * be written by another thread, on another machine, or in an earlier run.
 */
export interface PageRecord {
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  /** Search engines are asked to leave it out. */
  readonly isHidden: boolean;
  /** It is in no search of the site. */
  readonly isUnsearchable?: true;
  readonly variant: string;
  readonly modified?: string;
  /** It only leads elsewhere. */
  readonly url?: string;
  /** Where the navigation has it, for results of the search. */
  readonly trail: string;
  /** What the search finds of it: JSON of its sections without the brackets around them, in UTF-8 as it is written. */
  readonly sections: Uint8Array;
  readonly problems: readonly Problem[];
  /** It could not be rendered: it has no files. */
  readonly isFailed?: true;
  /** The text of its feed; `false` for one that cannot be, because the address of the site is not known. */
  readonly feed?: string | false;
  /** Its picture, to be drawn. */
  readonly thumbnail?: Thumbnail;
  /** What its style sheet of classes is made of, where it has one. */
  readonly classes?: readonly string[];
  /** The parts of the theme that it begins with. */
  readonly parts?: readonly string[];
  /** Elements of its text whose libraries are large, by tag. */
  readonly heavy: readonly string[];
  /** Files of the icons that it shows, without their ending. */
  readonly icons: readonly string[];
}

/**
 * Libraries by the tags that need them, each a folder or a script; pages of others embed operations with the last. Which icons
 * components show that run is not known ahead.
 */
export const heavyParts: Readonly<Record<string, string>> = {
  'docs-live': 'icons',
  'docs-latex': 'katex',
  'docs-mermaid': 'mermaid',
  'docs-mermaid elk': 'mermaid-elk',
  'openapi-endpoint': 'lectern-endpoint.js',
};

export type WriteFile<Text = string> = (path: string, text: Text) => void | Promise<void>;

/** The two files of a page: as HTML, and as Markdown. */
export function filesOf(path: string, slug: string): readonly [html: string, markdown: string] {
  return [path, markdownPath(slug)];
}

/** Each page is drawn, written and let go. `progress` is told how many are done. */
export async function writePages(
  writer: PageWriter,
  slots: readonly Slot[],
  write: WriteFile,
  progress?: (done: number) => void,
): Promise<readonly PageRecord[]> {
  const records: PageRecord[] = [];
  for (const slot of slots) {
    progress?.(records.length);
    records.push(await writePage(writer, slot, write));
  }
  return records;
}

async function writePage(writer: PageWriter, {source, path}: Slot, write: WriteFile): Promise<PageRecord> {
  const written = await guard(source.file ?? documentOf(source.entry) ?? source.slug, () => writer.write(source, path));
  if ('problem' in written) return failedPage(source.slug, written.problem);
  const {html, markdown, ...record} = written;
  const [page, text] = filesOf(path, source.slug);
  await write(page, html);
  await write(text, markdown);
  return {...record, heavy: heavyIn(html)};
}

/** The record of a page that is not written. */
function failedPage(slug: string, problem: Problem): PageRecord {
  const nothing = {trail: '', variant: '', sections: new Uint8Array(), heavy: [], icons: []};
  return {slug, title: slug, isHidden: true, isFailed: true, problems: [problem], ...nothing};
}

export function heavyIn(html: string): readonly string[] {
  return Object.keys(heavyParts).filter(name => {
    const [tag = '', layout = ''] = name.split(' ');
    return html.includes(`<${tag}`) && html.includes(layout);
  });
}
