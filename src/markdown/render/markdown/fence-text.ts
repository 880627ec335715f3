import {readFenceMeta} from '../../../components/fence-meta.js';
import type {Code} from '../../../tree/tree.js';
import {removeTypeMarks} from '../../code/without-type-marks.js';
import {createOtherBlock, type MarkdownBlock} from './block.js';
import {countLongestTicks} from './escape-text.js';

/**
 * Writes a code block. Its fence is longer than any fence in the code. Omits settings that only affect the appearance.
 */
export function writeCodeFence({language, meta, value}: Pick<Code, 'language' | 'meta' | 'value'>): MarkdownBlock {
  const {title: written, twoslash} = readFenceMeta(meta);
  const title = written?.replaceAll('`', '').trim();
  return writeFence(
    twoslash ? removeTypeMarks(value) : value,
    `${language || (title ? 'text' : '')}${title ? ` title=${quoteTitle(title)}` : ''}`,
  );
}

export function writeFence(value: string, info = ''): MarkdownBlock {
  const ticks = '`'.repeat(Math.max(3, countLongestTicks(value) + 1));
  const text = value.replace(/\n$/, '');
  return createOtherBlock(`${ticks}${info}\n${text ? `${text}\n` : ''}${ticks}`);
}

function quoteTitle(title: string): string {
  return title.includes('"') ? `'${title.replaceAll("'", '’')}'` : `"${title}"`;
}
