import {readFenceMeta} from '../../../components/fence-meta.js';
import type {Code} from '../../../tree/tree.js';
import {withoutTypeMarks} from '../../code/without-type-marks.js';
import {type Block, other} from './block.js';
import {longestTicks} from './escape-text.js';

/** Writes a fence longer than any in its code. Omits settings that only change the look. */
export function codeFence({language, meta, value}: Pick<Code, 'language' | 'meta' | 'value'>): Block {
  const {title: written, twoslash} = readFenceMeta(meta);
  const title = written?.replaceAll('`', '').trim();
  return fence(
    twoslash ? withoutTypeMarks(value) : value,
    `${language || (title ? 'text' : '')}${title ? ` title=${quoted(title)}` : ''}`,
  );
}

export function fence(value: string, info = ''): Block {
  const ticks = '`'.repeat(Math.max(3, longestTicks(value) + 1));
  const text = value.replace(/\n$/, '');
  return other(`${ticks}${info}\n${text ? `${text}\n` : ''}${ticks}`);
}

function quoted(title: string): string {
  return title.includes('"') ? `'${title.replaceAll("'", '’')}'` : `"${title}"`;
}
